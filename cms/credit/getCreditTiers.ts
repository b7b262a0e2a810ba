import type { getCreditTiers as getCreditTiersCall } from '@framewell/domain/credit/applicantCalls'
import { companyPoints, publicTerms } from '@framewell/domain/credit/policy'
import type { Operation } from '../platform/http/calls/bindCall'
import { currentPolicy } from './creditPolicies'

/** The public part of the current policy: thresholds, facts, terms and what the optional answer is worth; of the points nothing else. */
export const getCreditTiers: Operation<typeof getCreditTiersCall> = async ({ req }) => {
  const policy = await currentPolicy(req)
  const { version, thresholds, tierFacts } = policy
  return { policyVersion: version, thresholds, companyPoints: companyPoints(policy), tierFacts, tierTerms: publicTerms(policy) }
}
