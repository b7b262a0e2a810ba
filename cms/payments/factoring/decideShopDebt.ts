import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { minCents } from '@framewell/domain/money/differences'
import { type DebtDecision, debtPosting } from '@framewell/domain/payments/advanceOutcome'
import type { BankLine } from '@framewell/domain/payments/bankCalls'
import type { decideShopDebt as decideCall } from '@framewell/domain/payments/factoringCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isTied } from '../../parties/independence'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { lockRow } from '../../platform/database/lockRow'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import type { Refusing } from '../../platform/http/calls/callContext'
import { findLines } from '../bank/storedStatement'
import { onBankDay } from '../bankDay'
import { nthKey } from '../keysOfCause'
import { moneyChanged } from '../moneyChanged'
import { payables } from '../payouts/storedRun'
import { post } from '../post'
import { lockAnyProject, type StoredProject } from '../projects/findProject'
import { lowerDebt } from './settleAdvances'
import { findRequests, requestOf, type StoredRequest } from './storedRequests'

type Context = Refusing<'otherShop' | 'nothingPayable' | 'unknownLine' | 'moreThanOwed'> & { readonly req: PayloadRequest }

/** Settles what a shop owes from an early payout, by an operator's decision with a reason. */
export const decideShopDebt: Operation<typeof decideCall> = async (context, { id, decision, fromProjectId, bankLineId, reason }) => {
  const { req, refuse, session } = context
  const [named] = await findRequests(req, sql`q.id = ${id}`)
  if (!named) throw refuse('notFound')
  // Locks the receipt, then payouts, then projects, like every other decision.
  if (bankLineId !== undefined) await lockRow(req, 'bank-lines', bankLineId)
  if (decision === 'set_off') await lock(req, 'payout-runs')
  // Locks both projects in the order of their numbers, whichever pays the other.
  const numbers = [...new Set([named.projectId, ...(fromProjectId ? [fromProjectId] : [])])].sort()
  const locked = new Map<string, StoredProject | null>()
  for (const number of numbers) locked.set(number, await lockAnyProject(req, number))
  const project = locked.get(named.projectId)
  if (!project) throw refuse('notFound')
  const [request] = await findRequests(req, sql`q.id = ${id}`)
  if (!request || request.owedCents === 0) throw refuse('nothingOwed')
  const shop = request.shopCompanyId
  if (shop && (await isTied(req, session?.id ?? '', { companies: [shop] }))) throw refuse('notIndependent')
  if (await isOnItsWay(req, project, request)) throw refuse('payoutInTransit')
  const key = await nthKey(req, 'debt', id)
  const from = fromProjectId === undefined ? null : (locked.get(fromProjectId) ?? null)
  const receipt = decision === 'received' ? await takeReceipt(context, request, bankLineId ?? '', session?.name ?? '', reason) : undefined
  const paid = receipt ? cents(receipt.amountCents) : decision === 'set_off' ? await setOffCents(context, request, from) : request.owedCents
  const posting = debtPosting(key, project.number, decision === 'set_off' ? { otherProjectId: from?.number ?? '' } : decision, paid)
  await (receipt ? onBankDay(req, receipt.bookedOn, () => post(req, posting)) : post(req, posting))
  await lowerDebt(req, id, paid)
  await noteDecision(req, { id, decision, by: session?.name ?? '', reason })
  await recordAudit(req, {
    action: `early-payout-debt-${decision}`,
    subjectType: 'factoring-requests',
    subjectId: id,
    before: { owedCents: request.owedCents },
    after: { paidCents: paid, fromProjectId, bankLineId },
    reason,
  })
  await moneyChanged(req, project)
  return { request: await requestOf(req, id) }
}

/** Whether a payout to the shop on the project was sent and is not on a statement yet: it may still come back. */
async function isOnItsWay(req: PayloadRequest, { id }: StoredProject, { fabricatorId }: StoredRequest): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select 1 from payouts where project_id = ${id} and fabricator_id = ${fabricatorId} and status = 'sent' limit 1`)
  return rows.length > 0
}

/** What another project owes the same shop now, capped at the debt. */
async function setOffCents(
  { req, refuse }: Context,
  { fabricatorId, owedCents }: StoredRequest,
  from: StoredProject | null,
): Promise<Cents> {
  if (from?.fabricatorId !== fabricatorId) throw refuse('otherShop')
  const payable = (await payables(req, [from.number])).filter(({ account }) => account === 'fabricator_payable')
  if (payable.length === 0 || payable.some(({ blocked }) => blocked === 'disputeOpen')) throw refuse('nothingPayable')
  return minCents(owedCents, sumCents(payable.map(({ amountCents }) => amountCents)))
}

/** What a movement that paid back an early payout is matched to, before the number of its order. */
export const REPAID_FOR = 'Early payout '

/** Takes a receipt out of suspense: the shop has paid back. */
async function takeReceipt(
  { req, refuse }: Context,
  { owedCents, projectId }: StoredRequest,
  lineId: string,
  by: string,
  reason: string,
): Promise<BankLine> {
  const [line] = await findLines(req, sql`l.id = ${lineId}`)
  if (line?.status !== 'unmatched' || line.amountCents <= 0) throw refuse('unknownLine')
  if (line.amountCents > owedCents) throw refuse('moreThanOwed')
  const db = await transactionOf(req)
  await db.execute(sql`
    update bank_lines set status = 'matched', matched_to = ${`${REPAID_FOR}${projectId}`}, decided_by = ${by}, reason = ${reason}, updated_at = now()
    where id = ${lineId}`)
  return line
}

async function noteDecision(
  req: PayloadRequest,
  { id, decision, by, reason }: { readonly id: string; readonly decision: DebtDecision; readonly by: string; readonly reason: string },
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update factoring_requests set debt_decision = ${decision}, debt_decided_by = ${by}, debt_reason = ${reason}, debt_decided_at = now(),
      updated_at = now(),
      status = case when ${decision} = 'write_off' and status = 'settled' then 'written_off' else status::text end::enum_factoring_requests_status
    where id = ${id}`)
}
