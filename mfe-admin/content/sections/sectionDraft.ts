import { entriesOf, newEntry } from '@framewell/domain/content/grid/entries'
import { ownId } from '@framewell/domain/content/ownId'
import { type FieldValues, initialValues, type SectionField, type SectionForm } from '@framewell/domain/content/sectionForm'
import { readWords } from '@framewell/domain/content/sectionWords'
import type { EditableSection } from '../editablePage'

/** A new section with its type's defaults and the given values; a required list gets a first entry. */
export function newSection({ type, fields }: SectionForm, given: FieldValues = {}): EditableSection {
  const values = initialValues(fields)
  const begun = fields
    .filter(({ kind, min = 0, cellsFor }) => kind === 'rows' && min > 0 && !cellsFor)
    .map((field) => [field.name, [newEntry(field)]])
  return sectionOf(ownId(), type, { ...values, ...Object.fromEntries(begun), ...given })
}

/** The section with changed values; its title and text are derived again for the score. */
export function withValues(section: EditableSection, change: FieldValues): EditableSection {
  return sectionOf(section.id, section.type, { ...section.fields, ...change })
}

/** A copy with new ids. */
export function copyOf(section: EditableSection, { fields }: SectionForm): EditableSection {
  return sectionOf(ownId(), section.type, withOwnIds(section.fields, fields))
}

function withOwnIds(values: FieldValues, fields: readonly SectionField[]): FieldValues {
  const lists = fields
    .filter(({ kind }) => kind === 'rows')
    .map((field) => [field.name, entriesOf(values[field.name]).map((entry) => ({ ...withOwnIds(entry, field.fields ?? []), id: ownId() }))])
  return { ...values, ...Object.fromEntries(lists) }
}

/** A section of a type with these values; its title and text are derived from them. */
export function sectionOf(id: string, type: string, fields: FieldValues): EditableSection {
  return { id, type, ...readWords(type, fields), fields: { ...fields } }
}
