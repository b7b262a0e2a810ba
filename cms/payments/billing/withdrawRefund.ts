import { addCents, type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { minCents, negateCents, subtractCents } from '@framewell/domain/money/differences'
import { type TaxedAmount, withdrawnRefund } from '@framewell/domain/payments/creditNote'
import { LEDGER_ACCOUNTS } from '@framewell/domain/payments/ledgerAccount'
import { creditProject, debitProject, type LedgerEntry, moving } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { holdReceived } from '../escrow/heldCash'
import { nthKey } from '../keysOfCause'
import { LedgerRefusal } from '../LedgerRefusal'
import { post } from '../post'
import { moveClosing } from '../projects/closing'
import { creditInvoices, ON_CREDIT } from '../projects/creditInvoices'
import type { StoredProject } from '../projects/findProject'
import { needRefund } from './needRefund'

const WITHDRAWN = 'refund_withdrawn'

const refundedRow = z.object({ refundCents: storedCentsSchema, taxCents: storedCentsSchema })

/** What credits after a posting left to refund, and was not withdrawn since. */
async function refundedAfter(req: PayloadRequest, number: string, postingId: number): Promise<TaxedAmount> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(-sum(e.amount_cents) filter (where a.kind = 'builder_payable'), 0) as "refundCents",
      coalesce(sum(e.amount_cents) filter (where a.kind in ('sales_tax', 'tax_receivable')), 0) as "taxCents"
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_postings p on p.id = e.posting_id
    where a.project_id = ${number} and p.id > ${postingId} and p.kind in ('refund', 'dispute_resolution', ${WITHDRAWN})
      and not exists (select from ledger_postings r where r.reverses = p.id)`)
  const { refundCents, taxCents } = refundedRow.parse(rows[0])
  return { priceCents: subtractCents(refundCents, taxCents), taxCents }
}

interface TakenBack {
  readonly lineId: string
  readonly invoice: string | null
  readonly postingId: number
}

/**
 * Before a payment of a prepaid invoice of a canceled order is taken back: what is to be refunded of it funds the order again.
 * @param taken price and tax of the payment
 * @throws LedgerRefusal insufficientFunds when some of it was released, or its refund was paid or waits in a run
 */
export async function fundFromRefund(req: PayloadRequest, project: StoredProject, part: TakenBack, taken: TaxedAmount): Promise<void> {
  const { number } = project
  const back = withdrawnRefund(taken, await refundedAfter(req, number, part.postingId))
  if (sumOf(back) < sumOf(taken)) throw new LedgerRefusal('insufficientFunds', LEDGER_ACCOUNTS.escrow.title, 'escrow')
  await withdraw(req, project, part, [creditProject(number, 'escrow', back.priceCents), creditProject(number, 'sales_tax', back.taxCents)])
}

/**
 * After a payment of an invoice on credit was taken back: what it had made a later credit refund comes off the open invoices instead.
 * @param taken as above
 * @param releasedCents what the escrow account no longer holds for the order because of it
 * @throws LedgerRefusal insufficientFunds when the refund was paid or waits in a run
 */
export async function creditFromRefund(
  req: PayloadRequest,
  project: StoredProject,
  part: TakenBack,
  taken: TaxedAmount,
  releasedCents: Cents,
): Promise<void> {
  const { id, number } = project
  const back = withdrawnRefund(taken, await refundedAfter(req, number, part.postingId))
  if (sumOf(back) === 0) return
  await withdraw(req, project, part, [
    creditProject(number, 'receivable', back.priceCents),
    creditProject(number, 'tax_receivable', back.taxCents),
  ])
  await creditInvoices(req, id, ON_CREDIT, back)
  await holdReceived(req, part.lineId, number, minCents(releasedCents, back.priceCents))
}

const sumOf = ({ priceCents, taxCents }: TaxedAmount): Cents => addCents(priceCents, taxCents)

/** @param credited what the builder's refund becomes again */
async function withdraw(
  req: PayloadRequest,
  { number, status }: StoredProject,
  { lineId, invoice }: TakenBack,
  credited: readonly LedgerEntry[],
): Promise<void> {
  const withdrawnCents = negateCents(sumCents(credited.map(({ amountCents }) => amountCents)))
  await needRefund(req, number, withdrawnCents)
  if (status === 'closed') await moveClosing(req, number, { shopCents: cents(0), builderCents: negateCents(withdrawnCents) })
  await post(req, {
    key: await nthKey(req, 'receipt', lineId),
    kind: WITHDRAWN,
    description: `Not refunded: a payment of ${invoice} was taken back`,
    entries: moving([debitProject(number, 'builder_payable', withdrawnCents), ...credited]),
  })
}
