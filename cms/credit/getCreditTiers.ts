import type { getCreditTiers as getCreditTiersCall } from '@framewell/domain/credit/applicantCalls'
import type { Operation } from '../platform/http/calls/bindCall'
import { currentPolicy } from './creditPolicies'

/** The public part of the current policy: thresholds, facts and terms, never the points. */
export const getCreditTiers: Operation<typeof getCreditTiersCall> = async ({ req }) => {
  const { version, thresholds, tierFacts, tierTerms } = await currentPolicy(req)
  return { policyVersion: version, thresholds, tierFacts, tierTerms }
}
