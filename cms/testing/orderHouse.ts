import type { ShopRates } from '@framewell/domain/network/shopPriceList'
import { bootCms } from './bootCms'
import { orderSetup, testPhoto } from './orderSetup'
import { memberOf } from './qualifiedBuilder'

/** A product with an operator and two shops that could make an order: one near, one farther away, each with a member. */
export async function orderHouse({ rates }: { readonly rates?: ShopRates | null } = {}) {
  const cms = await bootCms()
  const to = await orderSetup(cms)
  const operator = (await cms.signInAs('operator')).cookie
  const shop = await memberOf(cms.payload, 'fabricator')
  const other = await memberOf(cms.payload, 'fabricator')
  const shopId = await to.makeShop('Miami Valley Framing', shop.companyId, {}, rates)
  const otherId = await to.makeShop('Scioto Rollform', other.companyId, { latitude: 39.9612, longitude: -82.9988 }, rates)
  return { cms, to, operator, shop, shopId, other, otherId, photo: await testPhoto() }
}
