import { companyDay, dayFrom } from '@framewell/domain/dates/businessDays'
import { listShopPrices } from '@framewell/domain/network/shopPriceCalls'
import { getOrder } from '@framewell/domain/orders/orderCalls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import { inDays, type orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

let cms: TestCms
let operator: string
let shop: TestMember
let shopId: string
let other: TestMember
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  ;({ cms, to, operator, shop, shopId, other } = await orderHouse({ rates: null }))
})
afterAll(() => cms.stop())

const TODAY = companyDay(new Date())
const SIGNED = { name: 'Dana Reyes', authority: 'By a resolution of the members' }
const PER_UNIT = { plans: {}, perPoundCents: null, perUnitCents: 100_000 }
const read = async (path: string, cookie: string) => getOrder.output.parse((await to.get(path, cookie)).body).order
const accept = (path: string, cookie: string) => to.post(`${path}/acceptance`, {}, cookie)
const propose = (list: object, cookie = shop.cookie) =>
  to.post('/api/own-shop/price-lists', { from: TODAY, rates: PER_UNIT, ...list }, cookie)
const quote = (order: string, cents: number, cookie = shop.cookie) => to.post('/api/own-shop/job-quotes', { order, cents }, cookie)
const decide = (id: string, decision = 'approve', cookie = operator) =>
  to.post(`/api/network/shop-prices/${id}/decide`, { decision, reason: 'As agreed by phone' }, cookie)
const moneyOf = async (number: string) =>
  (
    await cms.payload.db.pool.query<{ price: string; shop: number | null }>(
      `select price_cents::text as price, (release_policy ->> 'shopPriceCents')::int as shop from payment_projects where number = $1`,
      [number],
    )
  ).rows[0]

