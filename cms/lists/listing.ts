import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../database/SqlPart'

/** What a list call was asked, as `listInput` of the domain reads it. */
export interface Asked {
  readonly search: string
  readonly page: number
  readonly limit: number
  readonly sort?: string | undefined
  readonly direction?: 'ascending' | 'descending'
  readonly after?: string | undefined
}

/** Time and id of the row that is read on behind. */
export function cursorParts(after: string): { readonly time: string; readonly id: string } {
  const [time = '', id = ''] = after.split('~', 2)
  return { time, id }
}

/** SQL: the row comes after the one that `after` names, newest first and ids upwards. */
export function behindIn(after: string | undefined, newest: SqlPart, id: SqlPart): SqlPart {
  if (after === undefined) return sql`true`
  const last = cursorParts(after)
  // The first half is what an index can begin at.
  return sql`(${newest} <= ${last.time}::timestamptz and (${newest} < ${last.time}::timestamptz or ${id} > ${last.id}))`
}

/** Wildcards of LIKE as letters. */
export const likeText = (words: string): string => words.replace(/[\\%_]/g, '\\$&')

/** SQL: the words stand in one of the columns, whatever the case. */
export function holdsWords(words: string, columns: readonly SqlPart[]): SqlPart {
  if (words === '') return sql`true`
  return sql`concat_ws(' ', ${sql.join([...columns], sql`, `)}) ilike ${`%${likeText(words)}%`}`
}
