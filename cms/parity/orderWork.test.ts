import { getOrder } from '@framewell/domain/orders/orderCalls'
import { acceptOrder, declineOrder, recordStage } from '@framewell/domain/orders/workCalls'
import { orderDesk } from '@framewell/mfe-portal/testing/orderDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { memberOf, type TestMember } from '../testing/qualifiedBuilder'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
let cms: TestCms
let setup: Awaited<ReturnType<typeof orderSetup>>
let shop: TestMember
beforeAll(async () => {
  cms = await bootCms()
  setup = await orderSetup(cms)
  shop = await memberOf(cms.payload, 'fabricator')
  await setup.makeShop('Wabash Steel Frames', shop.companyId)
})
afterAll(() => cms.stop())

/** A desk that holds an order as its shop sees it on the server. */
async function shopSide() {
  const { number } = await setup.activeOrder()
  const { order } = getOrder.output.parse((await setup.get(`/api/tracking/orders/${number}`, shop.cookie)).body)
  const parity = new Parity(orderDesk({ orders: [order] }), cms, shop.cookie)
  for (const id of [order.id, order.fabricator.id]) parity.same(id, id)
  return { number, parity }
}

it("stories record an order's stages as the server does", async () => {
  const { number, parity } = await shopSide()
  const at = (stage: 'fabrication_started' | 'fabrication_complete' | 'kit_packaged' | 'order_placed', more: { at?: string } = {}) => ({
    orderId: number,
    stage,
    ...more,
  })
  await parity.agree(409, recordStage, at('kit_packaged'))
  await parity.agree(409, recordStage, at('order_placed'))
  await parity.agree(409, recordStage, at('fabrication_started', { at: new Date(Date.now() + 3_600_000).toISOString() }))
  await parity.agree(409, recordStage, at('fabrication_started', { at: new Date(Date.now() - 3_600_000).toISOString() }))
  await parity.agree(400, recordStage, at('fabrication_started', { at: 'yesterday' }))
  await parity.agree(404, recordStage, { ...at('fabrication_started'), orderId: UNKNOWN })
  await parity.agree(200, recordStage, at('fabrication_started'))
  await parity.agree(409, recordStage, at('fabrication_started'))
  await parity.agree(409, declineOrder, { orderId: number, reason: 'The line is down' })
  await parity.agree(200, getOrder, { orderId: number })
})

it('a shop accepts an order once, in stories as on the server', async () => {
  const { number, parity } = await shopSide()
  await parity.agree(404, acceptOrder, { orderId: UNKNOWN })
  await parity.agree(200, acceptOrder, { orderId: number })
  await parity.agree(409, acceptOrder, { orderId: number })
  await parity.agree(200, getOrder, { orderId: number })
})

it('a shop that cannot make an order is asked why, and is refused for what is closed, by both', async () => {
  const { number, parity } = await shopSide()
  await parity.agree(400, declineOrder, { orderId: number, reason: 'no' })
  await parity.agree(404, declineOrder, { orderId: UNKNOWN, reason: 'The line is down' })
})
