import { cents } from '@framewell/domain/money/cents'
import { quoteJob } from '@framewell/domain/network/shopPriceCalls'
import { getOrder } from '@framewell/domain/orders/orderCalls'
import { acceptOrder } from '@framewell/domain/orders/workCalls'
import { orderDesk } from '@framewell/mfe-portal/testing/orderDesk'
import { STORY_NAME } from '@framewell/remote-kit/testing/fakeSessionServer'
import { afterAll, beforeAll, it } from 'vitest'
import { agreePrices } from '../testing/agreePrices'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { memberOf, type TestMember } from '../testing/qualifiedBuilder'
import type { TestPerson } from '../testing/signInAs'
import { Parity } from './Parity'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'
const RATES = { plans: { 'the-bova-plan': cents(3_120_000) }, perPoundCents: null, perUnitCents: cents(295_000) }

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
