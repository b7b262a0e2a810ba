import { z } from 'zod'
import { percent } from '../numbers/figure'
import { TIERS, type Tier } from './tier'

/**
 * Who carries a phase that the builder has not paid for: Framewell releases it on acceptance from its own capital, within its limit, or the
 * shop is paid only once the builder's payment arrives.
 */
export const CREDIT_CARRIERS = ['framewell', 'shop'] as const
export type CreditCarrier = (typeof CREDIT_CARRIERS)[number]

const shares = {
  /** Share of the price required before fabrication starts. */
  depositShare: z.number().min(0).max(1),
  /** Days from invoice date to due date for the rest; 0 when nothing is on credit. */
  netDays: z.number().int().min(0).max(120),
  carriedBy: z.enum(CREDIT_CARRIERS).default('framewell'),
}
export const tierPaymentSchema = z.object(shares)
type TierPayment = z.infer<typeof tierPaymentSchema>

/** How an order is paid. An order keeps the terms it was signed under. */
export const paymentTermsSchema = z.object({ tier: z.enum(TIERS), ...shares })
export type PaymentTerms = z.infer<typeof paymentTermsSchema>

/** What a builder of any tier may choose: everything before fabrication. */
const PREPAID: TierPayment = { depositShare: 1, netDays: 0, carriedBy: 'framewell' }

/** The terms of a new order: those of the credit policy for the tier, or all of it in advance. */
export function paymentTermsFor(
  policy: { readonly tierTerms: Readonly<Record<Tier, TierPayment>> },
  tier: Tier,
  prepaid = false,
): PaymentTerms {
  const { depositShare, netDays, carriedBy } = prepaid ? PREPAID : policy.tierTerms[tier]
  return { tier, depositShare, netDays, carriedBy }
}

/** 'Net 30': the invoice is due 30 days after its date. */
export function netWords({ netDays }: Pick<TierPayment, 'netDays'>): string {
  return `Net ${netDays}`
}

/** '20% deposit', or 'no deposit'. */
export function depositWords({ depositShare }: Pick<TierPayment, 'depositShare'>): string {
  return depositShare === 0 ? 'no deposit' : `${percent(depositShare)} deposit`
}

/** 'Net 30, 20% deposit before fabrication'. The only wording of terms: screens, order forms and mails use it. */
export function paymentTermsWords(terms: Omit<TierPayment, 'carriedBy'>): string {
  const { depositShare } = terms
  if (depositShare === 1) return 'Deposit required before fabrication: the full price'
  return `${netWords(terms)}, ${depositWords(terms)}${depositShare === 0 ? '' : ' before fabrication'}`
}

/** A tier whose terms are worse than those of the tier below it, or not payable as written. */
interface TermsProblem {
  readonly tier: Tier
  readonly field: keyof TierPayment
  readonly message: string
}

/** Why terms per tier can't be a policy: a better tier never has a higher deposit or fewer days than the one below it. */
export function termsProblems(tierTerms: Readonly<Record<Tier, TierPayment>>): TermsProblem[] {
  const problems: TermsProblem[] = []
  for (const [at, tier] of TIERS.entries()) {
    const { depositShare, netDays } = tierTerms[tier]
    if (depositShare < 1 && netDays < 1)
      problems.push({ tier, field: 'netDays', message: `${tier} has a part on credit, so it needs at least 1 day` })
    const below = TIERS[at + 1]
    if (!below) continue
    if (depositShare > tierTerms[below].depositShare)
      problems.push({ tier, field: 'depositShare', message: `The ${tier} deposit cannot be higher than the ${below} deposit` })
    if (netDays < tierTerms[below].netDays)
      problems.push({ tier, field: 'netDays', message: `${tier} cannot have fewer days to pay than ${below}` })
  }
  return problems
}
