import { centsSchema } from '@framewell/domain/money/centsSchema'
import { payoutReturned } from '@framewell/domain/notifications/events/payouts'
import { bankAccountSchema } from '@framewell/domain/payments/bankAccount'
import { bankDateOf } from '@framewell/domain/payments/bankingDays'
import { freeFileIdModifier, type Originator, type PayoutFile, traceNumber } from '@framewell/domain/payments/nachaFile'
import type {
  decidePayoutRun as decideCall,
  downloadPayoutFile as downloadCall,
  failPayout as failCall,
  listPayoutRuns as listCall,
  proposePayoutRun as proposeCall,
} from '@framewell/domain/payments/payoutCalls'
import { approveRun, isRunWaiting, proposeRun } from '@framewell/domain/payments/payoutRun'
import { creditHouse, creditProject, debitHouse, debitProject } from '@framewell/domain/payments/posting'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../../audit/recordAudit'
import { lock } from '../../database/lock'
import { type NumberSeries, nextNumber } from '../../database/nextNumber'
import { transactionOf } from '../../database/transactionOf'
import type { Operation } from '../../http/calls/bindCall'
import { holdsWords } from '../../lists/listing'
import { listRows } from '../../lists/listRows'
import { changed } from '../../notifications/changed'
import { notify } from '../../notifications/notify'
import { houseBankAccount } from '../bank/houseBankAccount'
import { LedgerRefusal } from '../LedgerRefusal'
import { post } from '../post'
import { asFile } from '../projects/accountStatement'
import { balancesOf } from '../projects/balances'
import { bankTransfer } from '../providers/bankTransfer'
import { openBank, sealBank } from './sealedBank'
import { closeSettledRun } from './settlePayouts'
import { findRuns, payables, runAnswer, type StoredRun } from './storedRun'

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
  }
}

/** What the bank holds beyond the payouts that are on their way. */
async function spendable(req: PayloadRequest): Promise<number> {
  const { bank, payouts_in_transit } = await balancesOf(req, null)
  return bank - payouts_in_transit
}

export const proposePayoutRun: Operation<typeof proposeCall> = async ({ req, refuse, session, now }, { payOn, projectIds }) => {
  await lock(req, 'payout-runs')
  const proposed = proposeRun(await payables(req), { payOn, projectIds }, bankDateOf(now))
  if ('refusal' in proposed) throw refuse(proposed.refusal, proposed.more)
  const { wanted, totalCents } = proposed
  const number = await nextNumber(req, RUN_NUMBERS, now)
  const { id } = await req.payload.db.create({
    collection: 'payout-runs',
    data: { number, status: 'proposed', payOn, totalCents, proposedBy: session?.name ?? '', approvals: [] },
    req,
  })
  for (const { companyId, project, account, amountCents, bankDetailId, phases } of wanted)
    await req.payload.db.create({
      collection: 'payouts',
      data: {
        run: id,
        reference: await nextNumber(req, PAYOUT_NUMBERS, now),
        company: companyId,
        project,
        account,
        amountCents,
        bankDetail: bankDetailId,
        status: 'waiting',
        phases,
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
  return { run: await answerOf(req, String(id), session?.id) }
}

async function answerOf(req: PayloadRequest, id: string, reader: string | undefined) {
  const [run] = await findRuns(req, sql`r.id = ${id}`)
  if (!run) throw new Error('A run was stored and cannot be found')
  return runAnswer(req, run, reader)
}

const waitingRows = z.array(
  z.object({
    reference: z.string(),
    account: z.enum(['fabricator_payable', 'builder_payable']),
    projectId: z.string(),
    amountCents: centsSchema,
  }),
)

/** Two people approve; with the second the money is on its way and the file for the bank exists. */
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
    return { run: await answerOf(req, id, session?.id) }
  }
  const person = { id: session?.id ?? '', name: session?.name ?? '' }
  const outcome = approveRun({ status: run.status, approvedBy: run.approvals.map((approval) => approval.id) }, person.id)
  if ('refusal' in outcome) throw refuse(outcome.refusal)
  const approvals = JSON.stringify([...run.approvals, person])
  if (outcome.status === 'sent') {
    if (run.payOn < bankDateOf(now)) throw refuse('dayPassed')
    const originator = await houseBankAccount(req)
    if (!originator) throw refuse('noHouseBank')
    const modifier = freeFileIdModifier(await fileIdModifiersOf(req, now))
    if (!modifier) throw refuse('tooManyFiles')
    if ((await spendable(req)) < run.totalCents) throw refuse('bankShort')
    if (await paysReplacedAccount(req, run)) throw refuse('accountChanged')
    await send(req, run, originator.routingNumber).catch((error: unknown) => {
      throw error instanceof LedgerRefusal ? refuse('payableChanged') : error
    })
    await db.execute(
      sql`update payout_runs set sent_at = ${now.toISOString()}::timestamptz, originator = ${sealBank(originator)}, file_id_modifier = ${modifier}
        where id = ${id}`,
    )
  }
  await db.execute(
    sql`update payout_runs set status = ${outcome.status}, approvals = ${approvals}::jsonb, updated_at = now() where id = ${id}`,
  )
  await changed(req, 'payments', '')
  await recordAudit(req, { ...audit, after: { status: outcome.status, totalCents: run.totalCents } })
  return { run: await answerOf(req, id, session?.id) }
}

/** File ID modifiers of the files that are dated like one made now. The caller holds the lock of the runs. */
async function fileIdModifiersOf(req: PayloadRequest, now: Date): Promise<string[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select coalesce(file_id_modifier, 'A') as modifier from payout_runs
    where (sent_at at time zone 'UTC')::date = ${now.toISOString().slice(0, 10)}::date`)
  return z.array(z.object({ modifier: z.string() })).parse(rows).map(({ modifier }) => modifier)
}

/** Whether a payout would go to an account that its company has since replaced: perhaps because somebody else had entered it. */
async function paysReplacedAccount(req: PayloadRequest, { id }: StoredRun): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from payouts o join bank_details b on b.id = o.bank_detail_id where o.run_id = ${id} and b.status <> 'active' for share of b`)
  return rows.length > 0
}

