import { dayFrom } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { getOwnShop } from '@framewell/domain/network/ownShopCalls'
import { listShopPrices, proposePriceList, quoteJob, withdrawShopPrice } from '@framewell/domain/network/shopPriceCalls'
import { getOrder } from '@framewell/domain/orders/orderCalls'
import { acceptOrder } from '@framewell/domain/orders/workCalls'
import { orderDesk } from '@framewell/mfe-portal/testing/orderDesk'
import { ownShopDesk } from '@framewell/mfe-portal/testing/ownShopDesk'
import { STORY_NAME } from '@framewell/remote-kit/testing/fakeSessionServer'
import { afterAll, beforeAll, it } from 'vitest'
import { agreePrices } from '../testing/agreePrices'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { memberOf, type TestMember } from '../testing/qualifiedBuilder'
import type { TestPerson } from '../testing/signInAs'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const TODAY = dayFrom(new Date(), 0)
const RATES = { plans: { 'the-bova-plan': cents(3_120_000) }, perPoundCents: null, perUnitCents: cents(295_000) }
const PER_POUND = { plans: {}, perPoundCents: cents(210), perUnitCents: null }

let cms: TestCms
let to: Awaited<ReturnType<typeof orderSetup>>
let shop: TestMember
let shopId: string
beforeAll(async () => {
  cms = await bootCms()
  to = await orderSetup(cms)
  shop = await memberOf(cms.payload, 'fabricator')
  shopId = await to.makeShop('Wabash Steel Frames', shop.companyId, {}, null)
})
afterAll(() => cms.stop())

/** Answers of stories and of the server to one person, whose name both say. */
async function sides(desk: ConstructorParameters<typeof Parity>[0], { id, cookie }: TestPerson) {
  const parity = new Parity(desk, cms, cookie)
  const { rows } = await cms.payload.db.pool.query<{ name: string }>('select name from accounts where id = $1', [id])
  parity.same(STORY_NAME, rows[0]?.name ?? '')
  return parity
}

it('a shop proposes, replaces and withdraws its price lists in stories as on the server', async () => {
  const own = getOwnShop.output.parse((await to.get('/api/own-shop', shop.cookie)).body).shop
  if (!own) throw new Error('The partner runs no shop')
  const parity = await sides(ownShopDesk({ own }), shop)
  parity.same(own.id, own.id)
  await parity.agree(422, proposePriceList, { from: dayFrom(new Date(), -1), rates: RATES })
  await parity.agree(422, proposePriceList, { from: TODAY, rates: { ...RATES, plans: { castle: cents(100) } } })
  await parity.agree(400, proposePriceList, { from: 'soon', rates: { ...RATES, perPoundCents: cents(210) } })
  await parity.agree(201, proposePriceList, { from: TODAY, rates: RATES, note: 'Coil went up in October' }, ['price.id'])
  await parity.agree(201, proposePriceList, { from: dayFrom(new Date(), 30), rates: PER_POUND })
  await parity.agree(200, listShopPrices, {})
  await parity.agree(200, listShopPrices, { status: 'replaced' })
  await parity.agree(409, withdrawShopPrice, { id: '7c1d0000-0000-4000-8000-000000000100' })
  await parity.agree(404, withdrawShopPrice, { id: UNKNOWN })
  const again = await sides(ownShopDesk({ own }), shop)
  again.same(own.id, own.id)
  await again.agree(201, proposePriceList, { from: TODAY, rates: RATES }, ['price.id'])
  await again.agree(200, withdrawShopPrice, { id: '7c1d0000-0000-4000-8000-000000000100' })
  await again.agree(409, withdrawShopPrice, { id: '7c1d0000-0000-4000-8000-000000000100' })
})

it('a shop quotes an order that it has not accepted, in stories as on the server', async () => {
  const { number, path } = await to.activeOrder()
  const { order } = getOrder.output.parse((await to.get(path, shop.cookie)).body)
  const parity = await sides(orderDesk({ orders: [order], role: 'partner' }), shop)
  for (const id of [order.id, order.fabricator.id]) parity.same(id, id)
  await parity.agree(404, quoteJob, { order: UNKNOWN, cents: cents(5_000_000) })
  await parity.agree(400, quoteJob, { order: number, cents: cents(0) })
  await parity.agree(201, quoteJob, { order: number, cents: cents(5_000_000), note: 'Two cranes' })
  await parity.agree(200, getOrder, { orderId: number })
  await parity.agree(409, acceptOrder, { orderId: number })
})

it('an order that its shop has accepted keeps its price, in stories as on the server', async () => {
  await agreePrices(cms.payload, shopId, RATES)
  const { number, path } = await to.activeOrder()
  const { order } = getOrder.output.parse((await to.get(path, shop.cookie)).body)
  const parity = await sides(orderDesk({ orders: [order], role: 'partner' }), shop)
  for (const id of [order.id, order.fabricator.id]) parity.same(id, id)
  await parity.agree(200, acceptOrder, { orderId: number })
  await parity.agree(409, quoteJob, { order: number, cents: cents(5_000_000) })
})
