import { earnedQuality, type ShopRecord } from '../network/earnedQuality'
import type { CERTIFICATION_TIERS } from './trackingCalls'

/** A preferred shop's requirements for premium: our own judgment. */
const PREMIUM = { score: 0.95, finishedOrders: 25 } as const

/** A shop's badge: preferred by the network, premium by its record on top of that, or none. */
export function certificationTier(isPreferred: boolean, record: ShopRecord): (typeof CERTIFICATION_TIERS)[number] {
  if (!isPreferred) return 'other'
  const isPremium = record.finishedOrders >= PREMIUM.finishedOrders && earnedQuality(record).score >= PREMIUM.score
  return isPremium ? 'premium' : 'preferred'
}
