import { isRecord, sameValue } from '@framewell/domain/content/saving/sameValue'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'

export type PanelFields = Readonly<Record<string, unknown>>

/** Members that the system sets and nobody edits. */
const SYSTEM: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'globalType', 'modifiedBy', 'publishedWhenDeleted'],
])
/** Members that come with an uploaded file. Its focal point has its own call. */
const OF_FILES: ReadonlySet<string> = new Set([
  ...['file', 'filename', 'filesize', 'mimeType', 'width', 'height', 'focalX', 'focalY', 'url', 'thumbnailURL', 'sizes', 'uploadName'],
])

/** The editable members of a document, from the panel's form. */
export function formValues(fields: FormState): PanelFields {
  // The form stores the number of rows as a list's value, so an empty list would become the number 0.
  const listed = Object.entries(fields).map(([path, field]) => [path, field.rows?.length === 0 ? { ...field, value: [] } : field] as const)
  return editable(reduceFieldsToValues(Object.fromEntries(listed), true))
}

/** The editable members of a document, from the server's answer. */
export function editable(document: PanelFields): PanelFields {
  const isUpload = 'filename' in document
  const isTyped = (member: string) => !SYSTEM.has(member) && !(isUpload && OF_FILES.has(member))
  return Object.fromEntries(Object.entries(document).filter(([member, value]) => isTyped(member) && value !== undefined))
}

/** The value without empty members: the form and the server write empty fields, unchecked boxes and empty lists differently. */
export function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (!isRecord(value)) return value
  const members = Object.entries(value).map(([name, member]) => [name, bare(member)] as const)
  return Object.fromEntries(members.filter(([, member]) => !saysNothing(member)))
}

function saysNothing(value: unknown): boolean {
  return value === false || value === 0 || sameValue(value, null) || (isRecord(value) && Object.keys(value).length === 0)
}
