import { isRecord } from '@framewell/domain/content/saving/sameValue'
import type { FlattenedField, PayloadRequest } from 'payload'

export type Members = Readonly<Record<string, unknown>>

/** What a panel form sends, and when it was read; null for a global that nobody had saved yet. */
export interface SentForm {
  readonly members: Members
  readonly readAt: string | null
}

/** Fields the system sets. */
const SYSTEM: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', 'globalType', '_status'])

/** Null for anything that is no form or does not say when it was read, and for strangers, who save nothing. */
export function sentForm({ payloadAPI, user, headers }: PayloadRequest, data: unknown, fields: readonly FlattenedField[]): SentForm | null {
  if (!user || payloadAPI !== 'REST' || !isRecord(data)) return null
  const readAt = typeof data.updatedAt === 'string' ? data.updatedAt : null
  // Only the panel sends a form as multipart.
  if (readAt === null && !headers.get('content-type')?.startsWith('multipart/form-data')) return null
  return { members: Object.fromEntries(Object.entries(listed(data, fields)).filter(([member]) => !SYSTEM.has(member))), readAt }
}

/** The panel sends an empty list as the number of its rows. */
function listed(members: Members, fields: readonly FlattenedField[]): Members {
  const changed = fields.flatMap((field): [string, unknown][] => {
    const value = members[field.name]
    if (field.type === 'array' && !Array.isArray(value)) return value === 0 ? [[field.name, []]] : []
    if (field.type === 'array' && Array.isArray(value))
      return [[field.name, value.map((row) => (isRecord(row) ? listed(row, field.flattenedFields) : row))]]
    return (field.type === 'group' || field.type === 'tab') && isRecord(value) ? [[field.name, listed(value, field.flattenedFields)]] : []
  })
  return { ...members, ...Object.fromEntries(changed) }
}

export function membersOf(stored: unknown): Members {
  return isRecord(stored) ? stored : {}
}

/** True also for something never saved, or not readable: then there is nothing to compare with. */
export function isSameMoment(stored: unknown, readAt: string | null): boolean {
  return typeof stored !== 'string' || (readAt !== null && Date.parse(stored) === Date.parse(readAt))
}
