import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { daysBetween } from '@framewell/domain/network/fabricatorStatus'
import { INVOICE_KINDS, INVOICE_STATUSES, openCents } from '@framewell/domain/payments/invoices'
import type { ProjectInvoice } from '@framewell/domain/payments/projectCalls'
import { salesTaxSchema } from '@framewell/domain/tax/salesTax'
import { taxNote } from '@framewell/domain/tax/taxWords'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'

const invoiceRows = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    projectId: z.string(),
    projectNumber: z.string(),
    /** What was ordered. */
    title: z.string(),
    companyId: z.string(),
    builder: z.string(),
    kind: z.enum(INVOICE_KINDS),
    status: z.enum(INVOICE_STATUSES),
    prepaid: z.boolean(),
    amountCents: storedCentsSchema,
    paidCents: storedCentsSchema,
    creditedCents: storedCentsSchema,
    taxCents: storedCentsSchema,
    paidTaxCents: storedCentsSchema,
    creditedTaxCents: storedCentsSchema,
    tax: salesTaxSchema.nullable(),
    issuedOn: z.string().nullable(),
    dueOn: z.string().nullable(),
    lastReminderDays: z.coerce.number().nullable(),
  }),
)
export type StoredInvoice = z.infer<typeof invoiceRows>[number]

/** Invoices `i` of projects `p` of shops `f` that match a condition, sorted, optionally one page. */
export async function findInvoices(
  req: PayloadRequest,
  where: SqlPart,
  behind: SqlPart = sql`order by i.created_at, i.number`,
): Promise<StoredInvoice[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select i.id, i.number, p.id as "projectId", p.number as "projectNumber", p.title, i.company_id as "companyId", c.name as builder, i.kind, i.status,
      i.prepaid, i.amount_cents as "amountCents", i.paid_cents as "paidCents", i.credited_cents as "creditedCents", i.issued_on as "issuedOn",
      i.tax_cents as "taxCents", i.paid_tax_cents as "paidTaxCents", i.credited_tax_cents as "creditedTaxCents", p.tax,
      i.due_on as "dueOn", i.last_reminder_days as "lastReminderDays"
    from invoices i join payment_projects p on p.id = i.project_id join companies c on c.id = i.company_id
      left join fabricators f on f.id = p.fabricator_id
    where ${where} ${behind}`)
  return invoiceRows.parse(rows)
}

/** What of an order's invoices that must be paid before fabrication has not arrived. */
export async function prepaidOpenCents(req: PayloadRequest, projectNumber: string): Promise<Cents> {
  const open = await findInvoices(req, sql`p.number = ${projectNumber} and i.prepaid and i.status in ('open', 'scheduled')`)
  return sumCents(open.map(openCents))
}

/** An invoice as calls return it. */
export function invoiceAnswer(invoice: StoredInvoice, today: string): ProjectInvoice {
  const { number, projectNumber, kind, prepaid, status, amountCents, paidCents, creditedCents, issuedOn, dueOn, builder, tax } = invoice
  const open = status === 'void' ? cents(0) : openCents(invoice)
  const late = status === 'open' && dueOn && open > 0 ? Math.max(0, daysBetween(dueOn, today)) : 0
  return {
    number,
    projectId: projectNumber,
    kind,
    prepaid,
    status,
    amountCents,
    paidCents,
    creditedCents,
    taxCents: invoice.taxCents,
    taxNote: tax && taxNote(tax),
    openCents: open,
    issuedOn,
    dueOn,
    daysLate: late,
    builder,
  }
}
