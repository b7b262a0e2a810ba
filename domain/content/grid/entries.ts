import { ownId } from '../ownId'
import { type FieldValues, initialValues, type SectionField } from '../sectionForm'

/** A new entry of a list. */
export function newEntry({ fields = [] }: SectionField): FieldValues {
  return { id: ownId(), ...initialValues(fields) }
}

/** The entries of a list as it is stored; none for what is no list. */
export function entriesOf(value: unknown): FieldValues[] {
  return Array.isArray(value) ? value : []
}
