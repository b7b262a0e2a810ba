import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'
import { columnCount, tableFields } from '../fields/tableFields'
import { bar, heading, inLibrary, line, type SectionBlock, STEEL, times } from './sectionBlock'

const { columns, rows } = tableFields({ columns: 6, rows: 30 })

export const ComparisonTableSection: SectionBlock = {
  slug: 'comparisonTable',
  interfaceName: 'ComparisonTableSection',
  labels: { singular: 'Comparison table', plural: 'Comparison tables' },
  admin: inLibrary(
    'Facts',
    `${heading}${bar(94, 44, 58, 100, '#e6eef5')}${times(5, (row) => bar(20, 52 + row * 19, 56) + bar(102, 52 + row * 19, 42, 6, STEEL) + bar(168, 52 + row * 19, 42) + line(`M20 ${65 + row * 19}H220`, '#e9e5db', 1))}`,
  ),
  fields: [
    ...sectionHeading(),
    columns,
    {
      name: 'highlightedColumn',
      type: 'number',
      min: 0,
      max: 5,
      admin: { description: 'Which of them is ours: 0 for the first. Empty for none.' },
      validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) =>
        value == null || (Number.isInteger(value) && value >= 0 && value < columnCount(siblingData)) || 'There is no such column',
    },
    rows,
    sourceField(true),
    linksField(),
    sectionAppearance(),
  ],
}
