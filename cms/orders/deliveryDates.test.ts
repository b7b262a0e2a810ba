import { addBusinessDays, closedBecause, companyDay, dayAfter } from '@framewell/domain/dates/businessDays'
import { firstMakingWeek, readyDays } from '@framewell/domain/network/leadTime'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import { deliveryWords } from '@framewell/domain/orders/deliveryDay'
import { getOrder, listOrders } from '@framewell/domain/orders/orderCalls'
import { getQuote, issuedQuoteSchema } from '@framewell/domain/quotes/quoteCalls'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { bootCms, type TestCms } from '../testing/bootCms'
import { earliestDelivery, inDays, KIT, orderSetup } from '../testing/orderSetup'
import { memberOf, qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'
import { orderForUpdate } from './findOrder'
import { moveOrderTo } from './moveOrderTo'

let cms: TestCms
let builder: TestMember
let shopPerson: TestMember
let shopId: string
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  cms = await bootCms()
  to = await orderSetup(cms)
  builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  shopPerson = await memberOf(cms.payload, 'fabricator')
  shopId = await to.makeShop('Miami Valley Framing', shopPerson.companyId)
})
afterAll(() => cms.stop())

const day = (iso: string | null | undefined) => (iso ?? '').slice(0, 10)

/** The order's delivery on every screen that shows one. */
async function shownDates(number: string, quote: { id: string; token: string }) {
  const path = `/api/tracking/orders/${number}`
  const rows = async (cookie: string) =>
    listOrders.output.parse((await to.get('/api/tracking/orders?limit=100', cookie)).body).data.find((row) => row.number === number)
  const { order } = getOrder.output.parse((await to.get(path, builder.cookie)).body)
  const calendar = await (await cms.request(`${path}/calendar`, { cookie: shopPerson.cookie })).text()
  const link = getQuote.output.parse((await to.get(`/api/quotes/${quote.id}?token=${quote.token}`)).body)
  expect(link.order, 'the quote names its order and the same day').toEqual({ number, delivery: deliveryWords(order) })
  const delivered = order.stages.find(({ stage }) => stage === 'delivered_to_site')
  return {
    order,
    dates: [
      day(order.expectedDelivery),
      day(delivered?.expectedAt),
      day((await rows(builder.cookie))?.expectedDelivery),
      day((await rows(shopPerson.cookie))?.expectedDelivery),
      calendar.match(/delivered_to_site@.*?VALUE=DATE:(\d{8})/s)?.[1]?.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3') ?? '',
    ],
  }
}

it('is refused with the earliest delivery and its reason when it is too soon', async () => {
  const answer = await to.place(builder, { deliverBy: dayAfter(earliestDelivery(), -1) })
  expect(answer).toMatchObject({ status: 409, body: { code: 'deliveryTooSoon' } })
  expect(answer.body.detail).toMatch(/^The earliest delivery is .* payment takes 5 business days, engineering 5 business days/)
  const soon = await to.placed(builder, { deliverBy: earliestDelivery() })
  expect(day(soon.expectedDelivery)).toBe(earliestDelivery())
})

it('is one business day on every screen, and the slot follows a changed date', async () => {
  const issued = issuedQuoteSchema.parse((await to.post('/api/steel-quotes', KIT, builder.cookie)).body)
  const quote = { id: issued.quote.id, token: issued.token }
  const placed = await to.placed(builder, { deliverBy: inDays(90), source: { kind: 'quote', id: quote.id } })
  const before = await shownDates(placed.number, quote)
  expect(new Set(before.dates).size).toBe(1)
  expect(closedBecause(day(placed.expectedDelivery))).toBeUndefined()
  expect(day(placed.expectedDelivery) <= placed.deliverBy).toBe(true)
  expect(day(placed.expectedDelivery) > dayAfter(placed.deliverBy, -10)).toBe(true)
  await to.sign(builder, placed)
  await to.fund(placed.number)
  const operator = (await cms.signInAs('operator')).cookie
  const path = `/api/tracking/orders/${placed.number}`
  const deliverBy = inDays(150)
  const { body } = await to.post(`${path}/changes`, { deliverBy, reason: 'The slab comes later' }, builder.cookie)
  const [change] = body.order.changes
  const signature = { name: 'Dana Reyes', authority: 'Manager', textHash: change.text.textHash }
  for (const cookie of [builder.cookie, operator])
    expect((await to.post(`${path}/changes/${change.id}/signature`, signature, cookie)).status).toBe(200)
  const after = await shownDates(placed.number, quote)
  expect(new Set(after.dates).size).toBe(1)
  expect(after.order.deliverBy).toBe(deliverBy)
  expect((after.order.slots[0]?.week ?? '') > dayAfter(deliverBy, -21)).toBe(true)
  expect((after.dates[0] ?? '') > dayAfter(deliverBy, -10)).toBe(true)
})

it('needed on a day when nobody works comes on the last business day before', async () => {
  const sunday = dayAfter(firstMakingWeek(new Date(), INITIAL_ROUTING_POLICY), 34)
  const order = await to.placed(builder, { deliverBy: sunday })
  expect(closedBecause(order.deliverBy)).toBeUndefined()
  expect(order.deliverBy < sunday && order.deliverBy > dayAfter(sunday, -5)).toBe(true)
})

it('moves with a deposit that comes too late for its week, and never starts before the engineering', async () => {
  const order = await to.placed(builder, { deliverBy: earliestDelivery() })
  await to.sign(builder, order)
  const paidAt = new Date(Date.parse(`${order.slots[0]?.week}T15:00:00Z`))
  const req = await cms.localReq()
  await inTransaction(req, async () => {
    const row = await orderForUpdate(req, order.number)
    if (row) await moveOrderTo(req, row, 'active', paidAt)
  })
  const { order: late } = getOrder.output.parse((await to.get(`/api/tracking/orders/${order.number}`, builder.cookie)).body)
  const first = firstMakingWeek(paidAt, readyDays(INITIAL_ROUTING_POLICY, true))
  expect(late.slots[0]?.week).toBe(first)
  expect(first > addBusinessDays(companyDay(paidAt), INITIAL_ROUTING_POLICY.engineeringDays)).toBe(true)
  expect(day(late.expectedDelivery) > order.deliverBy).toBe(true)
  expect(await to.heldUnits(order.number, shopId)).toBe(14)
  const operator = (await cms.signInAs('operator')).cookie
  const waiting = async () => {
    const answer = await cms.request('/api/admin/tasks?kind=expectedLate', { cookie: operator })
    return taskCalls.listTasks.output.parse(await answer.json()).data.map(({ detail }) => detail.split(',')[0])
  }
  expect(await waiting(), 'operators hear of it before it is late').toEqual([order.number])
  await cms.payload.db.pool.query('update orders set deliver_by = $1 where number = $2', [day(late.expectedDelivery), order.number])
  expect(await waiting()).toEqual([])
})
