import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { seedPlans } from '../catalog/seedPlans'
import { AsideThread } from '../platform/threads/AsideThread'
import { bootCms, type TestCms } from '../testing/bootCms'
import { warmDrawingSets } from './warmDrawingSets'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
  await seedPlans(cms.payload)
})
afterAll(() => cms.stop())

it('draws the set of each plan on offer that can be read, the largest first', async () => {
  const [largest, ...others] = INITIAL_PLANS.toSorted((a, b) => b.squareFeet - a.squareFeet)
  await cms.payload.db.pool.query(`update home_plans set layout = '{}' where plan_id = $1`, [largest?.id])
  const asked = vi.spyOn(AsideThread.prototype, 'ask')
  await warmDrawingSets(cms.payload)
  expect(asked.mock.calls.map(([order]) => order)).toMatchObject(
    others.map(({ name: plan }) => ({ wish: { format: 'pdf', facts: { plan } } })),
  )
  for (const { value } of asked.mock.results)
    expect(
      Buffer.from(await value)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  asked.mockRestore()
})
