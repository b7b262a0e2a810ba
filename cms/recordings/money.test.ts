import { dayFrom } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { listOrderMessages, readOrderMessages, sendOrderMessage } from '@framewell/domain/orders/messageCalls'
import { cancelOrder, getOrder } from '@framewell/domain/orders/orderCalls'
import { recordStage } from '@framewell/domain/orders/workCalls'
import { getHouseAccount, getWaiverText, listInvoices, signWaiver } from '@framewell/domain/payments/billingCalls'
import { addDisputeEvidence, getDispute, listDisputes, openDispute, resolveDispute } from '@framewell/domain/payments/disputeCalls'
import { getPaymentAnalytics, searchEscrow, searchTransactions } from '@framewell/domain/payments/escrowCalls'
import { getFactoringOffer, requestFactoring, searchFactoring } from '@framewell/domain/payments/factoringCalls'
import { listLedgerEntries } from '@framewell/domain/payments/ledgerCalls'
import { recordLien } from '@framewell/domain/payments/lienRecord'
import { completePhase, previewPhase } from '@framewell/domain/payments/phaseCalls'
import { PHASE_STAGES, PHASES, type Phase } from '@framewell/domain/payments/phases'
import { getPaymentProject, releaseRetainage } from '@framewell/domain/payments/projectCalls'
import { PHASE_RELEASE } from '@framewell/domain/payments/releasePhase'
import type { WaiverStep } from '@framewell/domain/payments/waivers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testPhoto } from '../testing/orderSetup'
import { type OrderScene, orderScene } from './orderScene'
import { openScreen } from './Recording'

const SIGNER = 'Rosa Wabash'
let scene: OrderScene
beforeAll(async () => {
  scene = await orderScene()
})
afterAll(() => scene.cms.stop())

/** Payments, and one order's money. */
async function openMoney(cookie: string, projectId: string) {
  const recording = await openScreen(scene.cms, cookie, getPaymentProject, { projectId })
  const { ask } = recording
  await ask(getPaymentAnalytics, {})
  await ask(searchEscrow, { status: 'active', limit: 1 })
  await ask(getOrder, { orderId: projectId })
  const { data } = await ask(listDisputes, { projectId, status: 'resolved' })
  for (const { id } of data) await ask(getDispute, { id })
  if (cookie !== scene.shop.cookie) await ask(getHouseAccount, {})
  return recording
}

async function waive(projectId: string, phase: WaiverStep): Promise<void> {
  const waiver = { projectId, phase, condition: 'conditional' } as const
  const { textHash } = await scene.asShop(getWaiverText, waiver)
  await scene.asShop(signWaiver, { ...waiver, signature: SIGNER, textHash })
}

/** The shop does the work of a phase, and signs for it. */
async function work(orderId: string, phase: Phase): Promise<void> {
  if (phase === 'shipment') await scene.asShop(recordStage, { orderId, stage: 'kit_packaged' })
  await scene.asShop(recordStage, { orderId, stage: PHASE_STAGES[phase] })
  await waive(orderId, phase)
}

/** An order of which some phases are accepted. @returns its number */
async function accepted(phases: number): Promise<string> {
  const number = await scene.paid()
  for (const phase of PHASES.slice(0, phases)) {
    await work(number, phase)
    await scene.asBuilder(completePhase, { projectId: number, phase, notes: '' })
  }
  return number
}

/** A builder's dispute of which the shop wrote. @returns its ID */
async function disputed(projectId: string): Promise<string> {
  const description = 'Two wall panels came bent. The driver saw it.'
  const { dispute } = await scene.asBuilder(openDispute, { projectId, reason: 'damage', description })
  await scene.asShop(sendOrderMessage, { orderId: projectId, text: 'We can send two new ones on Friday.' })
  return dispute.id
}

/** An order's money with its open dispute. */
async function openDisputed(projectId: string, id: string) {
  const recording = await openMoney(scene.builder.cookie, projectId)
  await recording.ask(getDispute, { id })
  const { messages } = await recording.ask(listOrderMessages, { orderId: projectId })
  await recording.ask(readOrderMessages, { orderId: projectId, through: messages.at(-1)?.id ?? '' })
  return recording
}

