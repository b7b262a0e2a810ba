import { companyDay } from '@framewell/domain/dates/businessDays'
import { acceptanceDeadline } from '@framewell/domain/orders/acceptance'
import { getOrder } from '@framewell/domain/orders/orderCalls'
import { getOrderTimeline } from '@framewell/domain/orders/trackingCalls'
import { WAIVER_KINDS, WAIVER_TITLES } from '@framewell/domain/payments/waivers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import type { orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'
import { endOffersAt } from './endOffers'

let cms: TestCms
let operator: string
let shop: TestMember
let shopId: string
let other: TestMember
let otherId: string
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  ;({ cms, to, operator, shop, shopId, other, otherId } = await orderHouse())
})
afterAll(() => cms.stop())

const read = async (path: string, cookie: string) => getOrder.output.parse((await to.get(path, cookie)).body).order
const accept = (path: string, cookie: string) => to.post(`${path}/acceptance`, {}, cookie)
const noticesOf = async (number: string) =>
  (
    await cms.payload.db.pool.query<{ name: string; operators: string | null }>(
      `select name, payload ->> 'toOperators' as operators from notification_events
       where payload ->> 'number' = $1 and name like 'order-accept%' order by created_at, id`,
      [number],
    )
  ).rows.map(({ name, operators }) => (operators === 'true' ? `${name}, operators` : name))
/** Reasons that the shop was given for an order that went to another one. */
const toldTakenAway = async (number: string) =>
  (
    await cms.payload.db.pool.query<{ reason: string }>(
      `select payload ->> 'reason' as reason from notification_events e where payload ->> 'number' = $1 and name = 'order-taken-away'
       and payload -> 'companies' = (select jsonb_build_array(company_id) from fabricators where id = $2)`,
      [number, shopId],
    )
  ).rows.map(({ reason }) => reason)
const plus = (iso: string | null, ms: number) => new Date(Date.parse(iso ?? '') + ms)

