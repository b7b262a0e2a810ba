import { getDelivery } from '@framewell/domain/network/deliveryCalls'
import { declineOrderChange, getChangeChoices, proposeOrderChange, signOrderChange } from '@framewell/domain/orders/changeCalls'
import { listOrderMessages, readOrderMessages, sendOrderMessage } from '@framewell/domain/orders/messageCalls'
import { cancelOrder, getOrder, holdOrder, listOrders, signOrder } from '@framewell/domain/orders/orderCalls'
import { placeOrder, readOrderSource } from '@framewell/domain/orders/placing'
import { getOrderShipments } from '@framewell/domain/orders/shipmentCalls'
import { FABRICATOR_ACTOR, getFabricatorProfile, getOrderProgress, getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { acceptOrder, declineOrder, recordStage, uploadOrderFile } from '@framewell/domain/orders/workCalls'
import { getHouseAccount } from '@framewell/domain/payments/billingCalls'
import { addDisputeEvidence, openDispute } from '@framewell/domain/payments/disputeCalls'
import { previewAdvanceOutcome } from '@framewell/domain/payments/factoringCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { type IssuedQuote, requestSteelQuote } from '@framewell/domain/quotes/quoteCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inDays, KIT, testPhoto } from '../testing/orderSetup'
import { type OrderScene, orderScene } from './orderScene'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

let scene: OrderScene
beforeAll(async () => {
  scene = await orderScene()
})
afterAll(() => scene.cms.stop())

/** What a page asks besides the order itself. */
const PARTS = [getOrderTimeline, getOrderProgress, getOrderShipments] as const

/** An order open beside the list. */
async function openOrder(cookie: string, orderId: string) {
  const recording = await openScreen(scene.cms, cookie, getOrder, { orderId })
  for (const call of PARTS) await recording.ask(call, { orderId })
  await recording.ask(listOrders, { limit: 20 })
  return recording
}

it('records the orders of a builder, the conversation on one, and how one is canceled', async () => {
  const { cms, builder, asBuilder, asShop } = scene
  const none = await openScreen(cms, builder.cookie, listOrders, { limit: 20 })
  await none.ask(listOrders, { status: 'open', limit: 1 })
  await none.ask(listOrders, { limit: 1 })
  await none.keep('mfe-portal/recordings/noOrders.json')

  const made = await scene.made()
  const { number: toSign } = await scene.placed()
  await asBuilder(sendOrderMessage, { orderId: made, text: 'The crane comes on Thursday at eight. Does that work?' })
  await asShop(sendOrderMessage, { orderId: made, text: 'Yes. The trucks leave at five.' })
  const { ask, keep } = await openOrder(builder.cookie, made)
  for (const call of [getOrder, ...PARTS]) await ask(call, { orderId: toSign })
  await ask(listOrders, { search: made, limit: 20 })
  await ask(listOrders, { status: 'open', limit: 1 })
  await expect(ask(getOrder, { orderId: 'FW-2026-99999' })).rejects.toMatchObject({ status: 404 })
  await ask(getPaymentProject, { projectId: made })
  await ask(getHouseAccount, {})
  const shopId = (await asBuilder(getOrder, { orderId: made })).order.fabricator?.id ?? ''
  for (const fabricatorId of [shopId, `${FABRICATOR_ACTOR}${shopId}`]) await ask(getFabricatorProfile, { fabricatorId })
  await ask(listOrderMessages, { orderId: toSign })
  const { messages } = await ask(listOrderMessages, { orderId: made })
  await ask(readOrderMessages, { orderId: made, through: messages.at(-1)?.id ?? '' })
  await ask(sendOrderMessage, { orderId: made, text: 'See you there.', attachments: [] })
  await ask(cancelOrder, { orderId: toSign, reason: 'The lot was sold' })
  await keep('mfe-portal/recordings/orders.json', ['meanDaysOff'])

  await asBuilder(openDispute, { projectId: made, reason: 'damage', description: 'Two wall panels came bent. The driver saw it.' })
  const { openDispute: dispute } = await asBuilder(listOrderMessages, { orderId: made })
  await asBuilder(addDisputeEvidence, { id: dispute?.id ?? '', name: 'panel.jpg' }, { file: await testPhoto() })
  await asShop(sendOrderMessage, { orderId: made, text: 'We can send two new ones on Friday.' })
  const disputed = await openOrder(builder.cookie, made)
  const through = (await disputed.ask(listOrderMessages, { orderId: made })).messages.at(-1)?.id ?? ''
  await disputed.ask(readOrderMessages, { orderId: made, through })
  await disputed.ask(uploadOrderFile, { orderId: made, name: 'bent.jpg' }, { file: await testPhoto() })
  await disputed.keep('mfe-portal/recordings/orderInDispute.json')
})

