import { NO_FIXES } from '@framewell/domain/framing/frameFixes'
import { WINDY_SITE } from '@framewell/domain/structure/testing/confirmedSites'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enterLicense } from '../testing/enterLicense'
import { openWhileChecking } from '../testing/openWhileChecking'
import { orderHouse } from '../testing/orderHouse'
import { KIT } from '../testing/orderSetup'
import { memberOf, qualifiedBuilder, type TestMember } from '../testing/qualifiedBuilder'

let house: Awaited<ReturnType<typeof orderHouse>>
beforeAll(async () => {
  house = await orderHouse()
})
afterAll(() => house.cms.stop())

const at = (windMph: number) => ({ ...WINDY_SITE, windMph })

/** A saved draft whose frame at its site nobody has checked yet. */
async function draftAt(windMph: number, builder: TestMember) {
  const state = { ...KIT, siteDesign: { site: at(windMph), fixes: NO_FIXES } }
  const { configuration, token } = (
    await house.to.post('/api/configurations', { configurator: 'steel', path: '/steel-configurator', state }, builder.cookie)
  ).body
  return { kind: 'configuration', id: configuration.id, token, total: KIT.totalPrice } as const
}

it('holds no transaction open for an order, a change order or a review that waits for its check', async () => {
  const { cms, to, operator } = house
  const builder = await qualifiedBuilder(cms.payload, 'Premium', 500_000)
  const engineer = await memberOf(cms.payload, 'engineer')
  const reviewed = await to.activeOrder(builder)
  const changing = await to.activeOrder(builder)
  const review = `/api/engineering/orders/${reviewed.number}`
  const put = (path: string, json: object, cookie: string) => cms.request(path, { method: 'PUT', json, cookie })
  await put(`${review}/engineer`, { license: await enterLicense(house, engineer) }, operator)
  const [opened, ordered, wished] = await Promise.all([draftAt(101, builder), draftAt(102, builder), draftAt(103, builder)])

  const { confirmedBy: _by, confirmedAt: _at, ...site } = at(104)
  const { open, answers } = await openWhileChecking(cms, () =>
    Promise.all([
      to.post('/api/tracking/order-source', { source: opened }, builder.cookie),
      to.place(builder, { source: ordered }),
      to.post(`/api/tracking/orders/${changing.number}/changes`, { reason: 'Our site is windy', source: wished }, builder.cookie),
      put(`${review}/site`, { site }, engineer.cookie),
    ]),
  )
  expect(open).toEqual([])
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 200])
})