describe('accepting an order', () => {
  it('is asked at once of a signed order without a deposit, and of another only said to follow its payment', async () => {
    const said = async (tier: 'Premium' | 'Prepay') => {
      const builder = await qualifiedBuilder(cms.payload, tier, tier === 'Premium' ? 200_000 : 0)
      const order = await to.placed(builder)
      await to.sign(builder, order)
      const { rows } = await cms.payload.db.pool.query(
        `select name from notification_events where payload ->> 'number' = $1 and name in ('order-signed-for-shop', 'order-accept-due')`,
        [order.number],
      )
      await to.post(`/api/tracking/orders/${order.number}/cancellation`, { reason: 'Only a test' }, builder.cookie)
      return rows.map(({ name }) => name)
    }
    expect([await said('Premium'), await said('Prepay')]).toEqual([['order-accept-due'], ['order-signed-for-shop']])
  })

  it('warns operators when the state of a signed order prescribes waiver forms that are not entered', async () => {
    await cms.payload.db.pool.query("insert into zip_codes values ('77002', 'Houston', 'TX', 29.76, -95.37) on conflict do nothing")
    const warned = async (zip: string) => {
      const builder = await qualifiedBuilder(cms.payload, 'Premium', 200_000)
      const order = await to.placed(builder)
      await cms.payload.db.pool.query('update orders set site_zip = $2 where number = $1', [order.number, zip])
      await to.sign(builder, order)
      const { rows } = await cms.payload.db.pool.query(
        "select payload -> 'forms' as forms from notification_events where name = 'payment-waiver-forms-missing' and payload ->> 'projectId' = $1",
        [order.number],
      )
      await to.post(`/api/tracking/orders/${order.number}/cancellation`, { reason: 'Only a test' }, builder.cookie)
      return rows.map(({ forms }) => forms)
    }
    expect(await warned('45402')).toEqual([])
    expect(await warned('77002')).toEqual([WAIVER_KINDS.map((kind) => `Texas: ${WAIVER_TITLES[kind]}`)])
  })

  it('is asked of the shop once the order is paid for, and recorded once', async () => {
    const { builder, number, path } = await to.activeOrder()
    const seen = await read(path, shop.cookie)
    expect(seen.acceptBy).toBe(acceptanceDeadline(new Date(), 2).toISOString())
    expect(seen.acceptedAt).toBeNull()
    expect(seen.may).toContain('accept')
    expect((await read(path, builder.cookie)).may).not.toContain('accept')
    expect(await noticesOf(number)).toEqual(['order-accept-due'])

    expect((await accept(path, builder.cookie)).status).toBe(403)
    expect((await accept(path, other.cookie)).status).toBe(404)
    const both = await Promise.all([accept(path, shop.cookie), accept(path, shop.cookie)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const accepted = await read(path, builder.cookie)
    expect(accepted.acceptBy).toBeNull()
    expect(companyDay(new Date(accepted.acceptedAt ?? ''))).toBe(companyDay(new Date()))
    const { timeline } = getOrderTimeline.output.parse((await to.get(`${path}/timeline`, builder.cookie)).body)
    expect(timeline.filter(({ metadata }) => metadata.kind === 'accept')).toMatchObject([{ actor: `fab_${shopId}` }])
    expect(await noticesOf(number)).toEqual(['order-accept-due', 'order-accepted'])
    expect(await endOffersAt(cms.payload, plus(seen.acceptBy, 60_000))).toBe(0)
    expect((await read(path, shop.cookie)).fabricator?.id).toBe(shopId)
  })

  it('needs a reason from an operator who accepts it for the shop, on the timeline and in the audit trail', async () => {
    const { builder, number, path } = await to.activeOrder()
    for (const more of [{}, { notes: ' ok ' }])
      expect(await to.post(`${path}/acceptance`, more, operator)).toMatchObject({
        status: 400,
        body: { code: 'invalidInput', fields: [{ path: 'notes', message: 'Give a reason of at least 3 characters' }] },
      })
    expect((await read(path, operator)).acceptedAt).toBeNull()
    const reason = 'The shop accepted by phone'
    expect((await to.post(`${path}/acceptance`, { notes: reason }, operator)).status).toBe(200)
    expect((await read(path, builder.cookie)).acceptedFor, 'the builder reads that the shop did not do it').toBe(reason)
    const { rows: told } = await cms.payload.db.pool.query(
      "select payload from notification_events where name = 'order-accepted' and payload ->> 'number' = $1",
      [number],
    )
    expect(told[0].payload.acceptedFor).toBe(reason)
    const { timeline } = getOrderTimeline.output.parse((await to.get(`${path}/timeline`, builder.cookie)).body)
    expect(timeline.find(({ metadata }) => metadata.kind === 'accept')).toMatchObject({
      actor: expect.stringMatching(/^operator_/),
      notes: reason,
    })
    const { rows } = await cms.payload.db.pool.query(
      `select a.reason from audit_records a join orders o on o.id::text = a.subject_id where a.action = 'order-accept' and o.number = $1`,
      [number],
    )
    expect(rows).toEqual([{ reason }])
  })

  it('is not taken on, nor begun, by a shop that is suspended or uninsured', async () => {
    const { path } = await to.activeOrder()
    const setShop = (data: Record<string, unknown>) => cms.payload.db.updateOne({ collection: 'fabricators', id: shopId, data })
    const begin = (cookie: string, more = {}) => to.post(`${path}/stages`, { stage: 'fabrication_started', ...more }, cookie)
    for (const facts of [{ status: 'suspended' }, { insuredUntil: '2020-01-31' }]) {
      await setShop(facts)
      expect((await accept(path, shop.cookie)).body.code).toBe('shopNotActive')
      expect((await begin(shop.cookie)).body.code).toBe('shopNotActive')
      expect((await begin(operator, { notes: 'They began by phone' })).body.code).toBe('shopNotActive')
      await setShop({ status: 'active', insuredUntil: null })
    }
    expect((await accept(path, shop.cookie)).status).toBe(200)
    await setShop({ status: 'suspended' })
    expect((await begin(shop.cookie)).body.code).toBe('shopNotActive')
    await setShop({ status: 'active' })
    expect((await begin(shop.cookie)).status).toBe(200)
  })

  it('goes to the next shop after a reminder, and on hold when no shop is left', async () => {
    const { builder, number, path } = await to.activeOrder()
    const { acceptBy } = await read(path, shop.cookie)
    for (const minutes of [30, 20]) expect(await endOffersAt(cms.payload, plus(acceptBy, -minutes * 60_000))).toBe(0)
    expect(await noticesOf(number)).toEqual(['order-accept-due', 'order-accept-due, operators'])

    expect(await endOffersAt(cms.payload, plus(acceptBy, 1))).toBe(1)
    expect(await toldTakenAway(number)).toEqual([expect.stringMatching(/ did not accept the order by .+ Eastern Time\)\.$/)])
    const moved = await read(path, other.cookie)
    expect(moved).toMatchObject({ fabricator: { id: otherId }, status: 'active', acceptedAt: null, priceCents: expect.any(Number) })
    expect([await to.heldUnits(number, shopId), await to.heldUnits(number, otherId)]).toEqual([0, 14])
    expect(Date.parse(moved.acceptBy ?? '')).toBeGreaterThan(Date.parse(acceptBy ?? ''))
    expect((await accept(path, shop.cookie)).status).toBe(404)
    const { timeline } = getOrderTimeline.output.parse((await to.get(`${path}/timeline`, builder.cookie)).body)
    expect(timeline.at(-1)).toMatchObject({
      actor: 'system',
      metadata: { kind: 'fallback', reason: expect.stringMatching(/ did not accept the order by .+ Eastern Time\)\.$/) },
    })
    const seen = getOrderTimeline.output.parse((await to.get(`${path}/timeline`, other.cookie)).body).timeline
    expect(seen.at(-1), 'the next shop').toMatchObject({ notes: '', metadata: { kind: 'fallback' } })
    expect(JSON.stringify(seen)).not.toContain('did not accept')

    expect(await endOffersAt(cms.payload, plus(moved.acceptBy, 1))).toBe(1)
    const held = await read(path, operator)
    expect(held).toMatchObject({ status: 'on_hold', acceptBy: null, acceptedAt: null })
    expect((await accept(path, operator)).body.code).toBe('notActive')
  })

  it('is not asked of a shop that has started, and is asked again after a hold', async () => {
    const started = await to.activeOrder()
    const { acceptBy } = await read(started.path, shop.cookie)
    const hold = (path: string, action: string) => to.post(`${path}/hold`, { action, reason: 'The site is flooded' }, operator)
    await hold(started.path, 'hold')
    expect((await accept(started.path, shop.cookie)).body.code).toBe('notActive')
    expect(await endOffersAt(cms.payload, plus(acceptBy, 1))).toBe(0)
    await hold(started.path, 'resume')
    expect((await read(started.path, shop.cookie)).acceptBy).toBe(acceptBy)

    expect((await to.post(`${started.path}/stages`, { stage: 'fabrication_started' }, shop.cookie)).status).toBe(200)
    const begun = await read(started.path, shop.cookie)
    expect(begun.acceptBy).toBeNull()
    expect(begun.acceptedAt).not.toBeNull()
    expect((await accept(started.path, shop.cookie)).body.code).toBe('alreadyAccepted')
    expect(await endOffersAt(cms.payload, plus(acceptBy, 1))).toBe(0)
  })
})
