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

it('draws the set of each plan on offer, and goes on where one cannot be drawn', async () => {
  const asked = vi
    .spyOn(AsideThread.prototype, 'ask')
    .mockRejectedValueOnce(new Error('The thread ended'))
    .mockResolvedValue(new Uint8Array())
  await warmDrawingSets(cms.payload)
  const largestFirst = INITIAL_PLANS.toSorted((a, b) => b.squareFeet - a.squareFeet)
  expect(asked.mock.calls.map(([order]) => order)).toMatchObject(largestFirst.map(({ name: plan }) => ({ format: 'pdf', facts: { plan } })))
  asked.mockRestore()
})
