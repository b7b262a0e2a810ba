import type { PaymentTerms } from '@framewell/domain/credit/paymentTerms'
import { dayAfter, easternDay } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { depositDeadline } from '@framewell/domain/orders/expiry'
import type { PlannedInvoice } from '@framewell/domain/payments/invoices'
import type { PayloadRequest } from 'payload'
import { type NumberSeries, nextNumber } from '../../platform/database/nextNumber'

const INVOICE_NUMBERS: NumberSeries = { prefix: 'INV', sequence: 'invoice_numbers' }

/** Stores an invoice with its number. A prepaid one is due on the deposit deadline; the others are issued, and their days count, when their step is reached. */
export async function addInvoice(
  req: PayloadRequest,
  project: { readonly id: string; readonly company: string },
  { kind, amountCents, prepaid }: PlannedInvoice,
  { netDays }: Pick<PaymentTerms, 'netDays'>,
  now: Date,
): Promise<void> {
  const today = easternDay(now)
  const issued = prepaid || kind === 'change'
  await req.payload.db.create({
    collection: 'invoices',
    data: {
      number: await nextNumber(req, INVOICE_NUMBERS, now),
      project: project.id,
      company: project.company,
      kind,
      status: issued ? 'open' : 'scheduled',
      prepaid,
      amountCents,
      paidCents: cents(0),
      creditedCents: cents(0),
      issuedOn: issued ? today : null,
      dueOn: issued ? (prepaid ? easternDay(depositDeadline(now)) : dayAfter(today, netDays)) : null,
    },
    req,
    returning: false,
  })
}
