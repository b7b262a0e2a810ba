import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, box, inLibrary, line, type SectionBlock, SIGNAL } from './sectionBlock'

export const NewsletterSection: SectionBlock = {
  slug: 'newsletter',
  interfaceName: 'NewsletterSection',
  labels: { singular: 'Newsletter box', plural: 'Newsletter boxes' },
  admin: inLibrary(
    'Blog',
    `${line('M88 34h64v40h-64zM88 34l32 24l32 -24')}${box(40, 98, 108, 24)}${bar(50, 107, 60)}${bar(154, 98, 46, 24, SIGNAL)}`,
  ),
  fields: [
    ...sectionHeading(),
    {
      name: 'note',
      type: 'text',
      maxLength: 300,
      defaultValue: 'We mail you a link to confirm. Every mail after that can end the subscription with one click.',
      admin: { description: 'What happens with the address, below the field.' },
    },
    sectionAppearance(),
  ],
}
