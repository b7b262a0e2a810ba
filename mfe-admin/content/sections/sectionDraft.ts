import { entriesOf, newEntry } from '@framewell/domain/content/grid/entries'
import { ownId } from '@framewell/domain/content/ownId'
import { type FieldValues, initialValues, type SectionField, type SectionForm } from '@framewell/domain/content/sectionForm'
import { readWords } from '@framewell/domain/content/sectionWords'
import type { EditableSection } from '../editablePage'

/** A new section as its kind begins, with these values where they are given: a list that may not be empty has its first entry. */
export function newSection({ type, fields }: SectionForm, given: FieldValues = {}): EditableSection {
  const values = initialValues(fields)
  const begun = fields
    .filter(({ kind, min = 0, cellsFor }) => kind === 'rows' && min > 0 && !cellsFor)
    .map((field) => [field.name, [newEntry(field)]])
  return sectionOf(ownId(), type, { ...values, ...Object.fromEntries(begun), ...given })
}

/** The section with other values; its title and words follow, for the score. */
export function withValues(section: EditableSection, change: FieldValues): EditableSection {
  return sectionOf(section.id, section.type, { ...section.fields, ...change })
}

/** The same again under ids of its own. */
export function copyOf(section: EditableSection, { fields }: SectionForm): EditableSection {
  return sectionOf(ownId(), section.type, ofItsOwn(section.fields, fields))
}

function ofItsOwn(values: FieldValues, fields: readonly SectionField[]): FieldValues {
  const lists = fields
    .filter(({ kind }) => kind === 'rows')
    .map((field) => [field.name, entriesOf(values[field.name]).map((entry) => ({ ...ofItsOwn(entry, field.fields ?? []), id: ownId() }))])
  return { ...values, ...Object.fromEntries(lists) }
}

/** A section of some kind with these values, its title and words read from them. */
export function sectionOf(id: string, type: string, fields: FieldValues): EditableSection {
  return { id, type, ...readWords(type, fields), fields: { ...fields } }
}
