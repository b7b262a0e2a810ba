import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../platform/database/SqlPart'

/** SQL: the last moment of a day stored as '2026-11-26', in Eastern Time, as every deadline. */
export const endOf = (day: SqlPart): SqlPart =>
  sql`((left(${day}, 10)::date + 1)::timestamp at time zone 'America/New_York' - interval '1 millisecond')`
export const TODAY = sql`to_char(now() at time zone 'America/New_York', 'YYYY-MM-DD')`
export const NO_MONEY = sql`null::bigint`

/** How the tasks of a kind are read. */
export interface TaskRows {
  readonly id: SqlPart
  /** Whom or what it is about. */
  readonly name: SqlPart
  readonly detail: SqlPart
  readonly since: SqlPart
  /** Its deadline; without one, `since` plus the kind's days. */
  readonly due?: SqlPart
  /** Money at risk in cents. */
  readonly money: SqlPart
  readonly href: SqlPart
  /** What follows `from`. */
  readonly from: SqlPart
}
