import type { CallInput } from '@framewell/domain/http/defineCall'
import { listOrderMessages, readOrderMessages, sendOrderMessage } from '@framewell/domain/orders/messageCalls'
import type { Order } from '@framewell/domain/orders/order'
import { cancelOrder, getOrder, listOrders, signOrder } from '@framewell/domain/orders/orderCalls'
import { getFabricatorProfile, getOrderProgress, getOrderTimeline, type TimelineEvent } from '@framewell/domain/orders/trackingCalls'
import { orderDesk } from '@framewell/mfe-portal/testing/orderDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const NO_ORDER = 'FW-2026-99999'
/** Where stories sign from. */
const ADDRESS = '203.0.113.7'

const lists: CallInput<typeof listOrders>[] = [
  {},
  { limit: 2 },
  { status: 'open' },
  { status: 'cancelled' },
  { stage: 'order_placed' },
  { search: 'canal', sort: 'number', direction: 'ascending' },
  { search: 'nobody' },
  { sort: 'price', page: 2, limit: 1 },
]

let cms: TestCms
let parity: Parity
let orders: Order[]
beforeAll(async () => {
  cms = await bootCms()
  const { get, placed, makeShop } = await orderSetup(cms)
  await makeShop('Wabash Steel Frames', null)
  const builder = await qualifiedBuilder(cms.payload, 'Standard', 500_000)
  // The desk starts with what the server holds; from there on each goes its own way.
  orders = []
  for (let at = 0; at < 3; at += 1) orders.unshift(await placed(builder))
  const events: Record<string, TimelineEvent[]> = {}
  for (const { number } of orders) {
    const { body } = await get(`/api/tracking/orders/${number}/timeline`, builder.cookie)
    // The acting person has the stories' name there.
    const { timeline } = getOrderTimeline.output.parse(JSON.parse(JSON.stringify(body).replaceAll('Test builder', 'Olivia Park')))
    events[number] = timeline
  }
  const thread = { messages: [], as: { party: 'builder', authorName: 'Olivia Park' } } as const
  parity = new Parity(orderDesk({ orders, events, thread }), cms, builder.cookie, ADDRESS)
  for (const { id, fabricator } of orders) for (const same of [id, fabricator.id]) parity.same(same, same)
  parity.same('builder_1', `builder_${builder.id}`)
  parity.same('Olivia Park', 'Test builder')
})
afterAll(() => cms.stop())

it('stories list, sign, cancel and follow orders, and write on them, as the server does', async () => {
  const [first, second] = orders
  if (!first || !second) throw new Error('Orders are compared')
  const { textHash } = first.form
  const signing = { orderId: first.number, name: 'Olivia Park', authority: 'Owner', textHash }
  await parity.agree(400, signOrder, { ...signing, name: 'Nobody Else', authority: '' })
  const all = async () => {
    for (const input of lists) await parity.agree(200, listOrders, input)
    for (const { number } of [first, second])
      for (const call of [getOrder, getOrderTimeline, getOrderProgress, listOrderMessages])
        await parity.agree(200, call, { orderId: number })
  }
  await all()
  await parity.agree(409, signOrder, { ...signing, textHash: second.form.textHash })
  await parity.agree(400, signOrder, { ...signing, name: 'O' })
  await parity.agree(200, signOrder, signing)
  await parity.agree(409, signOrder, signing)
  await parity.agree(200, cancelOrder, { orderId: second.id, reason: 'The lot was sold' })
  await parity.agree(409, cancelOrder, { orderId: second.number, reason: 'The lot was sold' })
  await parity.agree(409, signOrder, { ...signing, orderId: second.number })
  await parity.agree(400, cancelOrder, { orderId: first.number, reason: 'no' })
  await all()
  await parity.agree(201, sendOrderMessage, { orderId: first.number, text: 'The crane comes on Thursday.', attachments: [] })
  await parity.agree(400, sendOrderMessage, { orderId: first.number, text: ' ', attachments: [] })
  await parity.agree(409, sendOrderMessage, { orderId: first.number, text: 'With a photo', attachments: [UNKNOWN] })
  await parity.agree(200, readOrderMessages, { orderId: first.number, through: UNKNOWN })
  await parity.agree(200, listOrderMessages, { orderId: first.number })
  for (const call of [getOrder, getOrderTimeline, getOrderProgress, listOrderMessages]) {
    await parity.agree(404, call, { orderId: NO_ORDER })
    await parity.agree(404, call, { orderId: UNKNOWN })
    await parity.agree(400, call, { orderId: 'mine' })
  }
  await parity.agree(404, signOrder, { ...signing, orderId: NO_ORDER })
  await parity.agree(404, cancelOrder, { orderId: NO_ORDER, reason: 'The lot was sold' })
  await parity.agree(404, sendOrderMessage, { orderId: NO_ORDER, text: 'Hello', attachments: [] })
  await parity.agree(404, getFabricatorProfile, { fabricatorId: UNKNOWN })
  await parity.agree(400, getFabricatorProfile, { fabricatorId: 'wabash' })
})
