import { expect, it } from 'vitest'
import { certificationTier } from './shopCertification'

it.each([
  [{ isPreferred: false, finishedOrders: 90, score: 1 }, 'other'],
  [{ isPreferred: true, finishedOrders: 24, score: 1 }, 'preferred'],
  [{ isPreferred: true, finishedOrders: 25, score: 0.949 }, 'preferred'],
  [{ isPreferred: true, finishedOrders: 25, score: 0.95 }, 'premium'],
] as const)('%o has the badge %s', (shop, tier) => {
  expect(certificationTier(shop)).toBe(tier)
})
