import { isRecord } from './sameValue'

/** A form field; for a list, the entry's name and fields. */
export interface LabelledField {
  readonly name: string
  readonly label: string
  readonly entry?: string | undefined
  readonly fields?: readonly LabelledField[] | undefined
}

/** A document's forms: its own fields, and those of its sections by type. */
export interface DocumentForms {
  readonly own: readonly LabelledField[]
  readonly sections: readonly { readonly type: string; readonly fields: readonly LabelledField[] }[]
}

export const NO_FORMS: DocumentForms = { own: [], sections: [] }

/** The fields of a list entry: a section's by type, others by their list. */
export function fieldsOfEntry({ sections }: DocumentForms, list: LabelledField | undefined, entry: unknown): readonly LabelledField[] {
  const type = isRecord(entry) ? (entry.blockType ?? entry.type) : undefined
  return list?.fields ?? sections.find((form) => form.type === type)?.fields ?? []
}
