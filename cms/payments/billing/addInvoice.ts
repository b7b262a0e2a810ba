import { companyDay } from '@framewell/domain/dates/businessDays'
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

/** Stores an invoice with its number. A prepaid one is issued, due on the deposit deadline, and its builder hears how to pay it; the others are issued, and their days count, when their step is reached. */
export async function addInvoice(
  req: PayloadRequest,
  project: Pick<StoredProject, 'id' | 'number' | 'title' | 'companyId'>,
  { kind, amountCents, taxCents, prepaid }: PlannedInvoice,
  now: Date,
): Promise<void> {
  const today = companyDay(now)
  const number = await nextNumber(req, INVOICE_NUMBERS, now)
  const dueOn = companyDay(depositDeadline(now))
  await req.payload.db.create({
    collection: 'invoices',
    data: {
      number,
      project: project.id,
      company: project.companyId,
      kind,
      status: prepaid ? 'open' : 'scheduled',
      prepaid,
      amountCents,
      paidCents: cents(0),
      creditedCents: cents(0),
      taxCents,
      paidTaxCents: cents(0),
      creditedTaxCents: cents(0),
      issuedOn: prepaid ? today : null,
      dueOn: prepaid ? dueOn : null,
    },
    req,
    returning: false,
  })
  if (!prepaid) return
  const { number: projectId, title, companyId } = project
  const facts = { projectId, title, companies: [companyId], number, openCents: amountCents, dueOn, payTo: await accountToPay(req) }
  await notify(req, invoiceIssued, facts)
}
