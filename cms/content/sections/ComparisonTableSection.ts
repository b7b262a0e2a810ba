import type { Block } from 'payload'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'
import { columnCount, tableFields } from '../fields/tableFields'

const { columns, rows } = tableFields({ columns: 6, rows: 30 })

export const ComparisonTableSection: Block = {
  slug: 'comparisonTable',
  interfaceName: 'ComparisonTableSection',
  labels: { singular: 'Comparison table', plural: 'Comparison tables' },
  admin: { group: 'Facts' },
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
