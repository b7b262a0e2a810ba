import { easternDay, easternTime } from '@framewell/domain/dates/bankingTime'
import type { Cents } from '@framewell/domain/money/cents'
import { centsSchema } from '@framewell/domain/money/centsSchema'
import { usdWithCents } from '@framewell/domain/money/usd'
import { freeFileIdModifier, remittanceOf, traceNumber } from '@framewell/domain/payments/nachaFile'
import type {
  decidePayoutRun as decideCall,
  failPayout as failCall,
  listPayoutRuns as listCall,
  proposePayoutRun as proposeCall,
} from '@framewell/domain/payments/payoutCalls'
import { approveRun, isRunWaiting, PAYOUT_ACCOUNTS, proposeRun } from '@framewell/domain/payments/payoutRun'
import { creditOwnAccount } from '@framewell/domain/payments/posting'
import { sameDayRefusal } from '@framewell/domain/payments/sameDayAch'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentIssuer } from '../../content/site/documentIssuer'
import { isTied } from '../../parties/independence'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { type NumberSeries, nextNumber } from '../../platform/database/nextNumber'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { holdsWords } from '../../platform/lists/listing'
import { listRows } from '../../platform/lists/listRows'
import { changed } from '../../platform/live/changed'
import { houseBankAccount } from '../bank/houseBankAccount'
import { refundCover, spendable } from '../escrow/operatingCash'
import { refundsOutsideEscrow } from '../escrow/storedTransfers'
import { LedgerRefusal } from '../LedgerRefusal'
import { post } from '../post'
import { findPayouts } from './findPayouts'
import { debitPayoutAccount } from './payoutAccount'
import { fileIdModifiersOf } from './payoutFile'
import { takeRefusedBack } from './returnPayout'
import { sealBank } from './sealedBank'
import { stoppedBy } from './stoppedBy'
import { behindRun, findRuns, payables, runAnswer, runOf, type StoredRun } from './storedRun'

const RUN_NUMBERS: NumberSeries = { prefix: 'PR', sequence: 'payout_run_numbers' }
const PAYOUT_NUMBERS: NumberSeries = { prefix: 'PO', sequence: 'payout_numbers' }

export const listPayoutRuns: Operation<typeof listCall> = async ({ req, session }, { status, search, ...asked }) => {
  const { data, ...rest } = await listRows(
    req,
    {
      tables: sql`payout_runs r`,
      where: sql`(${status} = 'all' or r.status::text = ${status}) and ${holdsWords(search, [sql`r.number`, sql`r.proposed_by`])}`,
      newest: sql`r.created_at`,
      id: sql`r.id`,
      find: (where, { order, cut }) => findRuns(req, where, sql`${order} ${cut}`),
    },
    asked,
  )
  return {
    data: await Promise.all(data.map((run) => runAnswer(req, run, session?.id))),
    ...rest,
    payable: await payables(req),
    bankCents: await spendable(req),
    lackingForRefundsCents: (await refundCover(req)).lackingCents,
  }
}

const refundsKept = (refunds: Cents) =>
  `The operating account would hold less than the ${usdWithCents(refunds)} that other refunds to builders need. Pay those first, or with this run.`

const easternClock = (now: Date) => ({ day: easternDay(now), time: easternTime(now) })

export const proposePayoutRun: Operation<typeof proposeCall> = async ({ req, refuse, session, now }, { payOn, projectIds }) => {
  await lock(req, 'payout-runs')
  const proposed = proposeRun(
    await payables(req, projectIds),
    { payOn, projectIds },
    easternClock(now),
    (await houseBankAccount(req)) ?? {},
  )
  if ('refusal' in proposed) throw refuse(proposed.refusal, proposed.more)
  const { wanted, totalCents } = proposed
  const number = await nextNumber(req, RUN_NUMBERS, now)
  const { id } = await req.payload.db.create({
    collection: 'payout-runs',
    data: { number, status: 'proposed', payOn, totalCents, proposedBy: session?.name ?? '', approvals: [], createdAt: now.toISOString() },
    req,
  })
  for (const { companyId, project, account, fabricatorId, amountCents, bankDetailId, phases, returned } of wanted)
    await req.payload.db.create({
      collection: 'payouts',
      data: {
        run: id,
        reference: await nextNumber(req, PAYOUT_NUMBERS, now),
        company: companyId,
        project,
        account,
        fabricator: fabricatorId,
        amountCents,
        bankDetail: bankDetailId,
        status: 'waiting',
        phases,
        again: returned?.id,
      },
      req,
      returning: false,
    })
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: 'payout-run-propose',
    subjectType: 'payout-runs',
    subjectId: String(id),
    after: { number, totalCents, payOn },
  })
  return { run: await runOf(req, String(id), session?.id) }
}

const waitingRows = z.array(
  z.object({
    reference: z.string(),
    account: z.enum(PAYOUT_ACCOUNTS),
    projectId: z.string(),
    amountCents: centsSchema,
  }),
)

