import { ownId } from '../ownId'
import { type FieldValues, initialValues, type SectionField } from '../sectionForm'

/** A new list entry. */
export function newEntry({ fields = [] }: SectionField): FieldValues {
  return { id: ownId(), ...initialValues(fields) }
}

/** The entries of a stored list; empty when the value is not a list. */
export function entriesOf(value: unknown): FieldValues[] {
  return Array.isArray(value) ? value : []
}
