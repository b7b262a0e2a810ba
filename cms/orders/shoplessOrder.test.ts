import { listFabricators } from '@framewell/domain/network/fabricatorCalls'
import { getOrder, listOrders } from '@framewell/domain/orders/orderCalls'
import { getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { taskCalls } from '@framewell/domain/tasks/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import type { orderSetup } from '../testing/orderSetup'
import { pdfText } from '../testing/pdfText'
import { memberOf, qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'
import { endOffersAt } from './endOffers'

let cms: TestCms
let operator: string
let shop: TestMember
let shopId: string
let other: TestMember
let otherId: string
let to: Awaited<ReturnType<typeof orderSetup>>
let late: TestMember
let lateId: string
beforeAll(async () => {
  ;({ cms, to, operator, shop, shopId, other, otherId } = await orderHouse())
  late = await memberOf(cms.payload, 'fabricator')
  lateId = await to.makeShop('Wabash Steel Framing', late.companyId, { status: 'paused' })
})
afterAll(() => cms.stop())

const pathOf = (number: string) => `/api/tracking/orders/${number}`
const read = async (number: string, cookie: string) => getOrder.output.parse((await to.get(pathOf(number), cookie)).body).order
const decline = async (number: string, by: TestMember) =>
  (await to.post(`${pathOf(number)}/decline`, { reason: 'The roll former is down' }, by.cookie)).body
const setStatus = (id: string, status: 'active' | 'paused') => cms.payload.db.updateOne({ collection: 'fabricators', id, data: { status } })
const setLate = (status: 'active' | 'paused') => setStatus(lateId, status)
const heldIn = async (number: string) => {
  const [first, second, third] = await Promise.all([shopId, otherId, lateId].map((id) => to.heldUnits(number, id)))
  return [first, second, third]
}
const tasksOf = async (number: string) => {
  const { body } = await to.get('/api/admin/tasks?limit=100&kind=heldOrder', operator)
  return taskCalls.listTasks.output.parse(body).data.filter(({ detail }) => detail.startsWith(number))
}
const toldBuilder = async (number: string, builder: TestMember) =>
  (
    await cms.payload.db.pool.query<{ name: string }>(
      `select name from notification_events where payload ->> 'number' = $1 and payload -> 'companies' ? $2 and name in ('order-lost-shop', 'order-on-hold', 'order-rerouted')
       order by created_at, id`,
      [number, builder.companyId],
    )
  ).rows.map(({ name }) => name)
const bothDecline = async (number: string) => {
  expect(await decline(number, shop)).toEqual({ outcome: 'rerouted' })
  expect(await decline(number, other)).toEqual({ outcome: 'onHold' })
}

it('never goes back to a shop that declined it by being signed', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const order = await to.placed(builder)
  await bothDecline(order.number)
  expect(await tasksOf(order.number)).toHaveLength(1)
  expect(await toldBuilder(order.number, builder)).toEqual(['order-rerouted', 'order-lost-shop'])
  expect((await to.get(pathOf(order.number), other.cookie)).status).toBe(404)
  expect((await to.get('/api/tracking/orders', other.cookie)).body.data).toEqual([])

  const form = await read(order.number, builder.cookie)
  expect((await to.sign(builder, form)).body.code).toBe('noShop')
  expect([(await read(order.number, builder.cookie)).status, await heldIn(order.number)]).toEqual(['awaiting_signature', [0, 0, 0]])

  await setLate('active')
  // The form names the shop, so that the builder reads it again.
  expect((await to.sign(builder, form)).body.code).toBe('textChanged')
  const found = await read(order.number, builder.cookie)
  expect([found.fabricator?.id, await heldIn(order.number), await tasksOf(order.number)]).toEqual([lateId, [0, 0, 14], []])
  expect((await to.sign(builder, found)).body.order.status).toBe('awaiting_funds')
  await setLate('paused')
})

it('goes on hold when it is paid for, and is resumed with another shop alone', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const order = await to.placed(builder)
  await to.sign(builder, order)
  await bothDecline(order.number)
  expect([(await read(order.number, builder.cookie)).status, await tasksOf(order.number)]).toEqual(['awaiting_funds', [expect.anything()]])
  expect(await toldBuilder(order.number, builder)).toEqual(['order-rerouted', 'order-lost-shop'])

  await to.fund(order.number)
  expect([(await read(order.number, builder.cookie)).status, await heldIn(order.number)]).toEqual(['on_hold', [0, 0, 0]])
  expect(await toldBuilder(order.number, builder)).toEqual(['order-rerouted', 'order-lost-shop', 'order-on-hold'])
  expect(await tasksOf(order.number)).toHaveLength(1)
  const resume = () => to.post(`${pathOf(order.number)}/hold`, { action: 'resume', reason: 'A shop joined' }, operator)
  expect((await resume()).body.code).toBe('noSlot')
  await setLate('active')
  expect((await resume()).body.order).toMatchObject({ status: 'active', fabricator: { id: lateId } })
  expect([await heldIn(order.number), await tasksOf(order.number)]).toEqual([[0, 0, 14], []])
  expect((await read(order.number, late.cookie)).may).toContain('accept')
  await setLate('paused')
})

