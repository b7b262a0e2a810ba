import type { Field } from 'payload'
import { asGrid } from './asGrid'

/** Headings and rows of a table, as a section or in running text. */
export function tableFields(most: { readonly columns: number; readonly rows: number }): { columns: Field; rows: Field } {
  return asGrid(
    {
      name: 'columns',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: most.columns,
      admin: { description: 'Headings after the first column, in order.', placeholder: 'Steel frame' },
    },
    {
      name: 'rows',
      type: 'array',
      labels: { singular: 'Row', plural: 'Rows' },
      minRows: 1,
      maxRows: most.rows,
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
  )
}

/** The number of columns of a stored or entered table. */
export function columnCount(table: unknown): number {
  return typeof table === 'object' && table !== null && 'columns' in table && Array.isArray(table.columns) ? table.columns.length : 0
}
