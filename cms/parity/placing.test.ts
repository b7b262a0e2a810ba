import { cents } from '@framewell/domain/money/cents'
import type { Order } from '@framewell/domain/orders/order'
import { cancelOrder, getOrder, signOrder } from '@framewell/domain/orders/orderCalls'
import { MAX_WAITING, placeOrder, readOrderSource } from '@framewell/domain/orders/placing'
import { requestSteelQuote } from '@framewell/domain/quotes/quoteCalls'
import { orderDesk } from '@framewell/mfe-portal/testing/orderDesk'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { inDays, KIT, orderSetup } from '../testing/orderSetup'
import { memberOf, qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
/** Where stories sign from. */
const ADDRESS = '203.0.113.7'
const PLACE = { siteAddress: '12 Canal St, Dayton, OH', siteZip: '45402', location: { lat: 39.7589, lng: -84.1916 }, deliverBy: inDays(90) }

let cms: TestCms
let setup: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  cms = await bootCms()
  setup = await orderSetup(cms)
  await setup.makeShop('Wabash Steel Frames', null)
})
afterAll(() => cms.stop())

/** A quote of the kit, as an order names it. */
async function quoteOf({ cookie }: TestMember) {
  const { id, number, revision } = requestSteelQuote.output.parse((await setup.post('/api/steel-quotes', KIT, cookie)).body).quote
  return { kind: 'quote', id, number, revision, words: `quote ${number}, revision ${revision}` } as const
}

type Desk = NonNullable<NonNullable<Parameters<typeof orderDesk>[0]>['placing']>

/** Of every quote here, what is not part of the framing kit. */
const OTHER_CENTS = cents(1_950_000)

function sides(builder: TestMember, openCents: number, placing: Desk) {
  const desk = orderDesk({ orders: [], openCents: cents(openCents), placing: { otherCents: OTHER_CENTS, ...placing } })
  const parity = new Parity(desk, cms, builder.cookie, ADDRESS)
  for (const { id } of placing.sources ?? []) parity.same(id, id)
  return parity
}

const from = ({ id }: { readonly id: string }) => ({ ...PLACE, source: { kind: 'quote', id } as const })
const NAMES = ['order.number', 'order.id', 'order.form.textHash']

it('stories place orders as far as credit goes, as the server does', async () => {
  const builder = await qualifiedBuilder(cms.payload, 'Standard', 120_000)
  const like: Order = await setup.placed(builder, PLACE)
  await setup.post(`/api/tracking/orders/${like.number}/cancellation`, { reason: 'The lot was sold' }, builder.cookie)
  const [first, second, third, newer] = [await quoteOf(builder), await quoteOf(builder), await quoteOf(builder), await quoteOf(builder)]
  const { pool } = cms.payload.db
  // Issued quotes never change: this one was issued long ago.
  const { rows } = await pool.query(
    `insert into issued_quotes select (jsonb_populate_record(q, jsonb_build_object(
       'id', gen_random_uuid(), 'revision', 9, 'valid_until', now() - interval '1 second'))).* from issued_quotes q where id = $1 returning id`,
    [first.id],
  )
  await pool.query('update issued_quotes set replaced_by = $2 where id = $1', [newer.id, third.id])
  const old = { ...first, id: String(rows[0].id), revision: 9, status: 'expired' } as const
  const sources = [first, second, third, old, { ...newer, status: 'replaced' }] as const
  const parity = sides(builder, 12_000_000, { sources, like })
  parity.same(like.fabricator.id, like.fabricator.id)
  await parity.agree(404, placeOrder, { ...PLACE, source: { kind: 'quote', id: UNKNOWN } })
  await parity.agree(404, readOrderSource, { source: { kind: 'quote', id: UNKNOWN } })
  await parity.agree(409, readOrderSource, { source: from(old).source })
  await parity.agree(200, readOrderSource, { source: from(first).source })
  await parity.agree(409, placeOrder, from(old))
  await parity.agree(409, placeOrder, from(newer))
  await parity.agree(400, placeOrder, { ...from(first), siteAddress: '12', siteZip: 'Dayton' })
  await parity.agree(409, placeOrder, { ...from(first), deliverBy: inDays(1) })
  await parity.agree(201, placeOrder, from(first), NAMES)
  await parity.agree(409, placeOrder, from(first))
  await parity.agree(201, placeOrder, from(second), NAMES)
  await parity.agree(409, placeOrder, from(third))
  await parity.agree(201, placeOrder, { ...from(third), prepaid: true }, NAMES)
  await parity.agree(200, getOrder, { orderId: 'FW-2026-00046' })
  await parity.agree(200, cancelOrder, { orderId: 'FW-2026-00044', reason: 'The lot was sold' })
  await parity.agree(201, placeOrder, from(first), NAMES)
  await parity.agree(200, signOrder, { orderId: 'FW-2026-00045', name: 'Olivia Park', authority: 'Owner', textHash: `45${'b'.repeat(62)}` })
})

it('a company that has not qualified, or has too many waiting orders, is refused by both', async () => {
  const prepaying = await qualifiedBuilder(cms.payload, 'Prepay', 0)
  const like: Order = await setup.placed(prepaying, PLACE)
  for (let waiting = 1; waiting < MAX_WAITING; waiting += 1) await setup.placed(prepaying, PLACE)
  const one = await quoteOf(prepaying)
  const many = sides(prepaying, 0, { sources: [one], like, tier: 'Prepay', waiting: MAX_WAITING })
  await many.agree(409, placeOrder, from(one))
  const unknown = await memberOf(cms.payload, 'builder')
  const another = await quoteOf(unknown)
  await sides(unknown, 0, { sources: [another], like, standing: 'unknown' }).agree(409, placeOrder, from(another))
  const waiting = await qualifiedBuilder(cms.payload, 'Standard', 120_000)
  await cms.payload.db.pool.query(`update credit_applications set qualification_status = 'pending' where company_id = $1`, [
    waiting.companyId,
  ])
  const third = await quoteOf(waiting)
  await sides(waiting, 0, { sources: [third], like, standing: 'pending' }).agree(409, placeOrder, from(third))
})