it('has no shop on any screen while it has none, and its last one keeps nothing of it', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const order = await to.placed(builder)
  const figures = async () => {
    const { data } = listFabricators.output.parse((await to.get('/api/network/fabricators', operator)).body)
    const { summary } = listOrders.output.parse((await to.get('/api/tracking/orders', other.cookie)).body)
    return [data.find(({ id }) => id === otherId)?.activeProjects, summary.openValueCents, summary.open]
  }
  const before = await figures()
  await to.sign(builder, order)
  await bothDecline(order.number)
  expect(await figures(), 'counted nowhere').toEqual(before)
  const asked = await to.post('/api/own-shop/job-quotes', { order: order.number, cents: 4_000_000 }, other.cookie)
  expect(asked.body.code).toBe('unknownOrder')
  const money = (cookie: string) => to.get(`/api/payments/projects/${order.number}`, cookie)
  expect([(await money(other.cookie)).status, (await money(shop.cookie)).status]).toEqual([404, 404])
  expect((await money(builder.cookie)).body.project.fabricator).toBeNull()
  const shown = await read(order.number, operator)
  expect([shown.fabricator, shown.may.includes('decline')]).toEqual([null, false])
  expect((await to.post(`${pathOf(order.number)}/decline`, { reason: 'Again' }, operator)).body.code).toBe('noShop')
  const { body } = await to.get(`/api/admin/projects?search=${order.number}`, operator)
  expect(body.data[0].fabricatorName).toBe('No shop yet')
  const paper = await cms.request(`${pathOf(order.number)}/documents/confirmation`, { cookie: builder.cookie })
  expect(await pdfText(paper)).toMatch(/Shop\s+No shop yet/)

  expect((await to.post(`${pathOf(order.number)}/cancellation`, { reason: 'No shop in time' }, builder.cookie)).status).toBe(200)
  expect((await to.get(pathOf(order.number), other.cookie)).status, 'nor once it is canceled').toBe(404)
  expect((await to.get('/api/tracking/orders', other.cookie)).body.data.map(({ number }: { number: string }) => number)).not.toContain(
    order.number,
  )
  expect((await read(order.number, builder.cookie)).fabricator).toBeNull()
  expect(await tasksOf(order.number)).toEqual([])
})

