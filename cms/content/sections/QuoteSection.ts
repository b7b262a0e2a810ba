import type { Block } from 'payload'
import { sectionAppearance } from '../fields/sectionAppearance'

export const QuoteSection: Block = {
  slug: 'quote',
  interfaceName: 'QuoteSection',
  labels: { singular: 'Quote', plural: 'Quotes' },
  admin: { group: 'Words' },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { rows: 3, description: 'As it was said, without quotation marks.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'attribution', type: 'text', label: 'Who said it', maxLength: 120 },
        { name: 'role', type: 'text', maxLength: 120, admin: { placeholder: 'Company or office' } },
      ],
    },
    sectionAppearance(),
  ],
}
