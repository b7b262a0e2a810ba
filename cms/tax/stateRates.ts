import { US_STATES } from '@framewell/domain/network/usStates'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { TODAY } from '../platform/database/companyTime'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'

/** SQL: a state's own rates, `r`, that are in force on any day of a period. */
export const stateRatesIn = (state: SqlPart, first: SqlPart, last: SqlPart): SqlPart => sql`(select from tax_rates r
  where r.state::text = ${state} and r.level = 'state' and r.effective_from <= ${last} and coalesce(nullif(r.effective_until, ''), '9999-12-31') >= ${first})`

/** Whether a state's own rate is in force today. */
export async function hasRateToday(req: PayloadRequest, state: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select 1 where exists ${stateRatesIn(sql`${state}`, TODAY, TODAY)}`)
  return rows.length > 0
}

/** A state's own rate as it will be. */
interface StateRate {
  readonly state?: string
  readonly level?: string
  readonly effectiveFrom?: string
  readonly effectiveUntil?: string | null
}

/**
 * Why a rate cannot be changed or deleted: sales tax is charged in its state by this rate alone. Null when it can.
 * @param after null to delete it
 */
export async function chargedByAlone(req: PayloadRequest, id: string, after: StateRate | null): Promise<string | null> {
  const db = await transactionOf(req)
  const { state = '', level = '', effectiveFrom = '', effectiveUntil } = after ?? {}
  const { rows } = await db.execute(sql`
    select s.state::text as state from tax_states s join tax_rates r on r.state::text = s.state::text and r.level = 'state'
    where s.charged and r.id::text = ${id} and r.effective_from <= ${TODAY} and coalesce(nullif(r.effective_until, ''), '9999-12-31') >= ${TODAY}
      and not (s.state::text = ${state} and ${level} = 'state' and ${effectiveFrom} <= ${TODAY} and ${effectiveUntil || '9999-12-31'} >= ${TODAY})`)
  const charged = rows[0]?.state
  if (typeof charged !== 'string') return null
  return `Sales tax is charged in ${US_STATES[charged] ?? charged}, and no other rate of the state is in force today`
}
