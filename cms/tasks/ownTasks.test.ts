import { dayFrom, endOfDay } from '@framewell/domain/dates/businessDays'
import { INITIAL_RELEASE_POLICY } from '@framewell/domain/payments/phases'
import { listOwnTasks, type OwnTask } from '@framewell/domain/tasks/ownTasks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import type { orderSetup } from '../testing/orderSetup'
import { memberOf, qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

let cms: TestCms
let operator: string
let shop: TestMember
let shopId: string
let other: TestMember
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  ;({ cms, to, operator, shop, shopId, other } = await orderHouse())
})
afterAll(() => cms.stop())

const tasksOf = async (cookie: string) => {
  const { tasks, total } = listOwnTasks.output.parse((await to.get('/api/tasks', cookie)).body)
  expect(total).toBe(tasks.length)
  return tasks
}
/** 'kind number' of a person's tasks about an order. */
const about = async (number: string, { cookie }: TestMember) =>
  (await tasksOf(cookie)).filter(({ detail, href }) => `${detail} ${href}`.includes(number)).map(({ kind }) => kind)

it('follows an order from its signature to its release, each task with the person who can do it', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const stranger = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const order = await to.placed(builder)
  const { number } = order
  const path = `/api/tracking/orders/${number}`
  const both = async () => [await about(number, builder), await about(number, shop)]
  expect(await both()).toEqual([['signOrder'], []])
  const [task] = await tasksOf(builder.cookie)
  expect(task).toMatchObject({ due: order.heldUntil, late: false, moneyCents: order.priceCents, href: `/place-order?order=${number}` })

  await to.sign(builder, order)
  expect(await both()).toEqual([['payInvoice'], []])
  // The deposit is due at the end of its day in Eastern Time, like its slot.
  expect((await tasksOf(builder.cookie))[0]?.due).toBe((await to.get(path, builder.cookie)).body.order.heldUntil)
  const [deposit] = (await to.get(`/api/payments/projects/${number}`, builder.cookie)).body.project.invoices
  const paid = (deposit.amountCents / 100).toFixed(2)
  await cms.request('/api/payments/bank/statements?name=statement.csv&first=checked', {
    method: 'POST',
    body: `Date,Amount,Description,Balance,Reference\r\n${dayFrom(new Date(), 1)},${paid},"${deposit.number}",${paid},BANK1\r\n`,
    cookie: operator,
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(await both()).toEqual([[], ['acceptOrder']])
  const accept = (await tasksOf(shop.cookie)).find(({ kind }) => kind === 'acceptOrder')
  expect(accept).toMatchObject({ href: `/shop?order=${number}`, due: (await to.get(path, shop.cookie)).body.order.acceptBy })

  expect((await to.post(`${path}/acceptance`, {}, shop.cookie)).body.code).toBeUndefined()
  expect(await both()).toEqual([[], []])
  await to.post(`${path}/stages`, { stage: 'fabrication_started' }, shop.cookie)
  expect(await both()).toEqual([[], ['signWaiver']])
  const waiver = `/api/payments/projects/${number}/waivers/fabrication_start/conditional`
  const { textHash } = (await to.get(waiver, shop.cookie)).body
  expect((await to.post(waiver, { signature: 'Test partner', title: 'Owner', textHash }, shop.cookie)).status).toBeLessThan(300)
  expect(await both()).toEqual([['acceptPhase'], []])
  // After the end of this day it counts as accepted.
  const endsOn = dayFrom(new Date(), INITIAL_RELEASE_POLICY.acceptanceDays)
  expect((await tasksOf(builder.cookie))[0]?.due).toBe(endOfDay(endsOn).toISOString())

  expect(await tasksOf(stranger.cookie)).toEqual([])
  expect(await tasksOf(other.cookie)).toEqual([])
  expect((await to.get('/api/tasks', operator)).status).toBe(403)
  expect((await to.get('/api/tasks')).status).toBe(401)
})

it('asks nobody to accept or release work that is not done, even when its waiver is signed early', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const order = await to.placed(builder)
  const { number } = order
  await to.sign(builder, order)
  await to.fund(number)
  await to.post(`/api/tracking/orders/${number}/acceptance`, {}, shop.cookie)
  const waiver = `/api/payments/projects/${number}/waivers/fabrication_start/conditional`
  const { textHash } = (await to.get(waiver, shop.cookie)).body
  expect((await to.post(waiver, { signature: 'Test partner', title: 'Owner', textHash }, shop.cookie)).status).toBeLessThan(300)
  const waiting = async () => [
    (await about(number, builder)).includes('acceptPhase'),
    (await to.get(`/api/admin/tasks?kind=waiver&search=${number}`, operator)).body.total,
  ]
  expect(await waiting()).toEqual([false, 0])
  await to.post(`/api/tracking/orders/${number}/stages`, { stage: 'fabrication_started' }, shop.cookie)
  expect(await waiting()).toEqual([true, 1])
})

