import { z } from 'zod'
import { percent } from '../numbers/figure'
import { TIERS, type Tier } from './tier'

/** How an order is paid. An order freezes the terms it was signed under. */
export const paymentTermsSchema = z.object({
  tier: z.enum(TIERS),
  /** Share of the price that must be in the bank before fabrication starts. */
  depositShare: z.number().min(0).max(1),
  /** Days from an invoice of the rest to its due date; 0 where nothing is on credit. */
  netDays: z.number().int().min(0).max(120),
})
export type PaymentTerms = z.infer<typeof paymentTermsSchema>

/**
 * Terms by tier: Prepay pays all before fabrication, Standard 20% and the rest net 30, Preferred 10% and net 45, Premium nothing and net 30.
 * Inside the ranges of the specification's table of tiers (0-10%, 15-25%, 45-60 days); the exact figures are the house's.
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
