import { isRecord, sameValue } from '@framewell/domain/content/saving/sameValue'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

export type PanelFields = Readonly<Record<string, unknown>>

/** What the system notes on a document and nobody types. */
const SYSTEM: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'globalType', 'modifiedBy', 'publishedWhenDeleted'],
])
/** What comes with the file of an upload. Its focal point is moved by a call of its own. */
const OF_FILES: ReadonlySet<string> = new Set([
  ...['file', 'filename', 'filesize', 'mimeType', 'width', 'height', 'focalX', 'focalY', 'url', 'thumbnailURL', 'sizes', 'uploadName'],
])

/** What an editor can set of a document, as the panel's form holds it. */
export function formValues(fields: FormState): PanelFields {
  // The form counts the rows of a list in its value; an empty list would be the number 0.
  const listed = Object.entries(fields).map(([path, field]) => [path, field.rows?.length === 0 ? { ...field, value: [] } : field] as const)
  return editable(reduceFieldsToValues(Object.fromEntries(listed), true))
}

/** What an editor can set of a document as the server answers it. */
export function editable(document: PanelFields): PanelFields {
  const isUpload = 'filename' in document
  const isTyped = (member: string) => !SYSTEM.has(member) && !(isUpload && OF_FILES.has(member))
  return Object.fromEntries(Object.entries(document).filter(([member, value]) => isTyped(member) && value !== undefined))
}

/** The value without what says nothing: the form and the server write an empty field, an unticked box and an empty list each their own way. */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([name, member]) => [name, bare(member)] as const)
  return Object.fromEntries(members.filter(([, member]) => !saysNothing(member)))
}

function saysNothing(value: unknown): boolean {
  return value === false || value === 0 || sameValue(value, null) || (isRecord(value) && Object.keys(value).length === 0)
}
