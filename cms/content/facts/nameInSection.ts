import { cellFact } from '@framewell/domain/content/chartCells'
import { namePlain } from '@framewell/domain/content/facts'
import { isRecord } from '@framewell/domain/content/saving/sameValue'
import { figure } from '@framewell/domain/numbers/figure'
import type { FormField } from '../fields/formField'
import { SECTION_FORMS, TEXT_FIGURE_FORMS } from '../management/sectionForms'

type Stored = Readonly<Record<string, unknown>>

/** A stored section with every typed-out value replaced by the fact; the same object if there is none. */
export function nameInSection<Block extends { readonly blockType: string }>(block: Block, key: string, value: string): Block {
  const changed = inFields({ ...block }, SECTION_FORMS.get(block.blockType)?.fields ?? [], (text) => namePlain(text, key, value))
  return changed.length === 0 ? block : { ...block, ...Object.fromEntries(changed) }
}

/** The changed fields with their new values. Options, numbers and pictures are never text. */
function inFields(stored: Stored, fields: readonly FormField[], name: (text: string) => string): [string, unknown][] {
  return fields.flatMap((field): [string, unknown][] => {
    const before = stored[field.name]
    const after = inField(before, field, name)
    return after === before ? [] : [[field.name, after]]
  })
}

function inField(value: unknown, field: FormField, name: (text: string) => string): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return typeof value === 'string' ? name(value) : value
    case 'numbers':
      // A number is replaced whole or not at all.
      return sameOr(value, (entry) => (typeof entry === 'number' ? named(entry, name) : entry))
    case 'texts':
      return sameOr(value, (entry) => (typeof entry === 'string' ? name(entry) : entry))
    case 'richText':
      return inNodes(value, name)
    case 'rows':
      return sameOr(value, (row) => {
        const changed = isRecord(row) ? inFields(row, field.fields ?? [], name) : []
        return isRecord(row) && changed.length > 0 ? { ...row, ...Object.fromEntries(changed) } : row
      })
    default:
      return value
  }
}

/** The fact in place of an equal number. */
function named(cell: number, name: (text: string) => string): unknown {
  const text = name(figure(cell))
  return cellFact(text) === undefined ? cell : text
}

/** Replaces values in running text: in its text nodes and in the tables and charts between them. */
function inNodes(value: unknown, name: (text: string) => string): unknown {
  if (Array.isArray(value)) return sameOr(value, (entry) => inNodes(entry, name))
  if (!isRecord(value)) return value
  if (value.type === 'text' && typeof value.text === 'string') {
    const text = name(value.text)
    return text === value.text ? value : { ...value, text }
  }
  if (value.type === 'block' && isRecord(value.fields)) {
    const { fields } = value
    const changed = inFields(fields, TEXT_FIGURE_FORMS.find(({ type }) => type === fields.blockType)?.fields ?? [], name)
    return changed.length === 0 ? value : { ...value, fields: { ...fields, ...Object.fromEntries(changed) } }
  }
  const [member] = ['root', 'children'].filter((candidate) => candidate in value)
  if (!member) return value
  const inner = inNodes(value[member], name)
  return inner === value[member] ? value : { ...value, [member]: inner }
}

function sameOr(value: unknown, change: (entry: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return value
  const changed = value.map(change)
  return changed.every((entry, index) => entry === value[index]) ? value : changed
}
