import type { applyForCredit as applyForCreditCall } from '@framewell/domain/credit/applicantCalls'
import { refuseUnplanned } from '../network/refuseUnplanned'
import type { Operation } from '../platform/http/calls/bindCall'
import { currentPolicy } from './creditPolicies'
import { decisionLinks } from './decisionLinks'
import { storeApplication } from './storeApplication'
import { decisionOf } from './storedApplication'

/** Decides an application under the current policy and stores it; returns the decision and its private link's token. */
export const applyForCredit: Operation<typeof applyForCreditCall> = async ({ req, now }, answers) => {
  refuseUnplanned({ deliverBy: answers.deliverBy }, now)
  const policy = await currentPolicy(req)
  const stored = await storeApplication(req, { answers, policy, appliedAt: now, demo: false })
  return { ...decisionOf(stored), token: decisionLinks.tokenFor(stored.id) }
}
