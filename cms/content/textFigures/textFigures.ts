import { TEXT_FIGURE_TYPES, TEXT_TABLE_LIMITS, type TextFigureType } from '@framewell/domain/content/figures'
import { HEAD_LENGTH } from '@framewell/domain/content/paste/pastedLines'
import type { Block, TextField } from 'payload'
import { chartFields } from '../fields/chartFields'
import { sourceField } from '../fields/sourceField'
import { tableFields } from '../fields/tableFields'

const heading: TextField = {
  name: 'heading',
  type: 'text',
  maxLength: 140,
  admin: { placeholder: 'The finding, in one line', description: 'Shown above it; a chart colors what it names.' },
}
/** The heading shows its kind and its finding, so the block name is hidden. */
function labelled(kind: string): Block['admin'] {
  return { disableBlockName: true, components: { Label: { path: '/cms/content/panel/FigureLabel#FigureLabel', clientProps: { kind } } } }
}

const corner: TextField = {
  name: 'corner',
  type: 'text',
  label: 'Heading of the first column',
  maxLength: HEAD_LENGTH,
}
const { columns, rows } = tableFields(TEXT_TABLE_LIMITS)

/** A figure of the domain that the panel lacks does not compile. */
const byType: Record<TextFigureType, Block> = {
  textTable: {
    slug: 'textTable',
    interfaceName: 'TextTable',
    labels: { singular: 'Table', plural: 'Tables' },
    admin: labelled('Table'),
    fields: [{ ...heading }, corner, columns, rows, sourceField(true)],
  },
  textChart: {
    slug: 'textChart',
    interfaceName: 'TextChart',
    labels: { singular: 'Chart', plural: 'Charts' },
    admin: labelled('Chart'),
    fields: [{ ...heading }, ...chartFields()],
  },
}

/** Tables and charts in running text. */
export const textFigures: Block[] = TEXT_FIGURE_TYPES.map((type) => byType[type])
