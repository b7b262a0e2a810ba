import { companyDay } from '@framewell/domain/dates/businessDays'
import { waitingEnds } from '@framewell/domain/orders/expiry'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../platform/database/inTransaction'
import { tellDueTasks } from '../tasks/tellDueTasks'
import { bootCms, type TestCms } from '../testing/bootCms'
import { inDays, orderSetup } from '../testing/orderSetup'
import { pdfText } from '../testing/pdfText'
import { memberOf, qualifiedBuilder } from '../testing/qualifiedBuilder'
import { runQueuedJobs } from '../testing/runQueuedJobs'
import { expireOrdersAt } from './expireOrders'

let cms: TestCms
let operator: string
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  cms = await bootCms()
  to = await orderSetup(cms)
  operator = (await cms.signInAs('operator')).cookie
  await to.makeShop('Miami Valley Framing', (await memberOf(cms.payload, 'fabricator')).companyId)
})
afterAll(() => cms.stop())

it('is canceled when nobody signs it in time', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const order = await to.placed(builder)
  const planned = async () => {
    const { projects } = (await to.post('/api/routing/plan', { days: 7 }, operator)).body
    return projects.map(({ projectId }: { projectId: string }) => projectId)
  }
  expect(await planned()).toEqual([order.number])
  expect(await expireOrdersAt(cms.payload, new Date())).toBe(0)
  expect(await expireOrdersAt(cms.payload, new Date(Date.parse(order.heldUntil ?? '') + 1))).toBeGreaterThan(0)
  expect((await to.get(`/api/tracking/orders/${order.number}`, builder.cookie)).body.order).toMatchObject({
    status: 'cancelled',
    slots: [],
  })
  expect(await planned(), 'a canceled order waits for no shop').toEqual([])
})

it('is canceled, after one notice, when its deposit never arrives: credit, slot and invoices are released', async () => {
  // The credit limit covers one order, not two.
  const builder = await qualifiedBuilder(cms.payload, 'Preferred', 80_000)
  const order = await to.placed(builder)
  const signed = (await to.sign(builder, order)).body.order
  expect(signed.status).toBe('awaiting_funds')
  expect((await to.place(builder)).body.code).toBe('creditLimit')
  const ends = waitingEnds({ status: 'awaiting_funds', placedAt: signed.placedAt, signedAt: signed.signature.at })
  const { invoices } = (await to.get(`/api/payments/projects/${order.number}`, builder.cookie)).body.project
  expect(invoices.find(({ kind }: { kind: string }) => kind === 'deposit').dueOn, 'one deposit has one deadline').toBe(
    companyDay(new Date(signed.heldUntil)),
  )
  expect(ends?.at.toISOString()).toBe(signed.heldUntil)
  const read = async () => (await to.get(`/api/tracking/orders/${order.number}`, builder.cookie)).body.order
  for (const after of [1, 60_000]) await expireOrdersAt(cms.payload, new Date((ends?.noticeAt.getTime() ?? 0) + after))
  expect((await read()).status).toBe('awaiting_funds')
  const { rows: notices } = await cms.payload.db.pool.query(
    "select payload->>'awaits' as awaits from notification_events where name = 'order-expiring' and payload->>'number' = $1",
    [order.number],
  )
  expect(notices).toEqual([{ awaits: 'deposit' }])
  // That tells its builder; the task alone tells an operator.
  await cms.payload.db.pool.query(`update orders set held_until = now() + interval '20 hours' where number = $1`, [order.number])
  const req = await cms.localReq()
  await inTransaction(req, () => tellDueTasks(req))
  await runQueuedJobs(cms.payload)
  const toldTo = async (role: string) =>
    (
      await cms.payload.db.pool.query(
        `select n.title from notices n join accounts a on a.id = n.account_id where a.role = $1 and (n.title like 'Order about to expire%' or n.title like '%needs its deposit by%')`,
        [role],
      )
    ).rows.map(({ title }) => title.split(',')[0])
  expect(await toldTo('operator')).toEqual(['Order about to expire'])
  expect(await toldTo('builder')).toEqual([expect.stringMatching(/needs its deposit by/)])
  expect(await expireOrdersAt(cms.payload, new Date((ends?.cancelAt.getTime() ?? 0) + 1))).toBeGreaterThan(0)
  expect(await read()).toMatchObject({ status: 'cancelled', slots: [], cancelReason: expect.stringContaining('10 days') })
  const { project } = (await to.get(`/api/payments/projects/${order.number}`, builder.cookie)).body
  expect(project.status).toBe('closed')
  expect(new Set(project.invoices.map(({ status, openCents }: { status: string; openCents: number }) => `${status} ${openCents}`))).toEqual(
    new Set(['void 0']),
  )
  expect((await to.place(builder)).status).toBe(201)
})

