import type { Cents } from '@framewell/domain/money/cents'
import { paymentTakenBack } from '@framewell/domain/notifications/events/payments'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { transactionOf } from '../../platform/database/transactionOf'
import { endAdvances } from '../factoring/endAdvances'
import { lastPosting } from '../keysOfCause'
import { moneyChanged, projectFacts } from '../moneyChanged'
import { orderActions } from '../orderActions'
import { lockAnyProject } from '../projects/findProject'
import { reversePosting } from '../reversePosting'
import { findInvoices } from './projectInvoices'

interface TakenBack {
  readonly invoice: string
  readonly amountCents: Cents
  readonly lineId: string
  readonly reason: string
}

/**
 * Takes a receipt off the invoice it was posted on by mistake: the posting is reversed, the invoice is open again, and an order that became
 * active because of it waits.
 * @throws LedgerRefusal insufficientFunds when escrow has already paid it out
 * @returns false for an invoice that is void because its order was canceled
 */
export async function takeReceiptBack(req: PayloadRequest, { invoice: number, amountCents, lineId, reason }: TakenBack): Promise<boolean> {
  const find = () => findInvoices(req, sql`i.number = ${number} and i.status <> 'void'`)
  const [named] = await find()
  const project = named && (await lockAnyProject(req, named.projectNumber))
  const [invoice] = await find()
  const posting = await lastPosting(req, 'receipt', lineId)
  if (!project || !invoice || posting === undefined) return false
  await reversePosting(req, posting, reason)
  const db = await transactionOf(req)
  await db.execute(sql`
    update invoices set paid_cents = paid_cents - ${amountCents}, updated_at = now(),
      status = case when status <> 'paid' then status::text when issued_on is null then 'scheduled' else 'open' end::enum_invoices_status
    where id = ${invoice.id}`)
  await endAdvances(req, project.number, { reason: `A payment of ${number} was taken back: ${reason}` })
  await notify(req, paymentTakenBack, { ...projectFacts(project), companies: [project.companyId], number, amountCents })
  await moneyChanged(req, project)
  if (invoice.prepaid)
    await orderActions
      .get()
      .unfundedNow(req, project.number, `A payment of ${number} was booked here by mistake; it waits until the payment has arrived.`)
  return true
}