it('lists an insurance that ends, the nearest deadline first, and what is late', async () => {
  const byKind = (tasks: readonly OwnTask[], kind: OwnTask['kind']) => tasks.find((task) => task.kind === kind)
  await cms.payload.db.pool.query(
    `update fabricators set insured_until = to_char(now() + interval '10 days', 'YYYY-MM-DD') where id = $1`,
    [shopId],
  )
  await cms.payload.db.pool.query(
    `update orders set deliver_by = to_char(now() - interval '3 days', 'YYYY-MM-DD') where fabricator_id = $1`,
    [shopId],
  )
  const tasks = await tasksOf(shop.cookie)
  expect(byKind(tasks, 'insurance')).toMatchObject({ late: false, href: '/shop?tab=documents' })
  expect(byKind(tasks, 'lateWork')).toMatchObject({ late: true })
  await cms.payload.db.pool.query(
    `update orders set deliver_by = to_char(now() + interval '1 day', 'YYYY-MM-DD') where fabricator_id = $1`,
    [shopId],
  )
  expect(byKind(await tasksOf(shop.cookie), 'expectedLate')).toMatchObject({
    late: false,
    detail: expect.stringMatching(/^FW-\d+-\d+, expected \w+ \d+, 20\d\d$/),
  })
  const dues = tasks.map(({ due }) => due ?? '9999')
  expect(dues).toEqual(dues.toSorted())
})

it('asks for a bank account once money is owed and none can be used', async () => {
  const kinds = async (cookie: string) => (await tasksOf(cookie)).map(({ kind }) => kind)
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const { number } = await to.activeOrder(builder)
  expect(await kinds(builder.cookie)).not.toContain('bankAccount')
  await cms.payload.db.pool.query(
    `insert into ledger_accounts (kind, project_id, side, may_go_negative, balance_cents) values ('builder_payable', $1, 'credit', false, 12345)
     on conflict (kind, project_id) do update set balance_cents = excluded.balance_cents`,
    [number],
  )
  expect((await tasksOf(builder.cookie)).filter(({ kind }) => kind === 'bankAccount')).toMatchObject([
    { moneyCents: 12_345, detail: 'no account to pay you to', href: '/account#own-bank-details' },
  ])
})

it('asks an active shop for a price list until it has proposed one, and the operators to see to it', async () => {
  const { companyId, cookie } = await memberOf(cms.payload, 'fabricator')
  const id = await to.makeShop('Unpriced Steel', companyId, {}, null)
  const own = async () => (await tasksOf(cookie)).filter(({ kind }) => kind === 'priceList')
  const ofOperators = async () => (await to.get(`/api/admin/tasks?kind=unpricedShop&search=Unpriced`, operator)).body.data
  expect(await own()).toMatchObject([{ name: 'Unpriced Steel', href: '/shop?tab=prices', due: null, late: false }])
  expect(await ofOperators()).toMatchObject([
    { name: 'Unpriced Steel', detail: 'No approved price list', moneyCents: null, href: `/admin-dashboard?tab=fabricators&shop=${id}` },
  ])
  const proposed = await to.post(
    '/api/own-shop/price-lists',
    { from: dayFrom(new Date(), 0), rates: { plans: {}, perPoundCents: null, perUnitCents: 60_000 }, note: '' },
    cookie,
  )
  expect([proposed.status, await own(), await ofOperators()]).toEqual([201, [], []])
  const { id: price } = proposed.body.price
  await to.post(`/api/network/shop-prices/${price}/decide`, { decision: 'decline', reason: 'Above the market' }, operator)
  expect([(await own()).length, (await ofOperators()).length]).toEqual([1, 1])
})
