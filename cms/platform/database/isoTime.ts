import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from './SqlPart'

/** SQL of a time as calls return it. */
export function isoTime(column: SqlPart): SqlPart {
  return sql`to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** The same in microseconds, as PostgreSQL stores it: two rows of one millisecond have two times. */
export function exactTime(column: SqlPart): SqlPart {
  return sql`to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}
