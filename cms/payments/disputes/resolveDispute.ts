import { companyDay } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { maxCents, subtractCents } from '@framewell/domain/money/differences'
import { disputeResolved, disputeResolvedForShop } from '@framewell/domain/notifications/events/disputes'
import type { resolveDispute as resolveCall } from '@framewell/domain/payments/disputeCalls'
import { decisionDraws, disputeResolvedText, takenOfPhases } from '@framewell/domain/payments/disputeEntries'
import { resolveDispute as resolution } from '@framewell/domain/payments/disputes'
import { isAgreed } from '@framewell/domain/payments/phases'
import { shopDecided } from '@framewell/domain/payments/shopMoney'
import { PAID_STEPS } from '@framewell/domain/payments/waivers'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { notify } from '../../notifications/notify'
import { recordAudit } from '../../platform/audit/recordAudit'
import { lock } from '../../platform/database/lock'
import { storedCentsSchema } from '../../platform/database/storedCents'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { findInvoices } from '../billing/projectInvoices'
import { moneyChanged, projectFacts } from '../moneyChanged'
import { orderActions } from '../orderActions'
import { balancesOf } from '../projects/balances'
import { lockAnyProject, type StoredProject } from '../projects/findProject'
import { creditRefusal } from '../projects/houseCredit'
import { tellRefund } from '../projects/refundOf'
import { isTiedToDispute } from './decisionRefusal'
import { detailOf } from './disputeCalls'
import { moveDecided } from './moveDecided'
import { PAYMENTS, PHASE_PAYMENT } from './phasePayment'
import { findDisputes, heldFor } from './storedDispute'

/**
 * Decides a dispute: divides all that it holds. After delivery that is the retainage, and the decision completes the project; before
 * delivery it is what is in escrow for the phases to come, a refund of it leaves escrow, and the phases continue with what is left. With it
 * goes what was released and not paid out.
 */
export const resolveDispute: Operation<typeof resolveCall> = async (
  { req, refuse, now, session },
  { id, outcome, refundCents, reason },
) => {
  const [named] = await findDisputes(req, sql`d.id = ${id}`)
  if (!named) throw refuse('unknownDispute')
  // Before the project, as imports do, which also change what is free in the escrow account.
  await lock(req, 'bank-statements')
  const project = await lockAnyProject(req, named.projectId)
  const [stored] = await findDisputes(req, sql`d.id = ${id}`)
  if (!project || !stored) throw refuse('unknownDispute')
  if (stored.status !== 'open') throw refuse('resolved')
  if (await isTiedToDispute(req, project, stored.shopCompanyId)) throw refuse('notIndependent')
  const held = await heldFor(req, project)
  const decided = resolution(outcome, held, refundCents)
  if ('refusal' in decided) throw refuse(decided.refusal)
  const draws = decisionDraws(await balancesOf(req, project.number), held, decided)
  const onCredit = await creditRefusal(req, project, draws, true, 'This decision')
  if (onCredit) throw refuse(onCredit.refusal, { detail: onCredit.detail })
  const ofShop = shopDecided(project, held, decided)
  const taken = takenOfPhases(decided.payableRefundCents, await unpaidPhases(req, project))
  const db = await transactionOf(req)
  await db.execute(sql`
    update payment_disputes set status = 'resolved', outcome = ${outcome}, refund_cents = ${decided.refundCents}, release_cents = ${decided.releaseCents},
      released_refund_cents = ${held.heldIn === 'retainage' ? decided.refundCents : decided.releasedRefundCents},
      taken_cents = ${ofShop.takenCents}, shop_release_cents = ${ofShop.releaseCents}, taken_of_phases = ${JSON.stringify(taken)}::jsonb,
      resolution_reason = ${reason}, resolved_by = ${session?.name ?? ''}, resolved_at = ${now.toISOString()}::timestamptz, updated_at = now() where id = ${id}`)
  const before = await backToBuilder(req, project)
  await moveDecided(req, project, { id, outcome, held, decided, shopRetainageCents: ofShop.retainageCents })
  await recordAudit(req, {
    action: 'dispute-resolve',
    subjectType: 'payment-disputes',
    subjectId: id,
    before: { status: 'open', ...held },
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
  const { shopCompanyId } = stored
  const facts = { ...projectFacts({ ...project, fabricatorCompanyId: shopCompanyId }), dispute: id, outcome, reason }
  await notify(req, disputeResolved, {
    ...facts,
    companies: [companyId],
    refundCents: decided.refundCents,
    posted: postedSince(before, await backToBuilder(req, project)),
  })
  if (decided.refundCents > 0) await tellRefund(req, project)
  const holds = isAgreed(project.releasePolicy) && shopCompanyId === project.fabricatorCompanyId
  if (shopCompanyId && shopCompanyId !== companyId)
    await notify(req, disputeResolvedForShop, {
      ...facts,
      companies: [shopCompanyId],
      takenCents: holds ? ofShop.refundCents : cents(0),
      signAgain: holds && (Object.keys(taken).length > 0 || ofShop.retainageCents > 0),
    })
  await moneyChanged(req, project)
  return { dispute: await detailOf(req, id, companyDay(now)) }
}

/** What is credited on each invoice of a project, and owed back to its builder. */
async function backToBuilder(req: PayloadRequest, { id, number }: StoredProject) {
  const invoices = await findInvoices(req, sql`i.project_id = ${id}`)
  const { builder_payable } = await balancesOf(req, number)
  return { credited: new Map(invoices.map((invoice) => [invoice.number, invoice.creditedCents])), refundedCents: builder_payable }
}
type Back = Awaited<ReturnType<typeof backToBuilder>>

const postedSince = (before: Back, after: Back) => ({
  credited: [...after.credited]
    .map(([invoice, sum]) => ({ invoice, cents: subtractCents(sum, before.credited.get(invoice) ?? cents(0)) }))
    .filter((change) => change.cents > 0),
  refundedCents: maxCents(cents(0), subtractCents(after.refundedCents, before.refundedCents)),
})

const unpaidRows = z.array(z.object({ phase: z.enum(PAID_STEPS), netCents: storedCentsSchema }))

/** What no payout on its way or arrived covers, in order, with what it still pays the shop. */
async function unpaidPhases(req: PayloadRequest, { id }: StoredProject) {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select x.phase, ${PHASE_PAYMENT} as "netCents" from ${PAYMENTS} where x.project_id = ${id}
      and not exists (select from payouts o where o.project_id = x.project_id and o.status in ('sent', 'settled') and o.phases @> jsonb_build_array(x.phase))
    order by x.created_at`)
  return unpaidRows.parse(rows)
}
