import { companyDay } from '@framewell/domain/dates/businessDays'
import { listShopPrices } from '@framewell/domain/network/shopPriceCalls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LISTS_FROM_RECORDS, RECORDS_FROM_LISTS } from '../migrations/20261128_134715_shop_prices'
import { asOwner } from '../platform/database/database'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import type { orderSetup } from '../testing/orderSetup'
import type { TestMember } from '../testing/qualifiedBuilder'

let cms: TestCms
let operator: string
let shop: TestMember
let shopId: string
let to: Awaited<ReturnType<typeof orderSetup>>
beforeAll(async () => {
  ;({ cms, to, operator, shop, shopId } = await orderHouse())
})
afterAll(() => cms.stop())

const listed = async (cookie: string) => listShopPrices.output.parse((await to.get('/api/network/shop-prices', cookie)).body).data

it('makes a proposed list of each price on the record of a shop, which an operator decides, and brings the prices back', async () => {
  const makeShop = (name: string) => to.makeShop(name, null)
  const [none, typed, odd, most, beyond] = [
    await makeShop('No price'),
    await makeShop('Typed'),
    await makeShop('Half a cent'),
    await makeShop('Most'),
    await makeShop('Beyond the limit of a price'),
  ]
  // Prices as they were before the migration: no list, and a column.
  await asOwner((client) => client.query('delete from shop_price_lists'))
  await asOwner((client) => client.query('alter table fabricators add column unit_cents numeric not null default 0'))
  const record = async (id: string, unitCents: number) =>
    asOwner((client) => client.query('update fabricators set unit_cents = $2 where id = $1', [id, unitCents]))
  const recorded = { [shopId]: 98_000, [typed]: 125_050, [odd]: 99_999.5, [most]: 100_000_000, [beyond]: 100_000_001 }
  for (const [id, unitCents] of Object.entries(recorded)) await record(id, unitCents)
  await asOwner((client) => client.query(LISTS_FROM_RECORDS))

  const lists = await listed(operator)
  const rates = (perUnitCents: number) => ({ plans: {}, perPoundCents: null, perUnitCents })
  const found = Object.fromEntries(lists.map((list) => [list.shop.id, list.rates]))
  expect(found).toEqual({ [shopId]: rates(98_000), [typed]: rates(125_050), [odd]: rates(100_000), [most]: rates(100_000_000) })
  expect(found).not.toHaveProperty(none)
  for (const list of lists) {
    expect(list).toMatchObject({ status: 'proposed', from: companyDay(new Date()), quote: null, decidedBy: null })
    expect([list.note, list.proposedBy]).toEqual([
      'The price of 100 sq ft on the record of the shop before price lists',
      'Record of the shop',
    ])
  }

  const [own] = await listed(shop.cookie)
  const decided = await to.post(`/api/network/shop-prices/${own?.id}/decide`, { decision: 'approve', reason: 'As before' }, operator)
  expect(decided.body.price).toMatchObject({ status: 'approved', shop: { id: shopId } })
  // A newer proposal does not count while a list is approved.
  await to.post('/api/own-shop/price-lists', { from: companyDay(new Date()), rates: rates(70_000) }, shop.cookie)

  await asOwner((client) => client.query(`update fabricators set unit_cents = 1; ${RECORDS_FROM_LISTS}`))
  const { rows } = await asOwner((client) => client.query('select id, unit_cents::float8 as cents from fabricators'))
  const back = Object.fromEntries(rows.map(({ id, cents }) => [id, cents]))
  expect(back).toMatchObject({ [shopId]: 98_000, [typed]: 125_050, [odd]: 100_000, [most]: 100_000_000, [none]: 1, [beyond]: 1 })
  await asOwner((client) => client.query('alter table fabricators drop column unit_cents'))
})
