import type { Block } from 'payload'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'

export const FaqSection: Block = {
  slug: 'faq',
  interfaceName: 'FaqSection',
  labels: { singular: 'FAQ', plural: 'FAQs' },
  admin: { group: 'Words' },
  fields: [
    ...sectionHeading(),
    {
      name: 'entries',
      type: 'array',
      label: 'Questions',
      labels: { singular: 'Question', plural: 'Questions' },
      minRows: 1,
      maxRows: 30,
      admin: { description: 'Search engines read these as questions and answers.' },
      fields: [
        { name: 'question', type: 'text', required: true, maxLength: 200 },
        { name: 'answer', type: 'textarea', required: true, maxLength: 1500, admin: { rows: 3 } },
      ],
    },
    sectionAppearance(),
  ],
}
