import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../testing/bootCms'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const status = async () => getNetworkStatus.output.parse(await (await cms.request('/api/routing/network-status')).json()).status

describe('GET /api/routing/network-status', () => {
  it('counts active operators only, and says nothing where there are none', async () => {
    expect(await status()).toEqual({ activeOperators: 0, totalCapacity: 0, utilizationRate: 0, averageQuality: null })
    const operator = { address: 'Dayton, OH', latitude: 39.7, longitude: -84.1, qualityScore: 0.9, weeklyCapacity: 40, currentLoad: 10 }
    const { cookie } = await cms.signInAs('operator')
    const create = async (json: object) =>
      expect((await cms.request('/api/network-operators', { json: { ...operator, ...json }, cookie })).status).toBe(201)
    await create({ name: 'One' })
    await create({ name: 'Two', weeklyCapacity: 60, currentLoad: 65, qualityScore: 0.8 })
    await create({ name: 'Three', status: 'paused', weeklyCapacity: 500 })
    const figures = await status()
    expect(figures).toMatchObject({ activeOperators: 2, totalCapacity: 100, utilizationRate: 0.7 })
    expect(figures.averageQuality).toBeCloseTo(0.85)
  })
})
