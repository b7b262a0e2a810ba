import { z } from 'zod'
import { percent } from '../numbers/figure'
import { TIERS, type Tier } from './tier'

/** How an order is paid. An order keeps the terms it was signed under. */
export const paymentTermsSchema = z.object({
  tier: z.enum(TIERS),
  /** Share of the price required before fabrication starts. */
  depositShare: z.number().min(0).max(1),
  /** Days from invoice date to due date for the rest; 0 when nothing is on credit. */
  netDays: z.number().int().min(0).max(120),
})
export type PaymentTerms = z.infer<typeof paymentTermsSchema>

/**
 * Terms by tier: Prepay pays everything before fabrication, Standard 20% and the rest net 30, Preferred 10% and net 45, Premium nothing and
 * net 30. Within the specification's ranges per tier (0-10%, 15-25%, 45-60 days); the exact figures are our own.
 */
const TERMS: Record<Tier, Omit<PaymentTerms, 'tier'>> = {
  Premium: { depositShare: 0, netDays: 30 },
  Preferred: { depositShare: 0.1, netDays: 45 },
  Standard: { depositShare: 0.2, netDays: 30 },
  Prepay: { depositShare: 1, netDays: 0 },
}

export function paymentTermsFor(tier: Tier): PaymentTerms {
  return { tier, ...TERMS[tier] }
}

/** '20% before fabrication, the rest net 30' */
export function paymentTermsWords({ depositShare, netDays }: PaymentTerms): string {
  const share = percent(depositShare)
  if (depositShare === 1) return 'Paid in full before fabrication'
  if (depositShare === 0) return `Net ${netDays}, nothing before fabrication`
  return `${share} before fabrication, the rest net ${netDays}`
}
