import { type GridShape, gridParts } from '@framewell/domain/content/grid/grid'
import type { ArrayField, TextField } from 'payload'
import { formFields } from './formField'

/** Column headings and a list with one cell per heading, edited as one grid next to the resulting figure. */
export function asGrid<Headings extends TextField>(columns: Headings, rows: ArrayField): { columns: Headings; rows: ArrayField } {
  const shape: GridShape | undefined = gridParts(formFields([columns, rows]))
  if (!shape) throw new Error(`The list ${rows.name} has no cells for ${columns.name}`)
  return {
    // Written by the grid.
    columns: { ...columns, admin: { ...columns.admin, hidden: true } },
    rows: {
      ...rows,
      admin: { ...rows.admin, components: { Field: { path: '/cms/content/panel/late#FigureGrid', clientProps: { shape } } } },
    },
  }
}
