import { sumCents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { negateCents } from '@framewell/domain/money/differences'
import { payoutArrived, payoutReturned } from '@framewell/domain/notifications/events/payouts'
import { numbersIn, type StatementLine } from '@framewell/domain/payments/bankStatement'
import { creditHouse, creditProject, debitHouse } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { lock } from '../../database/lock'
import type { SqlPart } from '../../database/SqlPart'
import { transactionOf } from '../../database/transactionOf'
import { notify } from '../../notifications/notify'
import { post } from '../post'

const payoutRows = z.array(
  z.object({
    id: z.string(),
    runId: z.string(),
    runNumber: z.string(),
    reference: z.string(),
    companyId: z.string(),
    account: z.enum(['fabricator_payable', 'builder_payable']),
    projectId: z.string(),
    amountCents: centsSchema,
    status: z.string(),
  }),
)
type StoredPayout = z.infer<typeof payoutRows>[number]

async function findPayouts(req: PayloadRequest, where: SqlPart): Promise<StoredPayout[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select o.id, o.run_id as "runId", r.number as "runNumber", o.reference, o.company_id as "companyId", o.account, p.number as "projectId",
      o.amount_cents::float8 as "amountCents", o.status
    from payouts o join payout_runs r on r.id = o.run_id join payment_projects p on p.id = o.project_id where ${where} order by o.reference`)
  return payoutRows.parse(rows)
}

/**
 * The payouts that a payment on a statement is: one that it names, or all of a run, which it names or whose total it is while no other run on its way
 * has that total. The amount must be exactly theirs.
 */
export async function sentPayoutsFor(
  req: PayloadRequest,
  { text, amountCents }: StatementLine,
): Promise<{ readonly reference: string; readonly payouts: readonly StoredPayout[] } | undefined> {
  await lock(req, 'payout-runs')
  const sent = await findPayouts(req, sql`o.status = 'sent'`)
  const totalOf = (payouts: readonly StoredPayout[]) => sumCents(payouts.map(({ amountCents: each }) => each))
  const single = sent.filter(({ reference }) => numbersIn(text, 'PO').includes(reference))
  if (single.length === 1 && totalOf(single) === negateCents(amountCents)) return { reference: single[0]?.reference ?? '', payouts: single }
  const numbers = [...new Set(sent.map(({ runNumber }) => runNumber))]
  const runs = numbers
    .map((number) => [number, sent.filter(({ runNumber }) => runNumber === number)] as const)
    .filter(([, payouts]) => totalOf(payouts) === negateCents(amountCents))
  const named = runs.filter(([number]) => numbersIn(text, 'PR').includes(number))
  const [found] = named.length === 1 ? named : runs.length === 1 && numbersIn(text, 'P[OR]').length === 0 ? runs : []
  return found && { reference: found[0], payouts: found[1] }
}

/** The bank has paid them out. */
export async function settlePayouts(req: PayloadRequest, lineId: string, payouts: readonly StoredPayout[], day: string): Promise<void> {
  const total = sumCents(payouts.map(({ amountCents }) => amountCents))
  await post(req, {
    key: `settled:${lineId}`,
    kind: 'payout_settled',
    description: `Paid by the bank: ${payouts.map(({ reference }) => reference).join(', ')}`.slice(0, 500),
    entries: [debitHouse('payouts_in_transit', total), creditHouse('bank', total)],
  })
  const db = await transactionOf(req)
  for (const { id, companyId, reference, projectId, amountCents } of payouts) {
    await db.execute(sql`update payouts set status = 'settled', settled_on = ${day}, updated_at = now() where id = ${id}`)
    await notify(req, payoutArrived, { projectId, title: projectId, companies: [companyId], reference, amountCents })
  }
  for (const run of new Set(payouts.map(({ runId }) => runId))) await closeSettledRun(req, run)
}

/** A run is settled when none of its payouts is on its way any more. */
export async function closeSettledRun(req: PayloadRequest, runId: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update payout_runs set status = 'settled', updated_at = now()
    where id = ${runId} and status = 'sent' and not exists (select from payouts where run_id = ${runId} and status = 'sent')`)
}

/** A settled payout came back: its money is payable again. @returns false when the receipt is not that */
export async function returnPayout(
  req: PayloadRequest,
  reference: string,
  { amountCents, bankReference }: StatementLine,
): Promise<boolean> {
  const [payout] = await findPayouts(req, sql`o.reference = ${reference} and o.status = 'settled'`)
  if (!payout || payout.amountCents !== amountCents) return false
  await post(req, {
    key: `payout-returned:${reference}`,
    kind: 'payout_returned',
    description: `Payout ${reference} came back: ${bankReference}`.slice(0, 500),
    entries: [debitHouse('bank', amountCents), creditProject(payout.projectId, payout.account, amountCents)],
  })
  const db = await transactionOf(req)
  await db.execute(sql`update payouts set status = 'returned', fail_reason = ${bankReference}, updated_at = now() where id = ${payout.id}`)
  const { projectId, companyId } = payout
  await notify(req, payoutReturned, { projectId, title: projectId, companies: [companyId], reference, amountCents })
  return true
}
