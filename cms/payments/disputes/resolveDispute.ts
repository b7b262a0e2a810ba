import { companyDay } from '@framewell/domain/dates/businessDays'
import { addCents, cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { disputeResolved, disputeResolvedForShop } from '@framewell/domain/notifications/events/disputes'
import { creditNote } from '@framewell/domain/payments/creditNote'
import type { resolveDispute as resolveCall } from '@framewell/domain/payments/disputeCalls'
import { disputeResolvedText } from '@framewell/domain/payments/disputeEntries'
import { DISPUTE_OUTCOME_WORDS, resolveDispute as resolution } from '@framewell/domain/payments/disputes'
import { earnedEntries, earnedParts } from '@framewell/domain/payments/earned'
import { creditProject, debitProject, moving } from '@framewell/domain/payments/posting'
import { shopPart } from '@framewell/domain/payments/shopMoney'
import { sql } from '@payloadcms/db-postgres'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { endAdvances } from '../factoring/endAdvances'
import { settleAdvances } from '../factoring/settleAdvances'
import { owingOf } from '../factoring/storedAdvances'
import { moneyChanged, projectFacts } from '../moneyChanged'
import { orderActions } from '../orderActions'
import { post } from '../post'
import { balancesOf } from '../projects/balances'
import { creditInvoices, ON_CREDIT, taxToCredit } from '../projects/creditInvoices'
import { lockAnyProject } from '../projects/findProject'
import { completeProject } from '../projects/releaseRetainage'
import { shopRetainage } from '../projects/storedContract'
import { isTiedToDispute } from './decisionRefusal'
import { detailOf } from './disputeCalls'
import { findDisputes, heldFor } from './storedDispute'

/**
 * Decides a dispute. After delivery, the retainage is what is held; the decision divides all of it and completes the project. Before
 * delivery, a refund leaves escrow, delivery releases that much less, and the phases continue. The tax charged on what is
 * refunded goes back with it. Both prices bear a refund in proportion. What the builder still owes is deducted before anything is paid back. Early payouts the project no longer covers are taken back or owed by the shop.
 */
export const resolveDispute: Operation<typeof resolveCall> = async (
  { req, refuse, now, session },
  { id, outcome, refundCents, reason },
) => {
  const [named] = await findDisputes(req, sql`d.id = ${id}`)
  if (!named) throw refuse('unknownDispute')
  const project = await lockAnyProject(req, named.projectId)
  const [stored] = await findDisputes(req, sql`d.id = ${id}`)
  if (!project || !stored) throw refuse('unknownDispute')
  if (stored.status !== 'open') throw refuse('resolved')
  const parties = { ...project, fabricatorCompanyId: stored.shopCompanyId }
  if (await isTiedToDispute(req, project, stored.shopCompanyId)) throw refuse('notIndependent')
  const held = await heldFor(req, project)
  const decided = resolution(outcome, held, refundCents)
  if ('refusal' in decided) throw refuse(decided.refusal)
  const delivered = project.deliveredOn !== null
  const owing = await owingOf(req, project)
  const taxCents = decided.refundCents > 0 ? await taxToCredit(req, project, decided.refundCents) : cents(0)
  const credited = { priceCents: decided.refundCents, taxCents }
  const note = creditNote(project.number, await balancesOf(req, project.number), credited)
  const moved = addCents(decided.refundCents, decided.releaseCents)
  const shopCents = shopRetainage(project, decided.releaseCents)
  if (moved > 0)
    await post(req, {
      key: `dispute:${id}`,
      kind: 'dispute_resolution',
      description: `Dispute resolved: ${DISPUTE_OUTCOME_WORDS[outcome].toLowerCase()}`,
      entries: moving([
        debitProject(project.number, held.heldIn, moved),
        ...note.entries,
        creditProject(project.number, 'fee', subtractCents(decided.releaseCents, shopCents)),
        ...earnedEntries(project.number, shopCents, owing),
      ]),
    })
  await creditInvoices(req, project.id, ON_CREDIT, note.creditBack)
  const db = await transactionOf(req)
  await db.execute(sql`
    update payment_disputes set status = 'resolved', outcome = ${outcome}, refund_cents = ${decided.refundCents}, release_cents = ${decided.releaseCents},
      resolution_reason = ${reason}, resolved_by = ${session?.name ?? ''}, resolved_at = ${now.toISOString()}::timestamptz, updated_at = now() where id = ${id}`)
  await settleAdvances(req, project, earnedParts(shopCents, owing).debtCents)
  if (delivered) await completeProject(req, project)
  else if (decided.refundCents > 0) {
    await db.execute(
      sql`update payment_projects set refunded_cents = refunded_cents + ${decided.refundCents}, updated_at = now() where id = ${project.id}`,
    )
    await endAdvances(req, project.number, { reason: `Dispute resolved: ${DISPUTE_OUTCOME_WORDS[outcome].toLowerCase()}` })
  }
  await recordAudit(req, {
    action: 'dispute-resolve',
    subjectType: 'payment-disputes',
    subjectId: id,
    before: { status: 'open', heldCents: held.heldCents },
    after: { outcome, ...decided },
    reason,
  })
  await orderActions.get().noteOnOrder(req, project.number, {
    kind: 'dispute_resolved',
    party: 'operator',
    authorName: session?.name ?? '',
    text: disputeResolvedText(outcome, reason),
    at: now,
    dispute: id,
  })
  const { companyId } = project
  const facts = { ...projectFacts(parties), dispute: id, outcome, reason }
  await notify(req, disputeResolved, { ...facts, companies: [companyId], refundCents: decided.refundCents })
  const { shopCompanyId } = stored
  const holds = project.agreed && shopCompanyId === project.fabricatorCompanyId
  const takenCents = holds ? shopPart(decided.refundCents, project, delivered ? project.deliveryRetainage : null) : cents(0)
  if (shopCompanyId && shopCompanyId !== companyId)
    await notify(req, disputeResolvedForShop, { ...facts, companies: [shopCompanyId], takenCents })
  await moneyChanged(req, project)
  return { dispute: await detailOf(req, id, companyDay(now)) }
}
