import type { Block } from 'payload'
import { linksField } from '../fields/linksField'
import { sectionAppearance } from '../fields/sectionAppearance'
import { sectionHeading } from '../fields/sectionHeading'
import { sourceField } from '../fields/sourceField'

export const ComparisonTableSection: Block = {
  slug: 'comparisonTable',
  interfaceName: 'ComparisonTableSection',
  labels: { singular: 'Comparison table', plural: 'Comparison tables' },
  admin: { group: 'Facts' },
  fields: [
    ...sectionHeading(),
    {
      name: 'columns',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 6,
      admin: { description: 'Headings after the first column, in order.', placeholder: 'Steel frame' },
    },
    {
      name: 'highlightedColumn',
      type: 'number',
      min: 0,
      max: 5,
      admin: { description: 'Which of them is ours: 0 for the first. Empty for none.' },
      validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) =>
        value == null || (Number.isInteger(value) && value >= 0 && value < columnCount(siblingData)) || 'There is no such column',
    },
    {
      name: 'rows',
      type: 'array',
      labels: { singular: 'Row', plural: 'Rows' },
      minRows: 1,
      maxRows: 30,
      fields: [
        { name: 'label', type: 'text', required: true, maxLength: 120 },
        {
          name: 'cells',
          type: 'text',
          hasMany: true,
          required: true,
          custom: { cellsFor: 'columns' },
          admin: { description: 'One for each column, in order.' },
          validate: (cells: string[] | null | undefined, { blockData }) => {
            const expected = columnCount(blockData)
            const given = cells?.length ?? 0
            return given === expected || `This row has ${given} cells; the table has ${expected} columns`
          },
        },
      ],
    },
    sourceField(),
    linksField(),
    sectionAppearance(),
  ],
}

function columnCount(table: unknown): number {
  return typeof table === 'object' && table !== null && 'columns' in table && Array.isArray(table.columns) ? table.columns.length : 0
}
