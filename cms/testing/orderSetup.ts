import { businessDayUntil, dayFrom } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { deliveredAfter, firstMakingWeek, shopLead } from '@framewell/domain/network/leadTime'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import type { ShopRates } from '@framewell/domain/network/shopPriceList'
import { getOrder } from '@framewell/domain/orders/orderCalls'
import type { placeOrder } from '@framewell/domain/orders/placing'
import sharp from 'sharp'
import type { z } from 'zod'
import { seedBom } from '../bom/seedBom'
import { seedPlans } from '../catalog/seedPlans'
import { seedPriceBook } from '../catalog/seedPriceBook'
import { orderForUpdate } from '../orders/findOrder'
import { moveOrderTo } from '../orders/moveOrderTo'
import { inTransaction } from '../platform/database/inTransaction'
import { agreePrices } from './agreePrices'
import type { TestCms } from './bootCms'
import { enterHouseAccount } from './enterHouseAccount'
import { qualifiedBuilder, type TestMember } from './qualifiedBuilder'
import { STEEL } from './quoteDesk'
import { untilAnswered } from './untilAnswered'

/** A house of 1,350 sq ft: 14 units of capacity, quoted at $74,500, of which $55,000 is its framing kit. */
export const KIT = STEEL
const DAYTON = { lat: 39.7589, lng: -84.1916 }
const SHOP = {
  address: 'Dayton, OH',
  latitude: DAYTON.lat,
  longitude: DAYTON.lng,
  reachMiles: 400,
  weeklyCapacity: 1000,
  maxMemberFeet: 60,
  toleranceInches: 0.0625,
  webs: ['350', '362', '550', '600', '800', '1000'],
  mils: [33, 43, 54, 68],
  status: 'active',
  finishedOrders: 0,
  onTimeOrders: 0,
  inspections: 0,
  passedInspections: 0,
  disputedOrders: 0,
} as const

/** The shops' price: 98% of what the builder of `KIT` pays. */
const AGREED: ShopRates = { plans: {}, perPoundCents: null, perUnitCents: cents(385_000) }

type Placing = Partial<z.input<(typeof placeOrder)['input']>>

/** ZIP codes of the tests' sites. The whole table takes seconds. */
export async function enterZipCodes({ db }: TestCms['payload']): Promise<void> {
  await db.pool.query(`insert into zip_codes values ('45402', 'Dayton', 'OH', 39.76, -84.19), ('45502', 'Springfield', 'OH', 39.93, -83.83),
    ('47374', 'Richmond', 'IN', 39.83, -84.89), ('77494', 'Katy', 'TX', 29.74, -95.83), ('99501', 'Anchorage', 'AK', 61.22, -149.88),
    ('99701', 'Fairbanks', 'AK', 64.84, -147.72), ('96801', 'Honolulu', 'HI', 21.31, -157.86) on conflict do nothing`)
}

/** What order tests do: shops, quotes, placing, signing, paying. */
export async function orderSetup(cms: TestCms) {
  await seedPlans(cms.payload)
  await seedPriceBook(cms.payload)
  await seedBom(cms.payload)
  await enterHouseAccount(cms.payload)
  await enterZipCodes(cms.payload)
  const json = async (answer: Response) => ({ status: answer.status, body: await answer.json() })
  const get = async (path: string, cookie?: string) => json(await cms.request(path, cookie ? { cookie } : {}))
  const post = async (path: string, body: unknown, cookie: string) =>
    untilAnswered(async () => json(await cms.request(path, { json: body, cookie })))
  const quoteFor = async ({ cookie }: TestMember, changes: object = {}): Promise<string> =>
    (await post('/api/steel-quotes', { ...KIT, ...changes }, cookie)).body.quote.id
  const place = async (person: TestMember, facts: Placing = {}) =>
    post(
      '/api/tracking/orders',
      {
        source: facts.source ?? { kind: 'quote', id: await quoteFor(person) },
        siteAddress: '12 Canal St, Dayton, OH',
        siteZip: '45402',
        location: DAYTON,
        deliverBy: inDays(90),
        ...facts,
      },
      person.cookie,
    )
  const placed = async (person: TestMember, facts: Placing = {}) => {
    const { status, body } = await place(person, facts)
    if (status !== 201) throw new Error(`Not placed: ${JSON.stringify(body)}`)
    return getOrder.output.parse(body).order
  }
  const sign = (
    person: TestMember,
    order: { readonly number: string; readonly form: { readonly textHash: string } },
    textHash = order.form.textHash,
  ) => post(`/api/tracking/orders/${order.number}/signature`, { name: 'Dana Reyes', authority: 'Manager', textHash }, person.cookie)
  /** A shop signs the waiver of the early payout it asked for. */
  const signEarlyPayout = async (number: string, cookie: string) => {
    const path = `/api/payments/projects/${number}/waivers/early_payout/conditional`
    const { textHash } = (await get(path, cookie)).body
    return post(path, { signature: 'Dana Reyes', authority: 'Manager', textHash }, cookie)
  }
  /** What a bank receipt does. */
  const fund = async (number: string) => {
    const req = await cms.localReq()
    await inTransaction(req, async () => {
      const order = await orderForUpdate(req, number)
      if (order) await moveOrderTo(req, order, 'active')
    })
  }
  /** @param rates of its approved price list; null for none */
  const makeShop = async (name: string, company: string | null, facts: object = {}, rates: ShopRates | null = AGREED): Promise<string> => {
    const { id } = await cms.payload.db.create({ collection: 'fabricators', data: { ...SHOP, name, company, ...facts } })
    if (rates) await agreePrices(cms.payload, String(id), rates)
    return String(id)
  }
  /** A signed order whose deposit has arrived. */
  const activeOrder = async (person?: TestMember) => {
    const builder = person ?? (await qualifiedBuilder(cms.payload, 'Prepay', 0))
    const order = await placed(builder)
    await sign(builder, order)
    await fund(order.number)
    return { builder, number: order.number, path: `/api/tracking/orders/${order.number}` }
  }
  const upload = async (path: string, cookie: string, body: Uint8Array<ArrayBuffer>, query: Record<string, string>) =>
    json(
      await cms.request(`${path}/files?${new URLSearchParams(query)}`, {
        method: 'POST',
        body,
        cookie,
        headers: { 'content-type': 'application/octet-stream' },
      }),
    )
  /** Units of a shop's weeks held for an order. */
  const heldUnits = async (number: string, fabricator: string) => {
    const { rows } = await cms.payload.db.pool.query<{ units: number }>(
      'select coalesce(sum(units), 0)::int as units from capacity_holds where reference = $1 and fabricator_id = $2',
      [number, fabricator],
    )
    return rows[0]?.units
  }
  return { get, post, quoteFor, place, placed, sign, signEarlyPayout, fund, makeShop, activeOrder, upload, heldUnits }
}

/** The business day that is some days from now, or the last one before it. */
export function inDays(days: number): string {
  return businessDayUntil(dayFrom(new Date(), days))
}

/** The earliest delivery at a shop next to the site, under the first routing policy. */
export function earliestDelivery(): string {
  return deliveredAfter(firstMakingWeek(new Date(), INITIAL_ROUTING_POLICY), shopLead(INITIAL_ROUTING_POLICY, 0))
}

/** A small picture. */
export async function testPhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const grey = sharp({ create: { width: 8, height: 8, channels: 3, background: 'grey' } })
  return new Uint8Array(await grey.png().toBuffer())
}
