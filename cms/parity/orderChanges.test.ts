import { declineOrderChange, proposeOrderChange, signOrderChange } from '@framewell/domain/orders/changeCalls'
import type { Order } from '@framewell/domain/orders/order'
import { cancelOrder, getOrder } from '@framewell/domain/orders/orderCalls'
import { getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { orderDesk } from '@framewell/mfe-portal/testing/orderDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { inDays, orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** Where stories sign from. */
const ADDRESS = '203.0.113.7'
const OTHER_TEXT = 'c'.repeat(64)

let cms: TestCms
let setup: Awaited<ReturnType<typeof orderSetup>>
let builder: TestMember
beforeAll(async () => {
  cms = await bootCms()
  setup = await orderSetup(cms)
  await setup.makeShop('Wabash Steel Frames', null)
  builder = await qualifiedBuilder(cms.payload, 'Premium', 500_000)
})
afterAll(() => cms.stop())

/** A desk that holds what somebody sees of an order on the server, and both sides' names for it. */
async function sides(number: string, cookie: string, actor: string) {
  const { order }: { readonly order: Order } = getOrder.output.parse((await setup.get(`/api/tracking/orders/${number}`, cookie)).body)
  const { body } = await setup.get(`/api/tracking/orders/${number}/timeline`, cookie)
  // The acting person has the stories' name there.
  const named = JSON.stringify(body).replaceAll('Test builder', 'Olivia Park').replaceAll(actor, 'builder_1')
  const { timeline } = getOrderTimeline.output.parse(JSON.parse(named))
  const parity = new Parity(orderDesk({ orders: [order], events: { [number]: timeline } }), cms, cookie, ADDRESS)
  for (const same of [order.id, order.fabricator.id, ...order.changes.flatMap(({ id, text }) => [id, text.textHash])])
    parity.same(same, same)
  parity.same('builder_1', actor)
  return { parity, order }
}

/** What both know of the first change that was proposed. */
const named = (at: number) => [`order.changes.${at}.id`, `order.changes.${at}.text.textHash`]

it('stories propose, sign and decline changes of an order as the server does', async () => {
  const { number } = await setup.activeOrder(builder)
  const { parity, order } = await sides(number, builder.cookie, `builder_${builder.id}`)
  parity.same('Olivia Park', 'Test builder')
  const change = { orderId: number, deliverBy: inDays(110), reason: 'The crane comes later' }
  await parity.agree(400, proposeOrderChange, { orderId: number, reason: 'Nothing else' })
  await parity.agree(400, proposeOrderChange, { ...change, reason: 'no' })
  await parity.agree(404, proposeOrderChange, { ...change, orderId: UNKNOWN })
  await parity.agree(201, proposeOrderChange, change, named(0))
  await parity.agree(409, proposeOrderChange, change)
  const [proposed] = getOrder.output.parse((await setup.get(`/api/tracking/orders/${number}`, builder.cookie)).body).order.changes
  if (!proposed) throw new Error('A change was proposed')
  const changeId = '5c0e7a1e-1111-4222-8333-000000000001'
  const signing = { orderId: number, changeId, name: 'Olivia Park', authority: 'Owner', textHash: `1${'b'.repeat(63)}` }
  await parity.agree(404, signOrderChange, { ...signing, changeId: UNKNOWN })
  await parity.agree(409, signOrderChange, { ...signing, textHash: OTHER_TEXT })
  await parity.agree(200, signOrderChange, signing)
  await parity.agree(409, signOrderChange, signing)
  await parity.agree(200, declineOrderChange, { orderId: order.id, changeId })
  await parity.agree(404, declineOrderChange, { orderId: number, changeId })
  await parity.agree(404, signOrderChange, signing)
  await parity.agree(201, proposeOrderChange, { ...change, reason: 'Later still' }, named(1))
  await parity.agree(200, cancelOrder, { orderId: number, reason: 'The lot was sold' })
  await parity.agree(409, proposeOrderChange, change)
  await parity.agree(404, signOrderChange, { ...signing, changeId: '5c0e7a1e-1111-4222-8333-000000000002' })
  await parity.agree(200, getOrderTimeline, { orderId: number })
})

it('with the second signature the order is changed, for both', async () => {
  const { number, path } = await setup.activeOrder(builder)
  const operator = await cms.signInAs('operator')
  const { body } = await setup.post(`${path}/changes`, { deliverBy: inDays(110), reason: 'The crane comes later' }, operator.cookie)
  const [change] = getOrder.output.parse(body).order.changes
  if (!change) throw new Error('A change was proposed')
  const signing = { orderId: number, changeId: change.id, name: 'Olivia Park', authority: 'Owner', textHash: change.text.textHash }
  await setup.post(`${path}/changes/${change.id}/signature`, signing, operator.cookie)
  const { parity } = await sides(number, builder.cookie, `builder_${builder.id}`)
  parity.same('Olivia Park', 'Test builder')
  await parity.agree(200, getOrder, { orderId: number })
  await parity.agree(200, signOrderChange, signing)
  await parity.agree(404, signOrderChange, signing)
  await parity.agree(200, getOrder, { orderId: number })
  await parity.agree(200, getOrderTimeline, { orderId: number })
})

it('an order of which nothing is signed is cancelled, not changed', async () => {
  const { number } = await setup.placed(builder)
  const { parity } = await sides(number, builder.cookie, `builder_${builder.id}`)
  await parity.agree(409, proposeOrderChange, { orderId: number, deliverBy: inDays(110), reason: 'The crane comes later' })
})
