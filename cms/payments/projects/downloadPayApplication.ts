import { companyDay } from '@framewell/domain/dates/businessDays'
import { csvText } from '@framewell/domain/export/csvText'
import { decimalDollars } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import {
  BILLED_NOTE,
  billedLines,
  type PayApplication,
  payApplication,
  STORED_MATERIALS,
  STORED_NOTE,
  summaryLines,
} from '@framewell/domain/payments/payApplication'
import { PHASES } from '@framewell/domain/payments/phases'
import type { downloadPayApplication as downloadCall } from '@framewell/domain/payments/projectCalls'
import { contractRelease } from '@framewell/domain/payments/releasePhase'
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
import { customerAccount } from '../statements/customerAccount'
import { findProject, type StoredProject, sideOf } from './findProject'

/** An order's application for payment, for the builder's lender. Its shop gets none: it shows what the builder is billed. */
export const downloadPayApplication: Operation<typeof downloadCall> = async ({ req, refuse, now }, { projectId, format, ...period }) => {
  const project = await findProject(req, projectId)
  if (!project || (await sideOf(req, project)) === 'fabricator') throw refuse('unknownProject')
  const { moves } = await customerAccount(req, project.companyId, project.number)
  const { retainageReleasedAt } = project
  const application = payApplication(
    {
      ...(await contractOn(req, project, period.until)),
      retainageReleasedOn: retainageReleasedAt && companyDay(new Date(retainageReleasedAt)),
      refunds: await releasedRefunds(req, project),
      moves,
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

const completedRows = z.array(
  z.object({ phase: z.enum(PHASES), grossCents: storedCentsSchema, retainageCents: storedCentsSchema, completedOn: z.string() }),
)
const pricesRow = z.object({
  originalCents: storedCentsSchema.nullable(),
  // Before the first change order after the day.
  priceCents: storedCentsSchema.nullable(),
  laterRefundCents: storedCentsSchema,
})

/** An order's prices and phases as they were on a day: change orders, refunds and releases after it are left out. */
async function contractOn(req: PayloadRequest, project: StoredProject, day: string) {
  const db = await transactionOf(req)
  const price = sql`select (before ->> 'priceCents')::bigint from audit_records
    where action = 'payment-project-amend' and subject_id = ${project.number}`
  const { rows } = await db.execute(sql`
    select (${price} order by created_at, id limit 1) as "originalCents",
      (${price} and ${companyDayOf(sql`created_at`)} > ${day} order by created_at, id limit 1) as "priceCents",
      (select coalesce(sum(refund_cents - released_refund_cents), 0) from payment_disputes
        where project_id = ${project.id} and ${companyDayOf(sql`resolved_at`)} > ${day}) as "laterRefundCents"`)
  const found = pricesRow.parse(rows[0])
  const { rows: completed } = await db.execute(sql`
    select phase, (release ->> 'grossCents')::bigint as "grossCents", (release ->> 'retainageCents')::bigint as "retainageCents",
      ${companyDayOf(sql`created_at`)} as "completedOn"
    from phase_completions where project_id = ${project.id} and ${companyDayOf(sql`created_at`)} <= ${day}`)
  const done = completedRows.parse(completed)
  const priceCents = found.priceCents ?? project.priceCents
  const refundedCents = subtractCents(project.refundedCents, found.laterRefundCents)
  return {
    originalCents: found.originalCents ?? priceCents,
    priceCents,
    phases: PHASES.map(
      (phase) =>
        done.find((one) => one.phase === phase) ?? {
          phase,
          ...contractRelease(priceCents, phase, project.releasePolicy, refundedCents),
          completedOn: null,
        },
    ),
  }
}

const refundRows = z.array(z.object({ amountCents: storedCentsSchema, refundedOn: z.string() }))

async function releasedRefunds(req: PayloadRequest, { id }: StoredProject) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select released_refund_cents as "amountCents", ${companyDayOf(sql`resolved_at`)} as "refundedOn" from payment_disputes
    where project_id = ${id} and released_refund_cents > 0 order by resolved_at`)
  return refundRows.parse(rows)
}

/** The schedule of values, then the summary and the invoices in its last column. */
function applicationCsv(application: PayApplication): string {
  const { lines, totals, completedCents, retainageCents } = application
  const rows = [
    ...lines.map((line) => ({ ...line, stored: STORED_MATERIALS })),
    { title: 'Total', ...totals, completedCents, retainageCents, stored: STORED_MATERIALS },
    ...[...summaryLines(application), ...billedLines(application)].map(({ name, amountCents }) => ({ title: name, amountCents })),
    { title: STORED_NOTE },
    { title: BILLED_NOTE },
  ]
  const columns = [
    ['scheduledCents', 'Scheduled value'],
    ['previousCents', 'Previous applications'],
    ['periodCents', 'This period'],
    ['stored', 'Stored materials'],
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
          return typeof amount === 'number' ? decimalDollars(amount) : typeof amount === 'string' ? amount : null
        },
      })),
    ],
    rows,
  )
}
