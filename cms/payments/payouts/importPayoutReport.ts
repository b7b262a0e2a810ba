import { type BankAccount, bankAccountSchema } from '@framewell/domain/payments/bankAccount'
import { MAX_STATEMENT_BYTES } from '@framewell/domain/payments/bankCalls'
import { type PayoutReport, readNachaReturns } from '@framewell/domain/payments/bankReports'
import { numbersIn, StatementFault } from '@framewell/domain/payments/bankStatement'
import type { importPayoutReport as importCall, ReportedPayout, ReportOutcome } from '@framewell/domain/payments/payoutCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
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

/**
 * Applies the bank's report on payouts. A rejected payout is payable again at once. A returned one keeps its status until a statement shows its money,
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
    if (named.length === 0)
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

/** The payouts that a report names: all of a run that was rejected whole. An amount that differs names nothing. */
async function payoutsNamed(req: PayloadRequest, { names, amountCents }: PayoutReport): Promise<StoredPayout[]> {
  const traces = JSON.stringify(names.match(/(?<!\d)\d{15}(?!\d)/g) ?? [])
  const numbers = JSON.stringify([...numbersIn(names, 'PO'), ...numbersIn(names, 'PR')])
  return findPayouts(
    req,
    sql`o.status in ('sent', 'settled', 'returned') and (${amountCents}::bigint is null or o.amount_cents = ${amountCents})
      and (o.reference in (select jsonb_array_elements_text(${numbers}::jsonb)) or r.number in (select jsonb_array_elements_text(${numbers}::jsonb))
        or o.trace in (select jsonb_array_elements_text(${traces}::jsonb)))`,
  )
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

const detailRow = z.object({ sealed: z.string(), status: z.string() })

/** Proposes the corrected account, unless the company has entered another one since or the correction is proposed already. */
async function proposeChange(
  req: PayloadRequest,
  payout: StoredPayout,
  { corrected, reason }: PayoutReport,
  by: Importer,
): Promise<ReportOutcome> {
  if (Object.keys(corrected).length === 0) return 'noted'
  const { companyId: company, bankDetailId } = payout
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
