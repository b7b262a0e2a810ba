import { PHASE_STAGES, PHASES } from '@framewell/domain/payments/phases'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { dayOf, endOf } from '../../platform/database/companyTime'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import type { StoredProject } from './findProject'

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

/**
 * SQL: when the next phase of a project `p` with the order `o` became ready for acceptance: its work is recorded, its waivers are signed, and
 * neither an earlier phase nor a dispute is in the way. Null while its work is not recorded.
 */
const READY_AT = sql`(select greatest(max(e.created_at),
    (select max(w.signed_at) from lien_waivers w where w.project_id = p.id and w.fabricator_id = p.fabricator_id and w.advance_id is null
      and (w.phase::text = next.phase or w.condition = 'unconditional')),
    (select max(d.resolved_at) from payment_disputes d where d.project_id = p.id),
    (select max(x.created_at) from phase_completions x where x.project_id = p.id))
  from order_events e where e.order_id = o.id and e.kind = 'stage' and e.stage::text = next.stage having count(*) > 0)`

/** SQL: the last day, '2026-12-12', on which the builder can accept or dispute the next phase of `p`; null while its work is not recorded. */
export const ACCEPTANCE_ENDS_ON: SqlPart = sql`to_char(${dayOf(READY_AT)}::date + coalesce(p.release_policy ->> 'phaseDays', p.release_policy ->> 'acceptanceDays')::int, 'YYYY-MM-DD')`

/** SQL: the last moment in which the builder can dispute the work of a project `p` before its retainage is released; null before delivery. */
export const RETAINAGE_WINDOW_ENDS: SqlPart = endOf(
  sql`to_char(left(p.delivered_on, 10)::date + (p.release_policy ->> 'acceptanceDays')::int, 'YYYY-MM-DD')`,
)

/** SQL: active projects `p` with their orders `o` whose next phase is recorded and not disputed. */
export const RECORDED = sql`payment_projects p join orders o on o.number = p.number ${NEXT_PHASE}
  where p.status = 'active' and ${STAGE_REACHED} and ${NOT_DISPUTED}`

/**
 * The last day on which the builder can accept or dispute a project's next phase, '2026-12-12'; null while its work is not recorded. It holds
 * only if nothing refuses the phase.
 */
export async function acceptanceEnd(req: PayloadRequest, { id }: Pick<StoredProject, 'id'>): Promise<string | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select ${ACCEPTANCE_ENDS_ON} as day from ${RECORDED} and p.id = ${id}`)
  return z.object({ day: z.string().nullable() }).optional().parse(rows[0])?.day ?? null
}
