import { prenoteReturned } from '@framewell/domain/notifications/events/payouts'
import { type BankAccount, bankAccountSchema } from '@framewell/domain/payments/bankAccount'
import { MAX_STATEMENT_BYTES } from '@framewell/domain/payments/bankCalls'
import { type PayoutReport, readNachaReturns } from '@framewell/domain/payments/bankReports'
import { numbersIn, StatementFault } from '@framewell/domain/payments/bankStatement'
import type { importPayoutReport as importCall, ReportedPayout, ReportOutcome } from '@framewell/domain/payments/payoutCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { changed } from '../../platform/live/changed'
import { factsOf } from '../../platform/sessions/requestFacts'
import { bytesOf } from '../bank/bytesOf'
import { decodedText } from '../bank/decodedText'
import { findPayouts, type StoredPayout } from './findPayouts'
import { proposeDetail } from './proposeDetail'
import { readPain002 } from './readPain002'
import { blockAccount, takeRefusedBack } from './returnPayout'
import { openBank } from './sealedBank'

const prenoteRow = z.object({
  bankDetailId: z.string(),
  companyId: z.string(),
  payee: z.string(),
  lastFour: z.string(),
  status: z.string(),
  blockReason: z.string().nullable(),
  reference: z.string(),
})

/**
 * Applies the bank's report on payouts and prenotes. A rejected payout is payable again at once. A returned one keeps its status until a statement shows its money,
 * but its account is blocked now. A corrected account is proposed and waits for another operator.
 */
export const importPayoutReport: Operation<typeof importCall> = async ({ req, refuse, session }, { name }) => {
  const { file } = factsOf(req)
  if (!file) throw refuse('unsupportedMediaType')
  const bytes = await bytesOf(file, MAX_STATEMENT_BYTES)
  if (!bytes) throw refuse('fileTooLarge')
  let reports: PayoutReport[]
  try {
    const text = decodedText(bytes)
    reports = text.trimStart().startsWith('<') ? readPain002(text.trimStart()) : readNachaReturns(text)
  } catch (error) {
    if (error instanceof StatementFault) throw refuse('notAReport', { detail: error.message })
    throw error
  }
  await lock(req, 'payout-runs')
  const payouts: ReportedPayout[] = []
  for (const report of reports) {
    const named = await payoutsNamed(req, report)
    const prenotes = named.length === 0 ? await prenotesNamed(req, report) : []
    for (const prenote of prenotes) {
      const outcome = await applyToPrenote(req, prenote, report, { id: session?.id ?? '', name: session?.name ?? '' })
      payouts.push({ reference: prenote.reference, payee: prenote.payee, outcome, reason: report.reason })
    }
    if (named.length + prenotes.length === 0)
      payouts.push({ reference: report.names.trim() || 'without a number', payee: null, outcome: 'unknownPayout', reason: report.reason })
    for (const payout of named) {
      const outcome = await applyReport(req, payout, report, { id: session?.id ?? '', name: session?.name ?? '' })
      payouts.push({ reference: payout.reference, payee: payout.payee, outcome, reason: report.reason })
    }
  }
  await changed(req, 'payments', '')
  await recordAudit(req, { action: 'payout-report-import', subjectType: 'payouts', subjectId: name, after: { payouts } })
  return { payouts }
}

const tracesIn = (names: string): string[] => names.match(/(?<!\d)\d{15}(?!\d)/g) ?? []

/** The payouts that a report names: all of a run that was rejected whole. An amount that differs names nothing. */
async function payoutsNamed(req: PayloadRequest, { names, amountCents }: PayoutReport): Promise<StoredPayout[]> {
  const traces = JSON.stringify(tracesIn(names))
  const numbers = JSON.stringify([...numbersIn(names, 'PO'), ...numbersIn(names, 'PR')])
  return findPayouts(
    req,
    sql`o.status in ('sent', 'settled', 'returned') and (${amountCents}::bigint is null or o.amount_cents = ${amountCents})
      and (o.reference in (select jsonb_array_elements_text(${numbers}::jsonb)) or r.number in (select jsonb_array_elements_text(${numbers}::jsonb))
        or o.trace in (select jsonb_array_elements_text(${traces}::jsonb)))`,
  )
}

