import { PHASE_STAGES, PHASES } from '@framewell/domain/payments/phases'
import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../platform/database/SqlPart'

/** SQL: an order `o` that an engineer can still review. */
export const REVIEWABLE = sql`o.status in ('awaiting_funds', 'active', 'on_hold') and o.stage < 'fabrication_started'`
export const NO_MONEY = sql`null::bigint`

const textArray = (texts: readonly string[]) =>
  sql`array[${sql.join(
    texts.map((text) => sql`${text}::text`),
    sql`, `,
  )}]`

/** SQL: joins the next phase of a project `p` and the stage that reaches it; both null after the last. */
export const NEXT_PHASE = sql`cross join lateral (
  select (${textArray(PHASES)})[count(*) + 1] as phase, (${textArray(PHASES.map((phase) => PHASE_STAGES[phase]))})[count(*) + 1] as stage
  from phase_completions x where x.project_id = p.id) as next`
/** SQL: the order `o` has reached the stage of its project's next phase. */
export const STAGE_REACHED = sql`o.stage >= next.stage::enum_orders_stage`
export const NOT_DISPUTED = sql`not exists (select from payment_disputes d where d.project_id = p.id and d.status = 'open')`

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
