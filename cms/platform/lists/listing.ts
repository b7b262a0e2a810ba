import { CURSOR_WORDS } from '@framewell/domain/lists/listInput'
import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import type { SqlPart } from '../database/SqlPart'
import { CallProblem } from '../http/calls/CallProblem'

/** The input of a list call, as the domain's `listInput` parses it. */
export interface Asked {
  readonly search: string
  readonly page: number
  readonly limit: number
  readonly sort?: string | undefined
  readonly direction?: 'ascending' | 'descending'
  readonly after?: string | undefined
  readonly row?: string | undefined
}

/** Type of a list's IDs. Compared as text, they could not use a key's index. */
export type KeyType = 'uuid' | 'bigint' | 'text'
const FORMS: Record<KeyType, RegExp> = { uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, bigint: /^\d{1,18}$/, text: /^/ }

/**
 * Time and ID of the row to continue after.
 * @throws CallProblem invalidInput for the cursor of a list with other IDs
 */
export function cursorParts(after: string, key: KeyType): { readonly time: string; readonly id: string } {
  const [time = '', id = ''] = after.split('~', 2)
  if (!FORMS[key].test(id)) throw new CallProblem('invalidInput', { fields: [{ path: 'after', message: CURSOR_WORDS }] })
  return { time, id }
}

/**
 * The ID of the only row that is asked for.
 * @throws CallProblem invalidInput for what is no ID of the list
 */
export function rowAsked(row: string, key: KeyType): string {
  if (!FORMS[key].test(row)) throw new CallProblem('invalidInput', { fields: [{ path: 'row', message: 'Give the `id` of a row' }] })
  return row
}

/** Conditions for filters named like a collection's fields; a filter set to 'all' has none. */
export function chosen(filters: Readonly<Record<string, string>>): Where[] {
  return Object.entries(filters).flatMap(([field, value]) => (value === 'all' ? [] : [{ [field]: { equals: value } }]))
}

/** SQL of an ID. */
export const keyIn = (id: string, key: KeyType): SqlPart => sql`${id}::${sql.raw(key)}`

/** SQL: the row comes after the one that `after` names, newest first, then by ascending ID. */
export function behindIn(after: string | undefined, newest: SqlPart, id: SqlPart, key: KeyType): SqlPart {
  if (after === undefined) return sql`true`
  const last = cursorParts(after, key)
  // The first half lets an index find the start.
  return sql`(${newest} <= ${last.time}::timestamptz and (${newest} < ${last.time}::timestamptz or ${id} > ${keyIn(last.id, key)}))`
}

/** Escapes LIKE wildcards. */
export const likeText = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** SQL: the words are in one of the columns, ignoring case. */
export function holdsWords(words: string, columns: readonly SqlPart[]): SqlPart {
  if (words === '') return sql`true`
  return sql`concat_ws(' ', ${sql.join([...columns], sql`, `)}) ilike ${`%${likeText(words)}%`}`
}
