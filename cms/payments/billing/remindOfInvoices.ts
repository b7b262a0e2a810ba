import { companyDay } from '@framewell/domain/dates/businessDays'
import { daysBetween } from '@framewell/domain/network/fabricatorStatus'
import { invoiceDueSoon, invoiceOverdue } from '@framewell/domain/notifications/events/payments'
import { holdsNewOrders, openCents, reminderDue } from '@framewell/domain/payments/invoices'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import { defineJob } from '../../platform/jobs/defineJob'
import { eachInTransaction } from '../../platform/jobs/eachInTransaction'
import { accountToPay } from '../bank/houseBankAccount'
import { findInvoices } from './projectInvoices'

/** Reminds builders of invoices that are due soon or late: each invoice in its own transaction, each reminder once. */
export async function remindOn(payload: Payload, today: string): Promise<void> {
  const { rows } = await payload.db.pool.query(`select id from invoices where status = 'open' and due_on is not null order by due_on`)
  await eachInTransaction(payload, z.array(z.object({ id: z.string() })).parse(rows), async (req, { id }) => {
    const db = await transactionOf(req)
    await lockRow(req, 'invoices', id)
    const [invoice] = await findInvoices(req, sql`i.id = ${id} and i.status = 'open'`)
    if (!invoice?.dueOn) return
    const days = reminderDue(invoice.dueOn, invoice.lastReminderDays, today)
    if (days === undefined) return
    await db.execute(sql`update invoices set last_reminder_days = ${days} where id = ${id}`)
    const late = daysBetween(invoice.dueOn, today)
    const facts = {
      projectId: invoice.projectNumber,
      title: invoice.projectNumber,
      companies: [invoice.companyId],
      number: invoice.number,
      openCents: openCents(invoice),
      dueOn: invoice.dueOn,
      payTo: await accountToPay(req),
    }
    if (late > 0) await notify(req, invoiceOverdue, { ...facts, daysLate: late })
    else await notify(req, invoiceDueSoon, facts)
  })
}

export const remindOfInvoices = defineJob({
  name: 'remind-of-invoices',
  schedule: '0 8 * * *',
  input: z.undefined(),
  run: ({ req }) => remindOn(req.payload, companyDay(new Date())),
})

/** The number of the overdue invoice that blocks a company's new orders; undefined when none does. */
export async function overdueHold(req: PayloadRequest, companyId: string, today: string): Promise<string | undefined> {
  const open = await findInvoices(
    req,
    sql`i.company_id = ${companyId} and i.status = 'open' and i.due_on < ${today}`,
    sql`order by i.due_on`,
  )
  return open.find(({ dueOn }) => dueOn !== null && holdsNewOrders(dueOn, today))?.number
}