describe('the price list of a shop', () => {
  it('is proposed by the shop, decided by an operator once, and seen by its own people alone', async () => {
    expect((await propose({ from: dayFrom(new Date(), -1) })).body).toMatchObject({ code: 'tooEarly', fields: [{ path: 'from' }] })
    expect((await propose({ rates: { ...PER_UNIT, plans: { castle: 100 } } })).body).toMatchObject({ code: 'unknownPlan' })
    expect((await propose({ rates: { ...PER_UNIT, perPoundCents: 210 } })).body).toMatchObject({ code: 'invalidInput' })
    expect((await propose({}, operator)).status).toBe(403)

    const replaced = (await propose({ note: 'First' })).body.price
    const { status, body } = await propose({ from: dayFrom(new Date(), 30) })
    expect([status, body.price]).toEqual([
      201,
      expect.objectContaining({ status: 'proposed', shop: expect.objectContaining({ id: shopId }) }),
    ])
    expect((await decide(body.price.id, 'approve', shop.cookie)).status).toBe(403)
    expect((await decide(replaced.id)).body.code).toBe('decidedAlready')
    expect((await decide(body.price.id)).body.price).toMatchObject({ status: 'approved', reason: 'As agreed by phone' })
    expect((await decide(body.price.id, 'decline')).body.code).toBe('decidedAlready')

    const seenBy = async (cookie: string) => listShopPrices.output.parse((await to.get('/api/network/shop-prices', cookie)).body).data
    expect((await seenBy(operator)).map((price) => price.status)).toEqual(['approved', 'replaced'])
    expect(await seenBy(shop.cookie)).toHaveLength(2)
    expect(await seenBy(other.cookie)).toEqual([])
    const mine = (await propose({})).body.price
    expect((await to.post(`/api/own-shop/prices/${mine.id}/withdraw`, {}, other.cookie)).status).toBe(404)
    expect((await to.post(`/api/own-shop/prices/${mine.id}/withdraw`, {}, shop.cookie)).body.price.status).toBe('withdrawn')
  })

  it('is what its next accepted order pays, and no earlier one', async () => {
    // The approved list begins in a month: no price is agreed for this order, so it is neither accepted nor begun.
    const early = await to.activeOrder()
    expect(await read(early.path, shop.cookie)).toMatchObject({ priceCents: null, shopPrice: { rule: null, cents: null, accepted: false } })
    for (const cookie of [shop.cookie, operator])
      expect((await to.post(`${early.path}/acceptance`, { notes: 'By phone' }, cookie)).body.code).toBe('noPrice')
    expect((await to.post(`${early.path}/stages`, { stage: 'fabrication_started' }, shop.cookie)).body.code).toBe('noPrice')

    const { id } = (await propose({})).body.price
    await decide(id)
    const { builder, number, path } = await to.activeOrder()
    const offered = await read(path, shop.cookie)
    expect(offered.shopPrice).toMatchObject({ rule: 'perUnit', list: id, cents: 14 * 100_000, accepted: false, quoteWaits: false })
    expect((await read(path, builder.cookie)).shopPrice).toBeNull()
    expect((await accept(path, shop.cookie)).body.order.shopPrice).toMatchObject({ rule: 'perUnit', cents: 1_400_000, accepted: true })
    expect(offered.priceCents).toBe(1_400_000)
    expect(await moneyOf(number)).toEqual({ price: '5500000', shop: 1_400_000 })
    expect(JSON.stringify(await read(path, builder.cookie))).not.toContain('shopPriceCents')

    // The audit says at which price.
    const { rows } = await cms.payload.db.pool.query<{ after: unknown }>(
      "select after from audit_records where action = 'order-accept' order by created_at desc limit 1",
    )
    expect(rows[0]?.after).toMatchObject({ shopPrice: { rule: 'perUnit', cents: 1_400_000, list: id } })
  })

  it('gives way to a quote for the job, for which acceptance and fabrication wait', async () => {
    const { number, path } = await to.activeOrder()
    expect((await quote(number, 5_200_000, other.cookie)).body.code).toBe('unknownOrder')
    // Trying prices says nothing about the contract price: an operator refuses what is above it.
    const dear = (await quote(number, 5_500_001)).body.price
    expect(dear.quote).toEqual({ order: number, cents: 5_500_001, contractCents: null })
    expect((await decide(dear.id)).body.code).toBe('aboveContract')
    const asked = (await quote(number, 5_200_000)).body.price
    const seen = listShopPrices.output.parse((await to.get('/api/network/shop-prices?status=proposed', operator)).body).data
    expect(seen.map((price) => price.quote)).toContainEqual({ order: number, cents: 5_200_000, contractCents: 5_500_000 })
    expect((await accept(path, shop.cookie)).body.code).toBe('quoteWaits')
    expect((await to.post(`${path}/stages`, { stage: 'fabrication_started' }, shop.cookie)).body.code).toBe('quoteWaits')
    await decide(asked.id, 'decline')
    expect((await read(path, shop.cookie)).shopPrice).toMatchObject({ rule: 'perUnit', cents: 1_400_000 })

    const again = (await quote(number, 5_100_000)).body.price
    await decide(again.id)
    // Starting fabrication accepts the order, at the approved quote.
    expect((await to.post(`${path}/stages`, { stage: 'fabrication_started' }, shop.cookie)).status).toBe(200)
    expect((await read(path, shop.cookie)).shopPrice).toMatchObject({ rule: 'jobQuote', list: again.id, cents: 5_100_000, accepted: true })
    expect(await moneyOf(number)).toMatchObject({ shop: 5_100_000 })
    expect((await quote(number, 5_000_000)).body.code).toBe('alreadyAccepted')
  })

  it('leaves the tasks with its order: of one that is canceled nothing is left to decide', async () => {
    const { builder, number, path } = await to.activeOrder()
    const { id } = (await quote(number, 5_200_000)).body.price
    const tasks = async () => (await to.get('/api/admin/tasks?kind=shopPrice&limit=100', operator)).body.data
    const named = expect.objectContaining({ detail: `Quote for ${number}` })
    expect(await tasks()).toContainEqual(named)
    expect((await to.post(`${path}/cancellation`, { reason: 'Plans changed' }, builder.cookie)).status).toBe(200)
    expect(await tasks()).not.toContainEqual(named)
    expect((await decide(id)).body.code).toBe('decidedAlready')
    const prices = listShopPrices.output.parse((await to.get('/api/network/shop-prices?status=replaced', shop.cookie)).body).data
    expect(prices.find((price) => price.id === id)).toMatchObject({ reason: 'Plans changed' })
    expect((await quote(number, 5_100_000)).body.code).toBe('alreadyAccepted')
  })

  it('gives way again when the builder changes what is made: nobody is held to a quote for another house', async () => {
    const { builder, number, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 200_000))
    const quoted = (await quote(number, 5_100_000)).body.price
    await decide(quoted.id)
    const change = async (more: object) => {
      const { body } = await to.post(`${path}/changes`, { deliverBy: inDays(110), reason: 'As agreed', ...more }, builder.cookie)
      const { id, text } = body.order.changes.find(({ status }: { status: string }) => status === 'proposed')
      for (const cookie of [builder.cookie, operator])
        expect((await to.post(`${path}/changes/${id}/signature`, { ...SIGNED, textHash: text.textHash }, cookie)).status).toBe(200)
    }
    await change({})
    expect((await read(path, shop.cookie)).shopPrice, 'another day is the same job').toMatchObject({ rule: 'jobQuote', list: quoted.id })
    await change({
      source: { kind: 'quote', id: await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 }) },
    })
    expect((await read(path, shop.cookie)).shopPrice).toMatchObject({ rule: 'perUnit', cents: 1_800_000 })
    const prices = listShopPrices.output.parse((await to.get('/api/network/shop-prices?status=replaced', shop.cookie)).body).data
    expect(prices.find(({ id }) => id === quoted.id)).toMatchObject({ reason: 'Change order 2 made it another job' })
  })

  it('is proposed while a change order of the same shop is signed, and both are stored', async () => {
    const { builder, path } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 200_000))
    const source = { kind: 'quote', id: await to.quoteFor(builder, { selectedPlan: 'the-storch-plan', totalPrice: 90_900 }) }
    const { body } = await to.post(`${path}/changes`, { source, reason: 'A larger house' }, builder.cookie)
    const [{ id, text }] = body.order.changes
    const sign = (cookie: string) =>
      cms.request(`${path}/changes/${id}/signature`, { json: { ...SIGNED, textHash: text.textHash }, cookie })
    expect((await sign(builder.cookie)).status).toBe(200)
    const { pool } = cms.payload.db
    const client = await pool.connect()
    const isWaiting = async (what: string) => {
      for (let waiting = 0; waiting === 0; ) {
        const { rows } = await pool.query<{ n: number }>(
          `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and query ~ $1 and datname = current_database()`,
          [what],
        )
        waiting = rows[0]?.n ?? 0
      }
    }
    await client.query('begin')
    await client.query('lock table shop_price_lists in share mode')
    const proposing = cms.request('/api/own-shop/price-lists', { json: { from: TODAY, rates: PER_UNIT }, cookie: shop.cookie })
    await isWaiting('update shop_price_lists')
    const signing = sign(operator)
    await isWaiting('advisory|from "?fabricators')
    await client.query('commit')
    client.release()
    const answers = [await proposing, await signing]
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
  })

  it('leaves the order with the shop, and a price above the contract price is not accepted', async () => {
    const first = await to.activeOrder()
    await accept(first.path, shop.cookie)
    expect(await moneyOf(first.number)).toMatchObject({ shop: 1_400_000 })
    await to.post(`${first.path}/decline`, { reason: 'The roll former is down' }, shop.cookie)
    expect(await moneyOf(first.number)).toMatchObject({ shop: null })
    expect((await read(first.path, other.cookie)).shopPrice).toMatchObject({ cents: null, accepted: false })

    const { path } = await to.activeOrder()
    const dear = (await propose({ rates: { ...PER_UNIT, perUnitCents: 900_000 } })).body.price
    await decide(dear.id)
    // Like a price that is not agreed: only operators read that the builder pays less.
    expect((await read(path, shop.cookie)).shopPrice).toMatchObject({ cents: null, accepted: false })
    expect((await accept(path, shop.cookie)).body.code).toBe('noPrice')
    expect((await to.post(`${path}/acceptance`, { notes: 'By phone' }, operator)).body.code).toBe('aboveContract')
  })
})
