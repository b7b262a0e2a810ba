import type { Cents } from '@framewell/domain/money/cents'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'

/**
 * What was written off of a shop's debt on a project, in cents. From the ledger: a later decision on the same request, or an advance that is still
 * open, hides the write-off in the request's status.
 */
export async function writtenOffCents(req: PayloadRequest, number: string, shop: string): Promise<Cents> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(-sum(e.amount_cents), 0) as cents
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_postings p on p.id = e.posting_id
      join factoring_requests q on q.id::text = split_part(p.key, ':', 2)
    where a.project_id = ${number} and a.kind = 'shop_debt' and p.kind = 'debt_written_off' and q.fabricator_id = ${shop}`)
  return z.object({ cents: storedCentsSchema }).parse(rows[0]).cents
}

/** The accounts of the operators who wrote off a shop's debt on a project. */
export async function whoWroteOff(req: PayloadRequest, number: string, shop: string): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select distinct r.actor_id as id from audit_records r join factoring_requests q on q.id::text = r.subject_id
      join payment_projects p on p.id = q.project_id
    where r.action = 'early-payout-debt-write_off' and p.number = ${number} and q.fabricator_id = ${shop} and r.actor_id is not null`)
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}
