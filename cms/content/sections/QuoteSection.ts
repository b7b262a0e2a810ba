import { sectionAppearance } from '../fields/sectionAppearance'
import { bar, INK, inLibrary, line, type SectionBlock, STEEL } from './sectionBlock'

export const QuoteSection: SectionBlock = {
  slug: 'quote',
  interfaceName: 'QuoteSection',
  labels: { singular: 'Quote', plural: 'Quotes' },
  admin: inLibrary(
    'Words',
    `${line('M24 40v84', STEEL, 5)}${bar(44, 48, 168, 9, INK)}${bar(44, 66, 150, 9, INK)}${bar(44, 84, 104, 9, INK)}${bar(44, 110, 70)}`,
  ),
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
