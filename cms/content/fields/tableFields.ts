import type { ArrayField, TextField } from 'payload'

/** Headings and rows of a table, as a section or in running text. The panel shows them; the content screen edits them as one grid. */
export function tableFields(most: { readonly columns: number; readonly rows: number }): { columns: TextField; rows: ArrayField } {
  return {
    columns: {
      name: 'columns',
      type: 'text',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: most.columns,
      admin: { readOnly: true, description: 'Headings after the first column, in order.' },
    },
    rows: {
      name: 'rows',
      type: 'array',
      labels: { singular: 'Row', plural: 'Rows' },
      minRows: 1,
      maxRows: most.rows,
      admin: IN_CONTENT_SCREEN,
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
  }
}

/** A list whose cells the content screen edits as one grid. */
export const IN_CONTENT_SCREEN = { readOnly: true, description: 'Edited as a grid in the content screen.' } as const

/** The number of columns of a stored or entered table. */
export function columnCount(table: unknown): number {
  return typeof table === 'object' && table !== null && 'columns' in table && Array.isArray(table.columns) ? table.columns.length : 0
}
