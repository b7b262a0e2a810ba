/** A shop's badges, as specified. */
export const CERTIFICATION_TIERS = ['preferred', 'premium', 'other'] as const
export type CertificationTier = (typeof CERTIFICATION_TIERS)[number]

/** A preferred shop's requirements for premium: our own judgment. */
const PREMIUM = { score: 0.95, finishedOrders: 25 } as const

interface Certified {
  readonly isPreferred: boolean
  readonly finishedOrders: number
  /** Its earned quality, 0 to 1. */
  readonly score: number
}

/** A shop's badge: preferred by the network, premium by its record on top of that, or none. */
export function certificationTier({ isPreferred, finishedOrders, score }: Certified): CertificationTier {
  if (!isPreferred) return 'other'
  return finishedOrders >= PREMIUM.finishedOrders && score >= PREMIUM.score ? 'premium' : 'preferred'
}
