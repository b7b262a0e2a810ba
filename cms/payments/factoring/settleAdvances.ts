import { type Cents, cents } from '@framewell/domain/money/cents'
import { minCents, subtractCents } from '@framewell/domain/money/differences'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { balancesOf } from '../projects/balances'
import type { StoredProject } from '../projects/findProject'

const owedRows = z.array(z.object({ id: z.string(), owedCents: storedCentsSchema }))

/**
 * Brings a project's requests in line with its ledger after the shop's earnings repaid something: the oldest debt first. When every advance
 * is repaid, its approved requests are settled, or owed if a debt is left.
 * @param debtRepaidCents the part that repaid debt of the project's shop
 */
export async function settleAdvances(
  req: PayloadRequest,
  { id, number, fabricatorId }: Pick<StoredProject, 'id' | 'number' | 'fabricatorId'>,
  debtRepaidCents: Cents = cents(0),
): Promise<void> {
  const db = await transactionOf(req)
  if (debtRepaidCents > 0) {
    const { rows } = await db.execute(sql`
      select id, owed_cents as "owedCents" from factoring_requests
      where project_id = ${id} and fabricator_id = ${fabricatorId} and owed_cents > 0 order by decided_at, created_at, id`)
    let left = debtRepaidCents
    for (const request of owedRows.parse(rows)) {
      const part = minCents(left, request.owedCents)
      left = subtractCents(left, part)
      if (part > 0) await lowerDebt(req, request.id, part)
    }
  }
  const { advance } = await balancesOf(req, number)
  if (advance > 0) return
  await db.execute(sql`
    update factoring_requests set status = case when owed_cents > 0 then 'owed' else 'settled' end::enum_factoring_requests_status, updated_at = now()
    where project_id = ${id} and status = 'approved'`)
}

/** Raises what a shop owes on a request. */
export async function raiseDebt(req: PayloadRequest, requestId: string, moreCents: Cents): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update factoring_requests set owed_cents = owed_cents + ${moreCents}, updated_at = now(),
      status = case when status = 'approved' then status::text else 'owed' end::enum_factoring_requests_status
    where id = ${requestId}`)
}

/** Lowers what a shop owes on a request. At zero it is settled. */
export async function lowerDebt(req: PayloadRequest, requestId: string, lessCents: Cents): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update factoring_requests set owed_cents = owed_cents - ${lessCents}, updated_at = now(),
      status = case when status = 'owed' and owed_cents = ${lessCents} then 'settled' else status::text end::enum_factoring_requests_status
    where id = ${requestId}`)
}
