import { dayFrom } from '@framewell/domain/dates/businessDays'
import { cents } from '@framewell/domain/money/cents'
import { decideShopPrice, listShopPrices, proposePriceList, quoteJob } from '@framewell/domain/network/shopPriceCalls'
import { afterAll, beforeAll, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'
import { orderSetup } from '../testing/orderSetup'
import { memberOf } from '../testing/qualifiedBuilder'
import { callsAs } from './callsAs'
import { OLIVIA } from './people'
import { openScreen } from './Recording'

const RATES = { plans: { 'the-bova-plan': cents(4_120_000) }, perPoundCents: null, perUnitCents: cents(395_000) }
let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const begin = (cookie: string) => openScreen(cms, cookie, listShopPrices, {})

it('records a price list and a quote that wait for an operator, and none', async () => {
  const { cookie } = await cms.signInAs('operator', OLIVIA)
  await (await begin(cookie)).keep('mfe-admin/recordings/noShopPrices.json')
  const to = await orderSetup(cms)
  const rosa = await memberOf(cms.payload, 'fabricator', 'Wabash Steel Frames', { name: 'Rosa Wabash', email: 'rosa@wabash.example' })
  await to.makeShop('Wabash Steel Frames', rosa.companyId)
  const { number: order } = await to.activeOrder()
  const shop = callsAs(cms, rosa.cookie)
  await shop(proposePriceList, { from: dayFrom(new Date(), 14), rates: RATES, note: 'Coil went up in October' })
  const { price } = await shop(quoteJob, { order, cents: cents(5_120_000) })
  const { ask, keep } = await begin(cookie)
  await ask(decideShopPrice, { id: price.id, decision: 'approve', reason: 'As agreed by phone' })
  await keep('mfe-admin/recordings/shopPrices.json')
})