it('tells a next shop nothing that was between an earlier one and Framewell, nor how its builder qualified', async () => {
  const { number, builder } = await to.activeOrder()
  const timeline = async (cookie: string) =>
    getOrderTimeline.output.parse((await to.get(`${pathOf(number)}/timeline`, cookie)).body).timeline
  const shown = async (cookie: string) =>
    (await timeline(cookie)).map(({ notes, metadata }) => [metadata.kind, notes || metadata.reason || ''])
  const act = (path: string, more: object) => to.post(`${pathOf(number)}/${path}`, more, operator)
  const reasons = ['They took it by phone', 'Their press broke', 'The press is out for weeks', 'A shop with a press joined']
  expect((await act('acceptance', { notes: reasons[0] })).status).toBe(200)
  expect((await act('hold', { action: 'hold', reason: 'The site is flooded' })).status).toBe(200)
  expect((await act('hold', { action: 'resume', reason: 'The site is dry' })).status).toBe(200)
  expect(await shown(shop.cookie), 'the shop it is with').toEqual([
    ['stage', ''],
    ['stage', expect.stringMatching(/^Order form signed by/)],
    ['funded', expect.any(String)],
    ['accept', reasons[0]],
    ['hold', 'The site is flooded'],
    ['resume', 'The site is dry'],
  ])
  expect((await act('decline', { reason: reasons[1] })).body.outcome).toBe('rerouted')
  expect((await act('decline', { reason: reasons[2] })).body.outcome).toBe('onHold')
  await setLate('active')
  expect((await act('hold', { action: 'resume', reason: reasons[3] })).body.order.fabricator.id).toBe(lateId)
  await setLate('paused')
  expect((await act('hold', { action: 'hold', reason: 'The builder asked us to wait' })).status).toBe(200)
  expect((await act('hold', { action: 'resume', reason: 'The builder is ready' })).status).toBe(200)

  expect(await shown(late.cookie)).toEqual([
    ['stage', ''],
    ['stage', expect.stringMatching(/^Order form signed by/)],
    ['funded', expect.any(String)],
    ...['accept', 'hold', 'resume', 'fallback', 'hold', 'fallback', 'resume'].map((kind) => [kind, '']),
    ['hold', 'The builder asked us to wait'],
    ['resume', 'The builder is ready'],
  ])
  for (const cookie of [operator, builder.cookie]) {
    const all = JSON.stringify(await timeline(cookie))
    for (const words of [...reasons, 'Qualified as']) expect(all).toContain(words)
  }
})

it('does not go back to a shop that let its time to accept pass', async () => {
  const { number } = await to.activeOrder()
  await setStatus(otherId, 'paused')
  await cms.payload.db.pool.query(`update orders set accept_by = now() - interval '1 minute' where number = $1`, [number])
  await endOffersAt(cms.payload, new Date())
  expect((await read(number, operator)).status).toBe('on_hold')
  const resume = () => to.post(`${pathOf(number)}/hold`, { action: 'resume', reason: 'Try again' }, operator)
  expect((await resume()).body.code).toBe('noSlot')
  await setStatus(otherId, 'active')
  expect((await resume()).body.order.fabricator.id).toBe(otherId)
  const { body } = await to.get(`${pathOf(number)}/timeline`, operator)
  expect(JSON.stringify(body)).toContain('Miami Valley Framing no longer makes it.')
})

it('becomes active in a shop that joined before it was paid for', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const order = await to.placed(builder)
  await to.sign(builder, order)
  await bothDecline(order.number)
  await setLate('active')
  await to.fund(order.number)
  expect(await read(order.number, late.cookie)).toMatchObject({ status: 'active', fabricator: { id: lateId } })
  expect(await heldIn(order.number)).toEqual([0, 0, 14])
  await setLate('paused')
})

/** A signed order whose deposit comes after its slot has ended, while the shop takes no more orders. */
async function paidLate(builder: TestMember) {
  const order = await to.placed(builder)
  await to.sign(builder, order)
  await cms.payload.db.pool.query(`update capacity_holds set expires_at = now() - interval '1 day' where reference = $1`, [order.number])
  await setStatus(shopId, 'paused')
  await to.fund(order.number)
  return order
}

it('goes to another shop when its deposit comes late and its own shop has no week left', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const { number } = await paidLate(builder)
  expect(await read(number, other.cookie)).toMatchObject({ status: 'active', fabricator: { id: otherId } })
  expect(await heldIn(number)).toEqual([0, 14, 0])
  expect(await toldBuilder(number, builder)).toEqual(['order-rerouted'])
  expect((await to.get(pathOf(number), shop.cookie)).status, 'no longer its own').toBe(404)
  expect((await read(number, other.cookie)).may).toContain('accept')
  await setStatus(shopId, 'active')
})

it('goes on hold when its deposit comes late and no shop has a week, and may go back to its own', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  await setStatus(otherId, 'paused')
  const { number } = await paidLate(builder)
  await setStatus(shopId, 'active')
  expect([(await read(number, builder.cookie)).status, await heldIn(number), await toldBuilder(number, builder)]).toEqual([
    'on_hold',
    [0, 0, 0],
    ['order-on-hold'],
  ])
  const { body } = await to.post(`${pathOf(number)}/hold`, { action: 'resume', reason: 'The shop has weeks again' }, operator)
  expect(body.order).toMatchObject({ status: 'active', fabricator: { id: shopId } })
  await setStatus(otherId, 'active')
})
