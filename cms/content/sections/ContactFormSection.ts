import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { bar, box, heading, inLibrary, type SectionBlock, SIGNAL } from './sectionBlock'

export const ContactFormSection: SectionBlock = {
  slug: 'contactForm',
  interfaceName: 'ContactFormSection',
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  admin: inLibrary('Tools', `${heading}${box(20, 40, 200, 22)}${box(20, 70, 200, 44)}${bar(20, 124, 54, 16, SIGNAL)}`),
  fields: [
    ...sectionHeading(),
    {
      name: 'address',
      type: 'text',
      required: true,
      maxLength: 254,
      label: 'Mail address beside the form',
      admin: { description: 'Messages of the form go to the contact address of the site settings.' },
    },
    { name: 'note', type: 'text', maxLength: 300, admin: { description: 'Who answers, and when.' } },
    sectionAppearance(),
  ],
}
