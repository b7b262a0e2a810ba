import { companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { invoiceIssued } from '@framewell/domain/notifications/events/payments'
import type { HouseAccount } from '@framewell/domain/payments/houseAccount'
import { ISSUED_WITH, openCents } from '@framewell/domain/payments/invoices'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import { accountToPay } from '../bank/houseBankAccount'
import { findInvoices } from './projectInvoices'

const REACHED = sql.join(
  Object.entries(ISSUED_WITH).map(([kind, phase]) => sql`(i.kind = ${kind} and x.phase::text = ${phase})`),
  sql` or `,
)
export const scheduledInvoiceSchema = z.object({ id: z.string(), title: z.string(), netDays: z.number() })
const found = z.array(scheduledInvoiceSchema)

/**
 * Issues scheduled invoices whose phase is complete, on projects `p` that match: they are dated today, their days count, and their builder is
 * told how to pay. Of a canceled order it issues all that is left, which no phase will. Without Framewell's bank account they stay scheduled,
 * and storing the account issues them.
 */
export async function issueReached(req: PayloadRequest, where: SqlPart, now: Date): Promise<void> {
  const payTo = await accountToPay(req)
  if (!payTo) return
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select i.id, p.title, (p.terms ->> 'netDays')::int as "netDays" from invoices i join payment_projects p on p.id = i.project_id
    where i.status = 'scheduled' and ${where}
      and (p.status = 'closed' or exists (select from phase_completions x where x.project_id = p.id and (${REACHED})))
    order by i.number`)
  for (const scheduled of found.parse(rows)) await issueInvoice(req, scheduled, payTo, now)
}

/** A scheduled invoice and the terms of its project. */
export type ScheduledInvoice = z.infer<typeof scheduledInvoiceSchema>

/** Dates a scheduled invoice today and tells its builder how to pay it. */
export async function issueInvoice(
  req: PayloadRequest,
  { id, title, netDays }: ScheduledInvoice,
  payTo: HouseAccount,
  now: Date,
): Promise<void> {
  const issuedOn = companyDay(now)
  const dueOn = dayAfter(issuedOn, netDays)
  const db = await transactionOf(req)
  await db.execute(sql`
    update invoices set status = 'open', issued_on = ${issuedOn}, due_on = ${dueOn}, updated_at = now() where id = ${id} and status = 'scheduled'`)
  const [invoice] = await findInvoices(req, sql`i.id = ${id}`)
  if (!invoice) return
  const { projectNumber, companyId, number } = invoice
  const facts = { projectId: projectNumber, title, companies: [companyId], number, openCents: openCents(invoice), dueOn, payTo }
  await notify(req, invoiceIssued, facts)
}