/** Two people approve. With the second approval the money is in transit and the bank file exists. */
export const decidePayoutRun: Operation<typeof decideCall> = async ({ req, refuse, session, now }, { id, decision, reason }) => {
  await lock(req, 'payout-runs')
  const [run] = await findRuns(req, sql`r.id = ${id}`)
  if (!run) throw refuse('notFound')
  const db = await transactionOf(req)
  const audit = { action: `payout-run-${decision}`, subjectType: 'payout-runs', subjectId: id, before: { status: run.status } }
  if (decision === 'cancel') {
    if (!isRunWaiting(run.status)) throw refuse('notWaiting')
    await db.execute(sql`update payout_runs set status = 'cancelled', updated_at = now() where id = ${id}`)
    await db.execute(sql`update payouts set status = 'cancelled', updated_at = now() where run_id = ${id}`)
    await changed(req, 'payments', '')
    await recordAudit(req, { ...audit, after: { status: 'cancelled' }, reason })
    return { run: await runOf(req, id, session?.id) }
  }
  const person = { id: session?.id ?? '', name: session?.name ?? '' }
  const outcome = approveRun({ status: run.status, approvedBy: run.approvals.map((approval) => approval.id) }, person.id)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  if (await isTied(req, person.id, behindRun(run))) throw refuse('notIndependent')
  const approvals = JSON.stringify([...run.approvals, person])
  if (outcome.status === 'sent') {
    if (run.payOn < easternDay(now)) throw refuse('dayPassed')
    const originator = await houseBankAccount(req)
    if (!originator) throw refuse('noHouseBank')
    const amounts = (await findPayouts(req, sql`o.run_id = ${id}`)).map(({ amountCents }) => amountCents)
    if (sameDayRefusal({ payOn: run.payOn, amounts }, originator, easternClock(now))) throw refuse('dayPassed')
    const modifier = freeFileIdModifier(await fileIdModifiersOf(req, now))
    if (!modifier) throw refuse('tooManyFiles')
    if ((await spendable(req)) < run.totalCents) throw refuse('bankShort')
    const { lackingCents } = await refundCover(req)
    const stopped = await stoppedBy(req, run)
    if (stopped) throw refuse(stopped)
    await send(req, run, originator.routingNumber).catch((error: unknown) => {
      throw error instanceof LedgerRefusal ? refuse('payableChanged') : error
    })
    if ((await refundCover(req)).lackingCents > lackingCents)
      throw refuse('bankShort', { detail: refundsKept(await refundsOutsideEscrow(req)) })
    await db.execute(
      sql`update payout_runs set sent_at = ${now.toISOString()}::timestamptz, originator = ${sealBank({ ...originator, address: (await documentIssuer(req)).address })}, file_id_modifier = ${modifier}
        where id = ${id}`,
    )
  }
  await db.execute(
    sql`update payout_runs set status = ${outcome.status}, approvals = ${approvals}::jsonb, updated_at = now() where id = ${id}`,
  )
  await changed(req, 'payments', '')
  await recordAudit(req, { ...audit, after: { status: outcome.status, totalCents: run.totalCents } })
  return { run: await runOf(req, id, session?.id) }
}

/** What each payout owes is in transit from now on. */
async function send(req: PayloadRequest, { id }: StoredRun, routingNumber: string): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select o.reference, o.account, p.number as "projectId", o.amount_cents::float8 as "amountCents"
    from payouts o join payment_projects p on p.id = o.project_id where o.run_id = ${id} order by p.number, o.account`)
  for (const { reference, account, projectId, amountCents } of waitingRows.parse(rows)) {
    await post(req, {
      key: `payout:${reference}`,
      kind: 'payout',
      description: `Payout ${reference}`,
      entries: [debitPayoutAccount(projectId, account, amountCents), creditOwnAccount('payouts_in_transit', amountCents)],
    })
    const trace = traceNumber(routingNumber, reference)
    await db.execute(
      sql`update payouts set status = 'sent', trace = ${trace}, remittance = ${remittanceOf(projectId, amountCents)}, updated_at = now(),
        payee_address = (select f.address from fabricators f where f.id = fabricator_id) where reference = ${reference}`,
    )
  }
}

export const failPayout: Operation<typeof failCall> = async ({ req, refuse, session }, { id, reason }) => {
  await lock(req, 'payout-runs')
  const [payout] = await findPayouts(req, sql`o.id = ${id}`)
  if (!payout) throw refuse('notFound')
  if (payout.status !== 'sent') throw refuse('notInTransit')
  await takeRefusedBack(req, payout, reason)
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: 'payout-fail',
    subjectType: 'payouts',
    subjectId: id,
    before: { status: 'sent' },
    after: { status: 'returned' },
    reason,
  })
  return { run: await runOf(req, payout.runId, session?.id) }
}