/** What each payout owes is on its way from now on. */
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
      entries: [debitProject(projectId, account, amountCents), creditHouse('payouts_in_transit', amountCents)],
    })
    const trace = traceNumber(routingNumber, reference)
    await db.execute(sql`update payouts set status = 'sent', trace = ${trace}, updated_at = now() where reference = ${reference}`)
  }
}

const instructionRows = z.array(
  z.object({ reference: z.string(), amountCents: centsSchema, sealed: z.string(), trace: z.string().nullable() }),
)
/** Entry refuses names that a file cannot hold; those of before stay as they are, and the file spells them. */
const sealedAccountSchema = bankAccountSchema.extend({ accountName: z.string() })

/** The same file every time: what it says was fixed when the run was sent. */
export const downloadPayoutFile: Operation<typeof downloadCall> = async ({ req, refuse }, { id, format }) => {
  const [run] = await findRuns(req, sql`r.id = ${id}`)
  if (!run) throw refuse('notFound')
  if (!run.sentAt || !run.originator) throw refuse('notSent')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select o.reference, o.amount_cents::float8 as "amountCents", o.trace, b.sealed from payouts o join bank_details b on b.id = o.bank_detail_id
    where o.run_id = ${id} order by length(o.reference), o.reference`)
  const file: PayoutFile = {
    runNumber: run.number,
    createdAt: new Date(run.sentAt),
    payOn: run.payOn,
    fileIdModifier: run.fileIdModifier ?? 'A',
    // Sealed by us from an Originator, and authenticated.
    originator: openBank(run.originator) as Originator,
    payouts: instructionRows
      .parse(rows)
      .map(({ sealed, ...payout }) => ({ ...payout, account: sealedAccountSchema.parse(openBank(sealed)) })),
  }
  // Who has taken the numbers out of the house is on record, although this is a reading.
  await recordAudit(req, {
    action: 'payout-file-download',
    subjectType: 'payout-runs',
    subjectId: id,
    after: { number: run.number, format },
  })
  const { name, type, content } = bankTransfer.instruct[format](file)
  return asFile(name, type, content)
}

export const failPayout: Operation<typeof failCall> = async ({ req, refuse, session }, { id, reason }) => {
  await lock(req, 'payout-runs')
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select o.run_id as "runId", o.company_id as "companyId", o.status, o.reference, o.account, p.number as "projectId",
      o.amount_cents::float8 as "amountCents"
    from payouts o join payment_projects p on p.id = o.project_id where o.id = ${id}`)
  const payout = z
    .object({ runId: z.string(), companyId: z.string(), status: z.string(), ...waitingRows.element.shape })
    .optional()
    .parse(rows[0])
  if (!payout) throw refuse('notFound')
  if (payout.status !== 'sent') throw refuse('notInTransit')
  const { reference, account, projectId, amountCents, runId, companyId } = payout
  await post(req, {
    key: `payout-failed:${reference}`,
    kind: 'payout_returned',
    description: `Payout ${reference} refused by the bank: ${reason}`.slice(0, 500),
    entries: [debitHouse('payouts_in_transit', amountCents), creditProject(projectId, account, amountCents)],
  })
  await db.execute(sql`update payouts set status = 'returned', fail_reason = ${reason}, updated_at = now() where id = ${id}`)
  await closeSettledRun(req, runId)
  await notify(req, payoutReturned, { projectId, title: projectId, companies: [companyId], reference, amountCents })
  await changed(req, 'payments', '')
  await recordAudit(req, {
    action: 'payout-fail',
    subjectType: 'payouts',
    subjectId: id,
    before: { status: 'sent' },
    after: { status: 'returned' },
    reason,
  })
  return { run: await answerOf(req, runId, session?.id) }
}
