import type { AdvanceBooks } from '@framewell/domain/payments/advanceOutcome'
import type { ShopOwing } from '@framewell/domain/payments/earned'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { balancesOf } from '../projects/balances'
import type { StoredProject } from '../projects/findProject'

type ProjectOfShop = Pick<StoredProject, 'id' | 'number' | 'fabricatorId'>

const approvedRows = z.array(z.object({ id: z.string(), advanceCents: storedCentsSchema, factoringDiscount: z.coerce.number() }))

/** A project's approved early payouts with what is open of each. */
export async function advanceBooks(req: PayloadRequest, { id, number }: ProjectOfShop): Promise<AdvanceBooks> {
  const { advance, fabricator_payable } = await balancesOf(req, number)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, advance_cents as "advanceCents", factoring_discount as "factoringDiscount" from factoring_requests
    where project_id = ${id} and status = 'approved' order by decided_at desc, created_at desc, id`)
  return { requests: approvedRows.parse(rows), advancedCents: advance, payableCents: fabricator_payable }
}

/** What the shop of a project owes on it. An earlier shop's debt is not included. */
export async function owingOf(req: PayloadRequest, { id, number, fabricatorId }: ProjectOfShop): Promise<ShopOwing> {
  const { advance } = await balancesOf(req, number)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(sum(owed_cents), 0) as "debtCents" from factoring_requests where project_id = ${id} and fabricator_id = ${fabricatorId}`)
  return { advanceCents: advance, debtCents: z.object({ debtCents: storedCentsSchema }).parse(rows[0]).debtCents }
}
