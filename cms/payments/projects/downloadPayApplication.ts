import { companyDay } from '@framewell/domain/dates/businessDays'
import { csvText } from '@framewell/domain/export/csvText'
import { decimalDollars } from '@framewell/domain/money/cents'
import { type PayApplication, payApplication, summaryLines } from '@framewell/domain/payments/payApplication'
import type { downloadPayApplication as downloadCall } from '@framewell/domain/payments/projectCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentIssuer } from '../../content/site/documentIssuer'
import { dayOf as companyDayOf } from '../../platform/database/companyTime'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { asFile } from '../asFile'
import { moneyPapers } from '../moneyPapers'
import { findProject, type StoredProject, sideOf } from './findProject'
import { projectAnswer } from './getPaymentProject'

/** An order's application for payment, for the builder's lender. Its shop gets none: it shows what the builder is billed. */
export const downloadPayApplication: Operation<typeof downloadCall> = async ({ req, refuse, now }, { projectId, format, ...period }) => {
  const project = await findProject(req, projectId)
  if (!project || (await sideOf(req, project)) === 'fabricator') throw refuse('unknownProject')
  const dayOf = (at: string | null) => at && companyDay(new Date(at))
  const { phases } = await projectAnswer(req, project, now)
  const application = payApplication(
    {
      originalCents: await originalPrice(req, project),
      priceCents: project.priceCents,
      phases: phases.map(({ phase, grossCents, retainageCents, completedAt }) => ({
        phase,
        grossCents,
        retainageCents,
        completedOn: dayOf(completedAt),
      })),
      retainageReleasedOn: dayOf(project.retainageReleasedAt),
      refunds: await releasedRefunds(req, project),
    },
    period,
  )
  const name = `pay-application-${project.number}-${period.until}.${format}`
  if (format === 'csv') return asFile(name, 'text/csv; charset=utf-8', applicationCsv(application))
  const { number, title, builder } = project
  const issuer = await documentIssuer(req)
  const pdf = await moneyPapers.write('payApplication', { issuer, number, title, builder, ...period, at: now.toISOString(), application })
  return asFile(name, 'application/pdf', pdf)
}

/** The price before its first change order. */
async function originalPrice(req: PayloadRequest, { number, priceCents }: StoredProject) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select (before ->> 'priceCents')::bigint as cents from audit_records
    where action = 'payment-project-amend' and subject_id = ${number} order by created_at, id limit 1`)
  return z.object({ cents: storedCentsSchema }).optional().parse(rows[0])?.cents ?? priceCents
}

const refundRows = z.array(z.object({ amountCents: storedCentsSchema, refundedOn: z.string() }))

async function releasedRefunds(req: PayloadRequest, { id }: StoredProject) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select released_refund_cents as "amountCents", ${companyDayOf(sql`resolved_at`)} as "refundedOn" from payment_disputes
    where project_id = ${id} and released_refund_cents > 0 order by resolved_at`)
  return refundRows.parse(rows)
}

/** The schedule of values, then the summary in its last column. */
function applicationCsv(application: PayApplication): string {
  const { lines, totals, completedCents, retainageCents } = application
  const rows = [
    ...lines,
    { title: 'Total', ...totals, completedCents, retainageCents },
    ...summaryLines(application).map(({ name, amountCents }) => ({ title: name, amountCents })),
  ]
  const columns = [
    ['scheduledCents', 'Scheduled value'],
    ['previousCents', 'Previous applications'],
    ['periodCents', 'This period'],
    ['storedCents', 'Stored materials'],
    ['completedCents', 'Completed and stored to date'],
    ['toFinishCents', 'Balance to finish'],
    ['retainageCents', 'Retainage'],
    ['amountCents', 'Amount'],
  ] as const
  return csvText(
    [
      { header: 'Item', value: ({ title }: (typeof rows)[number]) => title },
      ...columns.map(([member, header]) => ({
        header,
        value: (row: (typeof rows)[number]) => {
          const amount = new Map(Object.entries(row)).get(member)
          return typeof amount === 'number' ? decimalDollars(amount) : null
        },
      })),
    ],
    rows,
  )
}
