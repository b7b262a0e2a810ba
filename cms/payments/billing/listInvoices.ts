import { recordOf } from '@framewell/domain/collections/recordOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { addCents, cents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import type {
  downloadInvoice as downloadInvoiceCall,
  getHouseAccount as getHouseAccountCall,
  listInvoices as listInvoicesCall,
} from '@framewell/domain/payments/billingCalls'
import { AGING_BUCKETS, type AgingBucket, agingBucket, agingDueDays, openCents } from '@framewell/domain/payments/invoices'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { documentIssuer } from '../../content/site/documentIssuer'
import type { SqlPart } from '../../platform/database/SqlPart'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows } from '../../platform/lists/listRows'
import { asFile } from '../asFile'
import { accountToPay } from '../bank/houseBankAccount'
import { moneyPapers } from '../moneyPapers'
import { onSide, projectScope } from '../projects/projectScope'
import { findInvoices, invoiceAnswer } from './projectInvoices'

export const listInvoices: Operation<typeof listInvoicesCall> = async ({ req, now }, input) => {
  const today = companyDay(now)
  const scope = await projectScope(req)
  const mine = onSide(scope, 'builder')
  const project = sql`(${input.projectId ?? null}::varchar is null or p.number = ${input.projectId ?? null})`
  const company = sql`(${input.companyId ?? null}::uuid is null or i.company_id = ${input.companyId ?? null})`
  const status =
    input.status === 'all'
      ? sql`true`
      : input.status === 'overdue'
        ? sql`i.status = 'open' and i.due_on < ${today}`
        : sql`i.status::text = ${input.status}`
  const words = holdsWords(input.search, [sql`i.number`, sql`p.number`, sql`c.name`])
  const late = input.aging === 'all' ? sql`true` : fellDue(input.aging, today)
  const where = sql`${mine} and ${project} and ${company} and ${status} and ${words} and ${late}`
  const tables = sql`invoices i join payment_projects p on p.id = i.project_id join companies c on c.id = i.company_id
    left join fabricators f on f.id = p.fabricator_id`

  const { data, ...rest } = await listRows(
    req,
    {
      tables,
      where,
      newest: sql`i.created_at`,
      // The invoices of one order have the same time: their numbers give the order in which they fall due.
      id: sql`i.number`,
      key: 'text',
      sorts: { dueOn: sql`i.due_on` },
      find: async (which, { order, cut }) =>
        (await findInvoices(req, which, sql`${order} ${cut}`)).map((invoice) => ({ ...invoice, id: invoice.number })),
    },
    input,
  )
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(sum(i.amount_cents - i.credited_cents) filter (where i.status <> 'void'), 0)::float8 as "billedCents",
      coalesce(sum(greatest(0, i.amount_cents - i.paid_cents - i.credited_cents)) filter (where i.status <> 'void'), 0)::float8 as "openCents"
    from ${tables} where ${where}`)
  const open = await findInvoices(req, sql`${mine} and i.status = 'open'`)
  const aging = recordOf(AGING_BUCKETS, () => ({ count: 0, openCents: cents(0) }))
  for (const invoice of open) {
    const bucket = aging[invoice.dueOn ? agingBucket(invoice.dueOn, today) : 'current']
    bucket.count++
    bucket.openCents = addCents(bucket.openCents, openCents(invoice))
  }
  return {
    data: data.map((invoice) => ({ id: invoice.id, ...invoiceAnswer(invoice, today) })),
    ...rest,
    ...z.object({ billedCents: centsSchema, openCents: centsSchema }).parse(rows[0]),
    aging,
  }
}

/** SQL: open invoices that are as late as the bucket says. */
function fellDue(bucket: AgingBucket, today: string): SqlPart {
  const { from, until } = agingDueDays(bucket, today)
  const dueOn = sql`coalesce(i.due_on, ${today}::varchar)`
  return sql`i.status = 'open' and (${from}::varchar is null or ${dueOn} >= ${from}) and (${until}::varchar is null or ${dueOn} <= ${until})`
}

export const downloadInvoice: Operation<typeof downloadInvoiceCall> = async ({ req, refuse, now }, { number }) => {
  const [invoice] = await findInvoices(req, sql`i.number = ${number} and ${onSide(await projectScope(req), 'builder')}`)
  if (!invoice) throw refuse('unknownInvoice')
  const pdf = await moneyPapers.write('invoice', {
    issuer: await documentIssuer(req),
    invoice: invoiceAnswer(invoice, companyDay(now)),
    title: invoice.title,
    payTo: await accountToPay(req),
  })
  return asFile(`${number}.pdf`, 'application/pdf', pdf)
}

export const getHouseAccount: Operation<typeof getHouseAccountCall> = async ({ req }) => ({ account: await accountToPay(req) })
