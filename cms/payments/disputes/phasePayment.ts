import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../../platform/database/SqlPart'

/** SQL: what pays the shop of a project, as `x`: its completed phases, and its retainage once that is released. */
export const PAYMENTS_TEXT = `(select project_id, phase::text as phase, release, created_at from phase_completions union all
  select id, 'retainage', jsonb_build_object('netCents', retainage_net_cents), retainage_released_at from payment_projects
  where retainage_net_cents is not null) x`
export const PAYMENTS: SqlPart = sql.raw(PAYMENTS_TEXT)

/** SQL: the cents that a payment `x` pays the shop: what it released, less what dispute decisions took of that. */
export const PHASE_PAYMENT_TEXT = `((x.release ->> 'netCents')::bigint - coalesce((select sum((d.taken_of_phases ->> x.phase::text)::bigint)
  from payment_disputes d where d.project_id = x.project_id), 0))`
export const PHASE_PAYMENT: SqlPart = sql.raw(PHASE_PAYMENT_TEXT)
