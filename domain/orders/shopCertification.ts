import { earnedQuality, type ShopRecord } from '../network/earnedQuality'
import type { CERTIFICATION_TIERS } from './trackingCalls'

/** What a preferred shop needs to count as premium: the house's own judgement. */
const PREMIUM = { score: 0.95, finishedOrders: 25 } as const

/** How a shop is marked: preferred by the network, premium on top of that by its record, or neither. */
export function certificationTier(isPreferred: boolean, record: ShopRecord): (typeof CERTIFICATION_TIERS)[number] {
  if (!isPreferred) return 'other'
  const isPremium = record.finishedOrders >= PREMIUM.finishedOrders && earnedQuality(record).score >= PREMIUM.score
  return isPremium ? 'premium' : 'preferred'
}
