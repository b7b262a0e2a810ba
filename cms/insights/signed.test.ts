import { getAdminMetrics } from '@framewell/domain/insights/metricCalls'
import type { MetricName } from '@framewell/domain/insights/metrics'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestCms } from '../testing/bootCms'
import { orderHouse } from '../testing/orderHouse'
import type { orderSetup } from '../testing/orderSetup'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'

let cms: TestCms
let to: Awaited<ReturnType<typeof orderSetup>>
let operator: string
beforeAll(async () => {
  ;({ cms, to, operator } = await orderHouse())
})
afterAll(() => cms.stop())

const figures = async () => {
  const read = getAdminMetrics.output.parse((await to.get('/api/admin/metrics', operator)).body).figures
  const of = (name: MetricName) => read.find((one) => one.name === name)?.value
  return { contract: of('quoteToContractRate'), conversion: of('conversionRate') }
}

it('counts a quote as a contract and an applicant as a customer once the order is signed, not when it is placed', async () => {
  await cms.payload.db.pool.query('delete from credit_applications')
  const [builder] = [await qualifiedBuilder(cms.payload, 'Prepay', 0), await qualifiedBuilder(cms.payload, 'Standard', 75_000)]
  await to.quoteFor(builder)
  const order = await to.placed(builder)
  expect(await figures()).toEqual({ contract: 0, conversion: 0 })
  await to.sign(builder, order)
  expect(await figures()).toEqual({ contract: 50, conversion: 50 })
})