it('records an order that is placed from a quote and signed, and one that is signed for somebody else', async () => {
  const { cms, builder, asBuilder } = scene
  const sourceOf = ({ quote: { id }, token }: IssuedQuote) => ({ kind: 'quote', id, token }) as const
  const quote = await asBuilder(requestSteelQuote, KIT)
  const forASite = await asBuilder(requestSteelQuote, { ...KIT, site: { siteZip: '77494', deliverBy: inDays(90) } })
  const source = sourceOf(quote)
  const placing = await openScreen(cms, builder.cookie, readOrderSource, { source })
  placing.hide(quote.token, 'story-token-0123456789')
  placing.hide(forASite.token, 'story-token-of-a-site')
  const { ask, keep } = placing
  const delivery = (zip: string) => ask(getDelivery, { zip, squareFeet: 1350 })
  for (const zip of ['45402', '77494']) await delivery(zip)
  await expect(delivery('00000')).rejects.toMatchObject({ status: 404 })
  await ask(readOrderSource, { source: sourceOf(forASite) })
  const { order } = await ask(placeOrder, {
    ...{ source, siteAddress: '12 Canal St, Dayton, OH', siteZip: '45402', deliverBy: inDays(90), prepaid: false },
  })
  const { number: orderId, form } = order
  await ask(getOrder, { orderId })
  await ask(getHouseAccount, {})
  await ask(signOrder, { orderId, name: OLIVIA.name, authority: '', textHash: form.textHash })
  await ask(getPaymentProject, { projectId: orderId })
  await keep('mfe-portal/recordings/orderPlacing.json')

  const toSign = await scene.placed()
  const signing = await openScreen(cms, builder.cookie, getOrder, { orderId: toSign.number })
  await signing.ask(getHouseAccount, {})
  const signature = { orderId: toSign.number, name: 'Dana Ruiz', textHash: toSign.form.textHash }
  await expect(signing.ask(signOrder, { ...signature, authority: '' })).rejects.toMatchObject({ problem: { code: 'notYourName' } })
  await signing.ask(signOrder, { ...signature, authority: 'Attorney-in-fact' })
  await signing.ask(getPaymentProject, { projectId: toSign.number })
  await signing.keep('mfe-portal/recordings/orderToSign.json')
})

it('records what an operator does for a shop: a step, an acceptance, another shop', async () => {
  const { operator, asOperator } = scene
  const made = await scene.made()
  const paid = await scene.paid()

  const stepping = await openOrder(operator.cookie, made)
  const step = { orderId: made, stage: 'kit_packaged' } as const
  await expect(stepping.ask(recordStage, { ...step, notes: '' })).rejects.toMatchObject({ status: 400 })
  await stepping.ask(recordStage, { ...step, notes: 'The shop called: its network is down' })
  await stepping.keep('mfe-portal/recordings/orderToRecord.json')

  const accepting = await openOrder(operator.cookie, paid)
  await expect(accepting.ask(acceptOrder, { orderId: paid, notes: '' })).rejects.toMatchObject({ status: 400 })
  await accepting.ask(acceptOrder, { orderId: paid, notes: 'The shop accepted by phone' })
  await accepting.keep('mfe-portal/recordings/orderToAccept.json')

  const held = await scene.paid()
  await asOperator(holdOrder, { orderId: held, action: 'hold', reason: 'Its roll-former is down' })
  const rerouting = await openOrder(operator.cookie, held)
  await rerouting.ask(previewAdvanceOutcome, { projectId: held, step: 'reroute' })
  await rerouting.ask(declineOrder, { orderId: held, reason: 'Its roll-former is down' })
  await rerouting.keep('mfe-portal/recordings/orderOnHold.json')
})

it('records changes of an order: proposed, signed and declined', async () => {
  const { builder, asBuilder } = scene
  const orderId = await scene.paid()
  const proposing = await openOrder(builder.cookie, orderId)
  await proposing.ask(getChangeChoices, { orderId })
  const change = {
    orderId,
    reason: 'A larger house, and next door',
    choices: { selectedPlan: ['the-storch-plan'] },
    siteZip: '45402',
    deliverBy: inDays(110),
  }
  await proposing.ask(proposeOrderChange, { ...change, siteAddress: '14 Canal St, Dayton, OH' })
  await proposing.keep('mfe-portal/recordings/orderToChange.json')

  const signing = await openOrder(builder.cookie, orderId)
  const [proposed] = (await asBuilder(getOrder, { orderId })).order.changes
  if (!proposed) throw new Error('A change was proposed')
  const { id: changeId, text } = proposed
  await signing.ask(signOrderChange, { orderId, changeId, name: OLIVIA.name, authority: '', textHash: text.textHash })
  await signing.ask(declineOrderChange, { orderId, changeId })
  await signing.keep('mfe-portal/recordings/changeToSign.json')
})
