import { sql } from '@payloadcms/db-postgres'
import type { SqlPart } from '../../platform/database/SqlPart'

/** SQL: the cents that a completed phase `x` pays its shop: what it released, less what dispute decisions took of that. */
export const PHASE_PAYMENT_TEXT = `((x.release ->> 'netCents')::bigint - coalesce((select sum((d.taken_of_phases ->> x.phase::text)::bigint)
  from payment_disputes d where d.project_id = x.project_id), 0))`
export const PHASE_PAYMENT: SqlPart = sql.raw(PHASE_PAYMENT_TEXT)
