import type { PaymentTerms } from '@framewell/domain/credit/paymentTerms'
import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { invoiceIssued } from '@framewell/domain/notifications/events/payments'
import { depositDeadline } from '@framewell/domain/orders/expiry'
import type { PlannedInvoice } from '@framewell/domain/payments/invoices'
import type { PayloadRequest } from 'payload'
import { notify } from '../../notifications/notify'
import { type NumberSeries, nextNumber } from '../../platform/database/nextNumber'
import { accountToPay } from '../bank/houseBankAccount'
import type { StoredProject } from '../projects/findProject'

const INVOICE_NUMBERS: NumberSeries = { prefix: 'INV', sequence: 'invoice_numbers' }

/** Stores an invoice with its number, and tells its builder how to pay it once it is issued. A prepaid one is due on the deposit deadline; the others are issued, and their days count, when their step is reached. */
export async function addInvoice(
  req: PayloadRequest,
  project: Pick<StoredProject, 'id' | 'number' | 'title' | 'companyId'>,
  { kind, amountCents, taxCents, prepaid }: PlannedInvoice,
  { netDays }: Pick<PaymentTerms, 'netDays'>,
  now: Date,
): Promise<void> {
  const today = companyDay(now)
  const issued = prepaid || kind === 'change'
  const number = await nextNumber(req, INVOICE_NUMBERS, now)
  const dueOn = prepaid ? companyDay(depositDeadline(now)) : dayAfter(today, netDays)
  await req.payload.db.create({
    collection: 'invoices',
    data: {
      number,
      project: project.id,
      company: project.companyId,
      kind,
      status: issued ? 'open' : 'scheduled',
      prepaid,
      amountCents,
      paidCents: cents(0),
      creditedCents: cents(0),
      taxCents,
      paidTaxCents: cents(0),
      creditedTaxCents: cents(0),
      issuedOn: issued ? today : null,
      dueOn: issued ? dueOn : null,
    },
    req,
    returning: false,
  })
  if (!issued) return
  const { number: projectId, title, companyId } = project
  const facts = { projectId, title, companies: [companyId], number, openCents: amountCents, dueOn, payTo: await accountToPay(req) }
  await notify(req, invoiceIssued, facts)
}
