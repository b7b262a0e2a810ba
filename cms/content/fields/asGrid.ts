import { type GridShape, gridParts } from '@framewell/domain/content/grid/grid'
import type { ArrayField, TextField } from 'payload'
import { formFields } from './formField'

/** Headings, and a list whose entries have a cell for each of them, edited as one grid beside the figure they make. */
export function asGrid<Headings extends TextField>(columns: Headings, rows: ArrayField): { columns: Headings; rows: ArrayField } {
  const shape: GridShape | undefined = gridParts(formFields([columns, rows]))
  if (!shape) throw new Error(`The list ${rows.name} has no cells for ${columns.name}`)
  return {
    // The grid writes them.
    columns: { ...columns, admin: { ...columns.admin, hidden: true } },
    rows: {
      ...rows,
      admin: { ...rows.admin, components: { Field: { path: '/cms/content/panel/late#FigureGrid', clientProps: { shape } } } },
    },
  }
}
