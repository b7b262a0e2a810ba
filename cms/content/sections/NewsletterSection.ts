import type { Block } from 'payload'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const NewsletterSection: Block = {
  slug: 'newsletter',
  interfaceName: 'NewsletterSection',
  labels: { singular: 'Newsletter box', plural: 'Newsletter boxes' },
  admin: { group: 'Blog' },
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