/** The prenotes that a report names. */
async function prenotesNamed(req: PayloadRequest, { names }: PayoutReport): Promise<z.infer<typeof prenoteRow>[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select b.id as "bankDetailId", b.company_id as "companyId", b.account_name as payee, b.account_last_four as "lastFour",
      b.status::text as status, b.block_reason as "blockReason", b.prenote as reference
    from bank_details b where b.prenote in (select jsonb_array_elements_text(${JSON.stringify(numbersIn(names, 'PN'))}::jsonb))
      or b.prenote_trace in (select jsonb_array_elements_text(${JSON.stringify(tracesIn(names))}::jsonb))`)
  return z.array(prenoteRow).parse(rows)
}

interface Importer {
  readonly id: string
  readonly name: string
}

async function applyReport(req: PayloadRequest, payout: StoredPayout, report: PayoutReport, by: Importer): Promise<ReportOutcome> {
  const { kind, reason } = report
  if (kind === 'changed') return proposeChange(req, payout, report, by)
  if (payout.failReason === reason || payout.status === 'returned') return 'known'
  if (kind === 'rejected' && payout.status === 'sent') {
    await takeRefusedBack(req, payout, reason)
    return 'takenBack'
  }
  const db = await transactionOf(req)
  await db.execute(sql`update payouts set fail_reason = ${reason}, updated_at = now() where id = ${payout.id}`)
  await blockAccount(req, payout, reason)
  return 'announced'
}

/**
 * A prenote came back, or the payee's bank corrected its account: nothing is paid there until the company has entered an account again, or another
 * operator has confirmed the corrected one.
 */
async function applyToPrenote(
  req: PayloadRequest,
  prenote: z.infer<typeof prenoteRow>,
  report: PayoutReport,
  by: Importer,
): Promise<ReportOutcome> {
  if (prenote.status !== 'active') return prenote.blockReason === report.reason ? 'known' : 'noted'
  const outcome = report.kind === 'changed' ? await proposeChange(req, prenote, report, by) : 'prenoteReturned'
  if (outcome === 'noted') return outcome
  await blockAccount(req, prenote, report.reason)
  await notify(req, prenoteReturned, { company: prenote.companyId, lastFour: prenote.lastFour, reason: report.reason })
  return outcome
}

const detailRow = z.object({ sealed: z.string(), status: z.string() })

/** Proposes the corrected account, unless the company has entered another one since or the correction is proposed already. */
async function proposeChange(
  req: PayloadRequest,
  { companyId: company, bankDetailId }: Pick<StoredPayout, 'companyId' | 'bankDetailId'>,
  { corrected, reason }: PayoutReport,
  by: Importer,
): Promise<ReportOutcome> {
  if (Object.keys(corrected).length === 0) return 'noted'
  await lock(req, 'bank-details', company)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select sealed, status::text as status from bank_details where id = ${bankDetailId}`)
  const paid = detailRow.parse(rows[0])
  const proposed = bankAccountSchema.safeParse({ ...(openBank(paid.sealed) as BankAccount), ...corrected })
  if (paid.status !== 'active' || !proposed.success) return 'noted'
  const account = proposed.data
  const waiting = await db.execute(
    sql`select sealed, status::text as status from bank_details where company_id = ${company} and status = 'waiting'`,
  )
  const isKnown = z
    .array(detailRow)
    .parse(waiting.rows)
    .some(({ sealed }) => JSON.stringify(bankAccountSchema.parse(openBank(sealed))) === JSON.stringify(account))
  if (isKnown) return 'known'
  await proposeDetail(req, { company, account, by: `The payee's bank, imported by ${by.name}`, byId: by.id, reason })
  return 'proposed'
}
