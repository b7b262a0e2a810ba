import { closedBecause, companyDay } from '@framewell/domain/dates/businessDays'
import { sumCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { usd } from '@framewell/domain/money/usd'
import { deliveryText, getDelivery } from '@framewell/domain/network/deliveryCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { mailsTo } from '../testing/mailsTo'
import { earliestDelivery, orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'
import { CONTACT, quoteDesk, STEEL } from '../testing/quoteDesk'
import { seedZipCodes } from './seedZipCodes'

let cms: TestCms
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  cms = await bootCms()
  to = await orderSetup(cms)
  await seedZipCodes(cms.payload)
})
afterAll(() => cms.stop())

const delivery = async (zip: string, query = '') => getDelivery.output.parse((await to.get(`/api/places/zip/${zip}/delivery${query}`)).body)

it('says where we deliver, how soon and for what freight, or which shop is nearest', async () => {
  expect((await delivery('77494')).nearest).toBeNull()
  await to.makeShop('Dayton Frames', null, { address: '12 Canal St, Dayton, OH 45402' })
  const near = await delivery('45402')
  expect(near).toMatchObject({ city: 'Dayton', state: 'OH', shopsInReach: 1, earliest: { day: earliestDelivery() } })
  expect(closedBecause(near.earliest?.day ?? '')).toBeUndefined()
  expect(deliveryText(near)).toMatch(
    /^We deliver to Dayton, OH 45402\. Earliest delivery: .* 1 shop is in reach\. Estimated freight for (?:under 1 mile|\d+ miles?): \$3\d\d/,
  )
  const asked = vi.spyOn(cms.payload.db.pool, 'query')
  const readsRecords = () => asked.mock.calls.filter((call) => JSON.stringify(call[0])?.includes('from order_events')).length
  await delivery('45402')
  expect(readsRecords()).toBe(1)
  asked.mockClear()
  const far = await delivery('77494')
  expect(readsRecords(), 'no shop in reach has a record to read').toBe(0)
  asked.mockRestore()
  expect(far).toMatchObject({ shopsInReach: 0, earliest: null })
  expect(deliveryText(far)).toMatch(/^No shop reaches this ZIP yet \(nearest: Dayton, [\d,]+ mi\)\.$/)
  expect((await to.get('/api/places/zip/00000/delivery')).status).toBe(404)
})

it('is in the mail of a quote, beside what of its total is ordered', async () => {
  const desk = await quoteDesk(cms)
  const email = 'dana@example.com'
  const site = { siteZip: '45402', deliverBy: '2027-03-31' }
  const { quote } = await desk.issued('steel', { ...STEEL, contact: { ...CONTACT, email }, site })
  const { earliest } = await delivery('45402', '?squareFeet=1350')
  const [mail] = await mailsTo(cms.payload, email)
  const kit = quote.lines.filter(({ id }) => id === STEEL.selectedPlan || id === STEEL.steelFrame)
  const kitCents = sumCents(kit.map(({ amountCents }) => amountCents))
  for (const row of [
    'House: The Schiff, 1,350 sq ft',
    `the framing kit we deliver: ${usd(kitCents)}`,
    `from your own suppliers: ${usd(subtractCents(quote.totalCents, kitCents))}`,
    'Site: Dayton, OH 45402',
    `Earliest delivery: ${longDate(earliest?.day ?? '')}, if you order on ${longDate(companyDay(new Date()))}`,
    'Needed by: March 31, 2027',
  ])
    expect(mail?.text).toContain(row)
})

it('is what an order gets: the earliest day can be ordered', async () => {
  const { earliest } = await delivery('45402')
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const order = await to.placed(builder, { siteZip: '45402', deliverBy: earliest?.day ?? '' })
  expect(order.expectedDelivery?.slice(0, 10)).toBe(earliest?.day)
})

it('counts how long the shop takes by its own record', async () => {
  const { pool } = cms.payload.db
  for (const [stage, daysAgo] of [
    ['fabrication_started', 300],
    ['fabrication_complete', 100],
  ])
    await pool.query(
      `insert into order_events (order_id, kind, stage, at, actor, actor_name, fabricator_id, created_at)
       select id, 'stage', $1::enum_order_events_stage, now() - make_interval(days => $2), 'system', 'Framewell', fabricator_id, now() from orders`,
      [stage, daysAgo],
    )
  const { earliest } = await delivery('45402')
  expect(earliest && earliest.day > earliestDelivery()).toBe(true)
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  await to.placed(builder, { siteZip: '45402', deliverBy: earliest?.day ?? '' })
})

it('names no shop that is not routed to for its quality', async () => {
  await cms.payload.db.pool.query('update fabricators set finished_orders = 12, on_time_orders = 0, disputed_orders = 8')
  expect(await delivery('45402')).toMatchObject({ shopsInReach: 0, earliest: null })
  const builder = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  expect((await to.place(builder, { siteZip: '45402' })).body.code).toBe('noShop')
})
