import type { Cents } from '@framewell/domain/money/cents'
import { type ReceiptRefusal, receiptRefusal } from '@framewell/domain/payments/bookedLine'
import { openCents } from '@framewell/domain/payments/invoices'
import { creditProject, debitOwnAccount, type LedgerEntry } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../../platform/database/transactionOf'
import { nextKey } from '../keysOfCause'
import { moneyChanged } from '../moneyChanged'
import { orderActions } from '../orderActions'
import { post } from '../post'
import { lockAnyProject } from '../projects/findProject'
import { findInvoices } from './projectInvoices'

export interface Receipt {
  readonly invoice: string
  readonly amountCents: Cents
  /** ID of the statement line. A line pays once, unless its decision was undone. */
  readonly lineId: string
  /** Where the money is until now: shown by the bank, or in suspense. */
  readonly from: LedgerEntry
}

/**
 * Posts a receipt on an invoice: into escrow if it was to be prepaid, otherwise against trade credit. When everything that must be paid
 * before fabrication is paid, the order becomes active.
 */
export async function settleInvoice(
  req: PayloadRequest,
  { invoice: number, amountCents, lineId, from }: Receipt,
): Promise<ReceiptRefusal | undefined> {
  const db = await transactionOf(req)
  const find = () => findInvoices(req, sql`i.number = ${number} and i.status in ('open', 'scheduled')`)
  const [named] = await find()
  const project = named && (await lockAnyProject(req, named.projectNumber))
  if (!project) return 'unknownInvoice'
  const [invoice] = await find()
  const refusal = receiptRefusal(invoice && openCents(invoice), amountCents)
  if (refusal || !invoice) return refusal ?? 'unknownInvoice'
  const to = creditProject(invoice.projectNumber, invoice.prepaid ? 'escrow' : 'receivable', amountCents)
  await post(req, {
    key: await nextKey(req, 'receipt', lineId),
    kind: 'receipt',
    description: `Payment of invoice ${number}`,
    entries: [from, to],
  })
  await db.execute(sql`
    update invoices set paid_cents = paid_cents + ${amountCents}, updated_at = now(),
      status = case when amount_cents - credited_cents <= paid_cents + ${amountCents} then 'paid' else status end
    where id = ${invoice.id}`)
  await moneyChanged(req, project)
  if (invoice.prepaid) await activateWhenFunded(req, invoice.projectId, invoice.projectNumber)
  return undefined
}

/** A receipt from the bank. */
export const fromBank = (amount: Cents): LedgerEntry => debitOwnAccount('bank', amount)
/** A receipt that waited in suspense. */
export const fromSuspense = (amount: Cents): LedgerEntry => debitOwnAccount('suspense', amount)

/** Makes the order active once every prepaid invoice is paid. */
export async function activateWhenFunded(req: PayloadRequest, projectId: string, number: string): Promise<void> {
  const open = await findInvoices(req, sql`i.project_id = ${projectId} and i.prepaid and i.status in ('open', 'scheduled')`)
  if (open.length === 0) await orderActions.get().fundedNow(req, number)
}
