import { z } from 'zod'
import { initialPolicy } from '../credit/initialPolicy'
import { netWords, paymentTermsWords, tierPaymentSchema } from '../credit/paymentTerms'
import { ASSIGNABLE_TIERS, type AssignableTier, TIERS } from '../credit/tier'
import { dollars } from '../money/usd'
import { figure, percent } from '../numbers/figure'
import type { Fact } from './factCalls'

/** What texts may name of a credit policy. */
const namedPolicySchema = z.object({
  tierTerms: z.record(z.enum(TIERS), tierPaymentSchema),
  /** US dollars. */
  tierLimits: z.record(z.enum(ASSIGNABLE_TIERS), z.number()),
})

/**
 * Terms and limits of the credit policy as live facts: 'credit.standard.net' is 'Net 30'.
 * @param stored the policy as the CMS stores it; without a version none is stored yet, and the initial one applies
 * @throws when a stored policy cannot be read
 */
export function creditFacts(stored: object): Fact[] {
  const policy = 'version' in stored ? namedPolicySchema.parse(stored) : initialPolicy
  return TIERS.flatMap((tier) => {
    const terms = policy.tierTerms[tier]
    const fact = (what: string, label: string, value: string): Fact => ({
      key: `credit.${tier.toLowerCase()}.${what}`,
      label: `${tier}: ${label}`,
      value,
      source: 'credit',
    })
    return [
      fact('terms', 'payment terms', paymentTermsWords(terms)),
      fact('net', 'terms of the rest', netWords(terms)),
      fact('days', 'days to pay the rest', figure(terms.netDays)),
      fact('deposit', 'deposit before fabrication', percent(terms.depositShare)),
      ...(isAssignable(tier) ? [fact('limit', 'credit limit', dollars(policy.tierLimits[tier]))] : []),
    ]
  })
}

const isAssignable = (tier: string): tier is AssignableTier => ASSIGNABLE_TIERS.some((known) => known === tier)
