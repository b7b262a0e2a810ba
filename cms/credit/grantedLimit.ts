import { MAX_CREDIT_LIMIT } from '@framewell/domain/credit/operatorCalls'
import type { CreditPolicy } from '@framewell/domain/credit/policy'
import { assignedLimit } from '@framewell/domain/credit/scoreApplication'
import type { Tier } from '@framewell/domain/credit/tier'
import { dollars } from '@framewell/domain/money/usd'
import type { Refuse } from '../http/CallProblem'
import type { CreditApplication } from '../payload-types'

/**
 * The limit an operator grants with a tier, US dollars: the one they name, up to the tier's limit; else what the policy gives the tier for this budget.
 * @throws CallProblem limitAboveTier
 */
export function grantedLimit(
  refuse: Refuse<'limitAboveTier'>,
  tier: Tier,
  named: number | undefined,
  application: CreditApplication,
  policy: CreditPolicy,
): number {
  const highest = tier === 'Premium' ? MAX_CREDIT_LIMIT : policy.tierLimits[tier]
  if (named !== undefined && named > highest) {
    throw refuse('limitAboveTier', {
      fields: [{ path: 'creditLimit', message: `The ${tier} tier goes up to ${dollars(highest)}` }],
    })
  }
  return named ?? (tier === 'Premium' ? 0 : assignedLimit(tier, application, policy))
}
