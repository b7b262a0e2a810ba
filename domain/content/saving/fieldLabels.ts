import { isRecord } from './sameValue'

/** A field as a form shows it; of a list, what one entry is called and which fields it has. */
export interface LabelledField {
  readonly name: string
  readonly label: string
  readonly entry?: string | undefined
  readonly fields?: readonly LabelledField[] | undefined
}

/** The forms of a document: its own fields, and those of its sections by their kind. */
export interface DocumentForms {
  readonly own: readonly LabelledField[]
  readonly sections: readonly { readonly type: string; readonly fields: readonly LabelledField[] }[]
}

export const NO_FORMS: DocumentForms = { own: [], sections: [] }

/** The fields of an entry of a list that is at hand: a section's by its kind, another's by its list. */
export function fieldsOfEntry({ sections }: DocumentForms, list: LabelledField | undefined, entry: unknown): readonly LabelledField[] {
  const type = isRecord(entry) ? (entry.blockType ?? entry.type) : undefined
  return list?.fields ?? sections.find((form) => form.type === type)?.fields ?? []
}
