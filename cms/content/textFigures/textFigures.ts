import { TEXT_FIGURE_TYPES, TEXT_TABLE_LIMITS, type TextFigureType } from '@framewell/domain/content/figures'
import type { Block, TextField } from 'payload'
import { chartFields } from '../fields/chartFields'
import { sourceField } from '../fields/sourceField'
import { tableFields } from '../fields/tableFields'

const heading: TextField = {
  name: 'heading',
  type: 'text',
  maxLength: 140,
  admin: { placeholder: 'The finding, in one line', description: 'Stands above it; a chart colours what it names.' },
}
/** At its head stand its kind and its finding, which no second name says again. */
function labelled(kind: string): Block['admin'] {
  return { disableBlockName: true, components: { Label: { path: '/cms/content/panel/FigureLabel#FigureLabel', clientProps: { kind } } } }
}

const { columns, rows } = tableFields(TEXT_TABLE_LIMITS)

/** A figure that the domain names and the panel lacks does not compile. */
const byType: Record<TextFigureType, Block> = {
  textTable: {
    slug: 'textTable',
    interfaceName: 'TextTable',
    labels: { singular: 'Table', plural: 'Tables' },
    admin: labelled('Table'),
    fields: [{ ...heading }, columns, rows, sourceField(true)],
  },
  textChart: {
    slug: 'textChart',
    interfaceName: 'TextChart',
    labels: { singular: 'Chart', plural: 'Charts' },
    admin: labelled('Chart'),
    fields: [{ ...heading }, ...chartFields()],
  },
}

/** Tables and charts that stand within running text. */
export const textFigures: Block[] = TEXT_FIGURE_TYPES.map((type) => byType[type])
