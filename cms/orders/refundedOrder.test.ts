import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderHouse } from '../testing/orderHouse'
import { qualifiedBuilder } from '../testing/qualifiedBuilder'

let house: Awaited<ReturnType<typeof orderHouse>>
beforeAll(async () => {
  house = await orderHouse()
})
afterAll(() => house.cms.stop())

const REFUND = 50_000

it('shows the next shop what was refunded before it took the order over', async () => {
  const { cms, to, operator, shop, other } = house
  const { number, path, builder } = await to.activeOrder(await qualifiedBuilder(cms.payload, 'Premium', 100_000))
  const refundedFor = async (cookie: string) => (await to.get(path, cookie)).body.order.refundedCents
  expect(await refundedFor(shop.cookie)).toBe(0)
  const opening = { projectId: number, reason: 'quality', description: 'Half of the panels are not to the drawing.' }
  const { dispute } = (await to.post('/api/payments/disputes', opening, builder.cookie)).body
  const decision = { outcome: 'split', refundCents: REFUND, reason: 'Not to the drawing' }
  expect((await to.post(`/api/payments/disputes/${dispute.id}/resolve`, decision, operator)).status).toBe(200)
  expect((await to.post(`${path}/decline`, { reason: 'The roll former is down' }, shop.cookie)).body).toEqual({ outcome: 'rerouted' })
  // Of its own price, which is 98% of the builder's.
  expect(await refundedFor(other.cookie)).toBe(REFUND * 0.98)
  expect(await refundedFor(builder.cookie)).toBe(REFUND)
})
