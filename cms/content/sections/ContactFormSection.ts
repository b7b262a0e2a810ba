import type { Block } from 'payload'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const ContactFormSection: Block = {
  slug: 'contactForm',
  interfaceName: 'ContactFormSection',
  labels: { singular: 'Contact form', plural: 'Contact forms' },
  admin: { group: 'Tools' },
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