it('records no money, and an order whose phases are recorded, waived, accepted and released', async () => {
  const { builder, shop, operator, asShop, cms } = scene
  const none = await openScreen(cms, builder.cookie, getPaymentAnalytics, {})
  for (const status of ['active', 'all'] as const) await none.ask(searchEscrow, { status, limit: 1 })
  for (const call of [searchEscrow, searchTransactions, searchFactoring]) await none.ask(call, {})
  await none.keep('mfe-portal/recordings/noMoney.json')

  const projectId = await scene.paid()
  await (await openMoney(builder.cookie, projectId)).keep('mfe-portal/recordings/moneyToBegin.json')
  await work(projectId, 'fabrication_start')
  await scene.asBuilder(completePhase, { projectId, phase: 'fabrication_start', notes: '' })
  await asShop(recordStage, { orderId: projectId, stage: 'fabrication_complete' })
  await cms.payload.db.pool.query(`update invoices set status = 'open', issued_on = $1, due_on = $2 where kind = 'progress'`, [
    dayFrom(new Date(), -38),
    dayFrom(new Date(), -8),
  ])
  const phase = 'quality_check'
  const unsigned = await openMoney(builder.cookie, projectId)
  await unsigned.ask(previewPhase, { projectId, phase })
  await unsigned.keep('mfe-portal/recordings/moneyWithoutWaiver.json')

  const { request } = await asShop(requestFactoring, { projectId, urgency: 'urgent' })
  const own = await openMoney(shop.cookie, projectId)
  await own.ask(searchFactoring, {})
  await own.ask(getFactoringOffer, { projectId, urgency: 'standard' })
  await expect(own.ask(requestFactoring, { projectId, urgency: 'standard' })).rejects.toMatchObject({ status: 409 })
  const conditional = { projectId, condition: 'conditional', exceptions: '' } as const
  const waivers = [{ ...conditional, phase: 'early_payout', requestId: request.id } as const, { ...conditional, phase } as const]
  const read = await Promise.all(waivers.map(async (waiver) => ({ ...waiver, textHash: (await asShop(getWaiverText, waiver)).textHash })))
  for (const waiver of waivers) await own.ask(getWaiverText, waiver)
  for (const waiver of read) await own.ask(signWaiver, { ...waiver, signature: SIGNER, title: '', authority: '' })
  await own.keep('mfe-portal/recordings/moneyOfAShop.json')

  const { ask, keep } = await openMoney(builder.cookie, projectId)
  for (const call of [searchEscrow, searchTransactions, searchFactoring]) await ask(call, {})
  await ask(searchEscrow, { limit: 100 })
  for (const entries of [{ projectId }, {}, { kind: PHASE_RELEASE }])
    await ask(listLedgerEntries, { account: 'escrow', limit: 100, ...entries })
  for (const invoices of [{ projectId }, { status: 'overdue' as const }])
    await ask(listInvoices, { ...invoices, sort: 'createdAt', direction: 'ascending', limit: 100 })
  await ask(previewPhase, { projectId, phase })
  const papers = { projectId, propertyOwner: 'Grand Avenue Partners LLC', noticeDueOn: '2031-12-11', jointPayee: 'Steel Supply Inc.' }
  await expect(ask(recordLien, papers)).rejects.toMatchObject({ problem: { code: 'jointIncomplete' } })
  await ask(recordLien, { ...papers, jointAgreedOn: '2026-11-02' })
  await ask(completePhase, { projectId, phase, notes: '' })
  await keep('mfe-portal/recordings/money.json')

  await work(projectId, 'shipment')
  const helping = await openMoney(operator.cookie, projectId)
  await helping.ask(searchEscrow, {})
  await helping.ask(previewPhase, { projectId, phase: 'shipment' })
  await helping.ask(completePhase, { projectId, phase: 'shipment', notes: 'The builder confirmed it by phone' })
  await helping.keep('mfe-portal/recordings/moneyForAnOperator.json')
  await work(projectId, 'delivery')
  await scene.asBuilder(completePhase, { projectId, phase: 'delivery', notes: '' })
  await (await openMoney(builder.cookie, projectId)).keep('mfe-portal/recordings/moneyWithoutFinalWaiver.json')
  await (await openMoney(shop.cookie, projectId)).keep('mfe-portal/recordings/moneyOfAShopDelivered.json')
  await waive(projectId, 'retainage')
  const delivered = await openMoney(builder.cookie, projectId)
  await delivered.ask(searchEscrow, {})
  await delivered.ask(releaseRetainage, { projectId })
  await delivered.keep('mfe-portal/recordings/moneyDelivered.json')
})

it('records the money of an order that is canceled, and of disputes before and after delivery', async () => {
  const { builder, shop, asOperator } = scene
  const canceled = await scene.paid()
  await asOperator(cancelOrder, { orderId: canceled, reason: 'The lot was sold' })
  await (await openMoney(builder.cookie, canceled)).keep('mfe-portal/recordings/moneyOfACanceledOrder.json')

  const begun = await accepted(1)
  await (await openDisputed(begun, await disputed(begun))).keep('mfe-portal/recordings/moneyInEarlyDispute.json')

  const delivered = await accepted(PHASES.length)
  const id = await disputed(delivered)
  const { ask, keep } = await openDisputed(delivered, id)
  const notAPhoto = { file: new TextEncoder().encode('not a photo') }
  await expect(ask(addDisputeEvidence, { id, name: 'renamed.jpg' }, notAPhoto)).rejects.toMatchObject({ status: 415 })
  await ask(addDisputeEvidence, { id, name: 'panel.jpg' }, { file: await testPhoto() })
  await ask(sendOrderMessage, { orderId: delivered, text: 'Friday is fine.', attachments: [] })
  await keep('mfe-portal/recordings/moneyInDispute.json')
  await asOperator(resolveDispute, { id, outcome: 'split', refundCents: cents(85_000), reason: 'The builder had two panels straightened' })
  await (await openMoney(builder.cookie, delivered)).keep('mfe-portal/recordings/moneyAfterADispute.json')
  await (await openMoney(shop.cookie, delivered)).keep('mfe-portal/recordings/moneyOfAShopAfterADispute.json')
})
