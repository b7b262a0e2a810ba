import { SIGNED_STATUSES } from '@framewell/domain/orders/stages'
import type { TaskKindName } from '@framewell/domain/tasks/taskKinds'
import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../platform/database/SqlPart'
import { texts } from '../platform/database/texts'

/** SQL: an order `o` that an engineer can still review. */
export const REVIEWABLE = sql`o.status in ${texts(SIGNED_STATUSES)} and o.stage < 'fabrication_started'`

/**
 * SQL: the id of a task of a kind about a record: a UUID of version 4 from both. Several tasks are about one record, at once or one after the
 * other, and each has an owner and a snooze of its own.
 */
export const taskId = (kind: TaskKindName | SqlPart, record: SqlPart): SqlPart =>
  sql`overlay(overlay(md5((${kind})::text || ' ' || ${record}) placing '4' from 13) placing '8' from 17)::uuid`

export const NO_MONEY = sql`null::bigint`

/** How the tasks of a kind are read. */
export interface TaskRows {
  /** Of the record, or of the task itself. */
  readonly id: SqlPart
  /** The tasks are about no record, and listed by their own ids. */
  readonly ownIds?: true
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
