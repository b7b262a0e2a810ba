import { INITIAL_RELEASE_POLICY, type ReleasePolicy, windowDays } from '@framewell/domain/payments/phases'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'

const daysRow = z.object({ phaseDays: windowDays, acceptanceDays: windowDays })

/** The release policy of orders that are placed now: the operators' two windows, and the shares of every order. */
export async function releasePolicyInForce(req: PayloadRequest): Promise<ReleasePolicy> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select phase_days::int as "phaseDays", acceptance_days::int as "acceptanceDays" from price_settings limit 1`,
  )
  return { ...INITIAL_RELEASE_POLICY, ...daysRow.optional().parse(rows[0]) }
}
