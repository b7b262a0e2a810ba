import { addCents, type Cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { deductFrom, type TaxedAmount } from '@framewell/domain/payments/creditNote'
import { INVOICE_KINDS } from '@framewell/domain/payments/invoices'
import { contractRelease } from '@framewell/domain/payments/releasePhase'
import { taxOfCredit } from '@framewell/domain/tax/salesTax'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../../platform/database/SqlPart'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import { balancesOf } from './balances'
import type { StoredProject } from './findProject'

/** Invoices with what is still to be paid on them. */
const unpaidRows = z.array(
  z.object({
    id: z.string(),
    number: z.string(),
    kind: z.enum(INVOICE_KINDS),
    prepaid: z.boolean(),
    priceCents: storedCentsSchema,
    taxCents: storedCentsSchema,
    /** With what is paid of it. */
    billedCents: storedCentsSchema,
  }),
)

/** The open price and the open tax of a project's invoices `i` that match a condition, the last one first. */
export async function unpaidOf(req: PayloadRequest, projectId: string, where: SqlPart) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, number, kind, prepaid, amount_cents - credited_cents as "billedCents", tax_cents - paid_tax_cents - credited_tax_cents as "taxCents",
      amount_cents - paid_cents - credited_cents - (tax_cents - paid_tax_cents - credited_tax_cents) as "priceCents"
    from invoices i where project_id = ${projectId} and ${where} order by created_at desc, number desc`)
  return unpaidRows.parse(rows)
}

/** The unpaid invoices that are paid before fabrication. */
export const PREPAID: SqlPart = sql`i.prepaid and i.status = 'open'`
/** The unpaid invoices on credit. */
export const ON_CREDIT: SqlPart = sql`not i.prepaid and i.status in ('open', 'scheduled')`

/** SQL: both. */
export const UNPAID: SqlPart = sql`(${PREPAID} or ${ON_CREDIT})`

/** Deducts price and tax from a project's invoices `i` that match a condition, the last one first. @returns what is left of them */
export async function creditInvoices(req: PayloadRequest, projectId: string, where: SqlPart, taken: TaxedAmount): Promise<TaxedAmount> {
  const { deducted, left } = deductFrom(taken, await unpaidOf(req, projectId, where))
  await creditEach(req, deducted)
  return left
}

/** Deducts price and tax from each invoice. */
export async function creditEach(req: PayloadRequest, credited: readonly (TaxedAmount & { readonly id: string })[]): Promise<void> {
  const db = await transactionOf(req)
  for (const { id, priceCents, taxCents } of credited) {
    const part = addCents(priceCents, taxCents)
    // With nothing left it is void, or paid if part of it was.
    await db.execute(sql`
      update invoices set credited_cents = credited_cents + ${part}, credited_tax_cents = credited_tax_cents + ${taxCents}, updated_at = now(),
        status = case when amount_cents - paid_cents - credited_cents > ${part} then status::text
          when paid_cents > 0 then 'paid' else 'void' end::enum_invoices_status
      where id = ${id}`)
  }
}

/** The tax to credit with a part of a project's price, in proportion to the price that is billed and not refunded: unreleased or released. */
export async function taxToCredit(req: PayloadRequest, project: StoredProject, creditedCents: Cents): Promise<Cents> {
  const { priceCents, releasePolicy, refundedCents, completed, releasedRefundCents } = project
  const { sales_tax, escrow } = await balancesOf(req, project.number)
  const released = completed.map((phase) => contractRelease(priceCents, phase, releasePolicy, refundedCents).grossCents)
  return taxOfCredit(sales_tax, subtractCents(addCents(escrow, ...released), releasedRefundCents), creditedCents)
}
