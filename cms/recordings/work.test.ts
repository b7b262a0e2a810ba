import { randomUUID } from 'node:crypto'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { testRollFormer } from '@framewell/domain/export/machine/testing/testRollFormer'
import type { CallApi } from '@framewell/domain/http/callApi'
import { cents } from '@framewell/domain/money/cents'
import { listOwnListings } from '@framewell/domain/network/ownListingCalls'
import { getOwnShop, saveOwnRollFormer } from '@framewell/domain/network/ownShopCalls'
import { quoteJob, withdrawShopPrice } from '@framewell/domain/network/shopPriceCalls'
import { checkPanelOnMachine } from '@framewell/domain/orders/machineCalls'
import { getOrder, listOrders } from '@framewell/domain/orders/orderCalls'
import { getOrderPanels } from '@framewell/domain/orders/panelCalls'
import { getOrderShipments, recordAssembled, recordShipment, settleShipment } from '@framewell/domain/orders/shipmentCalls'
import { getOrderProgress, getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { acceptOrder, recordStage } from '@framewell/domain/orders/workCalls'
import { getHouseAccount, getWaiverText, signWaiver } from '@framewell/domain/payments/billingCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OrderScene, orderScene } from './orderScene'
import { openScreen } from './Recording'

let scene: OrderScene
beforeAll(async () => {
  scene = await orderScene()
})
afterAll(() => scene.cms.stop())

async function readWork(ask: CallApi) {
  await ask(listOwnListings, {})
  await ask(listOrders, { status: 'open', sort: 'deliverBy', direction: 'ascending', limit: 100 })
}

/** A job open on the shop's page. Its panels are in one recording only: they are many, and the same for every order of the kit. */
async function openJob(orderId: string) {
  const recording = await openScreen(scene.cms, scene.shop.cookie, getOrder, { orderId })
  await recording.ask(getPaymentProject, { projectId: orderId })
  const { panels } = await recording.ask(getOrderShipments, { orderId })
  await readWork(recording.ask)
  return { ask: recording.ask, keep: recording.keep, panels }
}

it('records a job that is accepted, one that its shop quotes, and none', async () => {
  const { asShop, shop } = scene
  const none = await openScreen(scene.cms, shop.cookie, getOwnShop, {})
  await readWork(none.ask)
  await none.keep('mfe-portal/recordings/noWork.json')
  const orderId = await scene.paid()
  const quoting = await openJob(orderId)
  const { price } = await quoting.ask(quoteJob, { order: orderId, cents: cents(4_150_000), note: '' })
  await quoting.keep('mfe-portal/recordings/jobToQuote.json')
  await asShop(withdrawShopPrice, { id: price.id })
  const accepting = await openJob(orderId)
  await accepting.ask(acceptOrder, { orderId, notes: '' })
  await accepting.keep('mfe-portal/recordings/jobToAccept.json')
})

it('records a job whose panels are made: their files, its next steps, and what its builder may accept', async () => {
  const { asShop } = scene
  const orderId = await scene.made()
  const waiver = { projectId: orderId, phase: 'fabrication_start', condition: 'conditional' } as const
  const { textHash } = await asShop(getWaiverText, waiver)
  await asShop(signWaiver, { ...waiver, signature: 'Rosa Wabash', textHash })
  await asShop(saveOwnRollFormer, testRollFormer)
  const { ask, keep } = await openJob(orderId)
  const { panels } = await ask(getOrderPanels, { orderId })
  const { shop } = await ask(getOwnShop, {})
  const asked = { orderId, panel: panels[0]?.mark ?? '', machine: shop?.rollFormers[0]?.id ?? '' }
  for (const format of ['howick-csv', 'framecad-xml'] as const) await ask(checkPanelOnMachine, { ...asked, format })
  await ask(checkPanelOnMachine, { ...asked, panel: 'T1-02', format: 'framecad-xml' })
  await expect(ask(getHouseAccount, {})).rejects.toMatchObject({ status: 403 })
  const at = () => ({ at: new Date().toISOString(), deviceKey: randomUUID() })
  await ask(recordStage, { orderId, stage: 'kit_packaged', notes: 'Three bundles, banded', ...at() })
  await ask(recordStage, { orderId, stage: 'in_transit', notes: '', ...at() })
  await keep('mfe-portal/recordings/job.json')
})

it('records panels that are assembled, loaded, shipped and delivered', async () => {
  const { asShop, cms, builder } = scene
  const orderId = await scene.made()
  const today = companyDay(new Date())
  const loading = await openJob(orderId)
  const panels = loading.panels.filter(({ bundle }) => bundle === '1-walls-1').map(({ mark }) => mark)
  const papers = { orderId, panels, carrier: 'Buckeye Freight', billOfLading: '4411', shippedOn: today }
  await loading.ask(recordAssembled, { orderId, panels, assembled: true })
  await expect(loading.ask(recordShipment, { ...papers, limitPounds: 100 })).rejects.toMatchObject({ problem: { code: 'overLimit' } })
  await loading.ask(recordShipment, papers)
  await loading.ask(settleShipment, { orderId, shipment: 1, change: { action: 'cancel', reason: 'Wrong truck' } })
  await loading.keep('mfe-portal/recordings/jobToShip.json')

  await asShop(recordShipment, papers)
  const following = await openScreen(cms, builder.cookie, getOrder, { orderId })
  for (const call of [getOrderTimeline, getOrderProgress, getOrderShipments]) await following.ask(call, { orderId })
  await following.ask(listOrders, { limit: 20 })
  await following.keep('mfe-portal/recordings/partlyShipped.json')
  const { ask, keep } = await openJob(orderId)
  await ask(settleShipment, { orderId, shipment: 2, change: { action: 'deliver', deliveredOn: today } })
  await keep('mfe-portal/recordings/jobOnTheWay.json')
})