it('waits until the day on which what a change order bills is due, and a partly paid order is neither canceled nor told so', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Preferred', 80_000)
  const order = await to.placed(builder)
  const signed = (await to.sign(builder, order)).body.order
  const bySignature = waitingEnds({ status: 'awaiting_funds', placedAt: signed.placedAt, signedAt: signed.signature.at })
  const after = (time = new Date(Number.NaN)) => new Date(time.getTime() + 1)
  const read = async () => (await to.get(`/api/tracking/orders/${order.number}`, builder.cookie)).body.order
  const notices = async () =>
    (
      await cms.payload.db.pool.query(
        "select payload->>'until' as until from notification_events where name = 'order-expiring' and payload->>'number' = $1",
        [order.number],
      )
    ).rows.map(({ until }) => until)
  const ofOrder = `project_id = (select id from payment_projects where number = $1) and prepaid`
  // As the deposit of a change order that both sides signed three weeks after the order.
  const dueOn = inDays(31)
  await cms.payload.db.pool.query(`update invoices set due_on = $2 where ${ofOrder}`, [order.number, dueOn])
  const ends = waitingEnds({ status: 'awaiting_funds', placedAt: signed.placedAt, signedAt: signed.signature.at, depositDueOn: dueOn })
  expect(companyDay(ends?.at ?? new Date())).toBe(dueOn)
  await expireOrdersAt(cms.payload, after(bySignature?.cancelAt))
  expect([(await read()).status, await notices()]).toEqual(['awaiting_funds', []])

  await cms.payload.db.pool.query(`update invoices set paid_cents = 1 where ${ofOrder}`, [order.number])
  await expireOrdersAt(cms.payload, after(ends?.noticeAt))
  await expireOrdersAt(cms.payload, after(ends?.cancelAt))
  expect([(await read()).status, await notices()]).toEqual(['awaiting_funds', []])

  await cms.payload.db.pool.query(`update invoices set paid_cents = 0 where ${ofOrder}`, [order.number])
  await expireOrdersAt(cms.payload, after(ends?.noticeAt))
  expect([(await read()).status, await notices()]).toEqual(['awaiting_funds', [ends?.at.toISOString()]])
  await expireOrdersAt(cms.payload, after(ends?.cancelAt))
  expect((await read()).status).toBe('cancelled')
})

it('names no weeks as held once the hold has ended, although it still waits', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Preferred', 80_000)
  const order = await to.placed(builder)
  expect((await to.sign(builder, order)).body.order.slots).not.toEqual([])
  await cms.payload.db.pool.query(`update orders set held_until = now() - interval '1 minute' where number = $1`, [order.number])
  const read = (await to.get(`/api/tracking/orders/${order.number}`, builder.cookie)).body.order
  expect([read.status, read.slots, Date.parse(read.heldUntil) < Date.now()]).toEqual(['awaiting_funds', [], true])
  const confirmation = await cms.request(`/api/tracking/orders/${order.number}/documents/confirmation`, { cookie: builder.cookie })
  expect(await pdfText(confirmation)).toContain('We look for weeks again when the payment arrives.')
})

it('does not keep others from being canceled when it cannot be read', async () => {
  const [broken, next] = [
    await to.placed(await qualifiedBuilder(cms.payload, 'Prepay', 0)),
    await to.placed(await qualifiedBuilder(cms.payload, 'Prepay', 0)),
  ]
  const late = new Date(Date.parse(next.heldUntil ?? '') + 1)
  const statusOf = async (number: string) =>
    (await cms.payload.db.pool.query('select status from orders where number = $1', [number])).rows[0].status
  const { pool } = cms.payload.db
  const { rows } = await pool.query('select source from orders where number = $1', [broken.number])
  await pool.query(`update orders set source = '{}' where number = $1`, [broken.number])
  await expect(expireOrdersAt(cms.payload, late)).rejects.toThrow(/^1 of \d+ records failed/)
  expect([await statusOf(broken.number), await statusOf(next.number)]).toEqual(['awaiting_signature', 'cancelled'])
  await pool.query('update orders set source = $2 where number = $1', [broken.number, JSON.stringify(rows[0].source)])
  expect(await expireOrdersAt(cms.payload, late)).toBe(1)
})
