import type { reviewCreditApplication as reviewCreditApplicationCall } from '@framewell/domain/credit/operatorCalls'
import { reviewedSummary } from '@framewell/domain/credit/reviewedSummary'
import { decideApplication } from '@framewell/domain/credit/scoreApplication'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { lockRow } from '../database/lockRow'
import type { Operation } from '../http/bindCall'
import { CallProblem } from '../http/CallProblem'
import type { CreditApplication } from '../payload-types'
import { tellReview } from './creditNews'
import { policyVersion } from './creditPolicies'
import { findApplication } from './findApplication'
import { grantedLimit } from './grantedLimit'
import { answersOf, rowOf } from './storedApplication'

/**
 * A person's decision on an application: approve, reject, or override tier and limit. With its audit record and the applicant's news in one
 * transaction; the application's row is locked, so of two reviewers who saw the same state the second learns that it changed.
 */
export const reviewCreditApplication: Operation<typeof reviewCreditApplicationCall> = async ({ req, refuse }, review) => {
  const { id, action, reason, seen } = review
  const stored = await lockApplication(req, id)
  if (seen && (seen.status !== stored.qualificationStatus || seen.tier !== stored.assignedTier)) {
    throw refuse('changedMeanwhile')
  }
  const policy = await policyVersion(req, stored.policyVersion)
  const granted =
    action === 'override' && review.tier
      ? { assignedTier: review.tier, assignedCreditLimit: grantedLimit(refuse, review.tier, review.creditLimit, stored, policy) }
      : {}
  const outcome = { ...stored, ...granted, qualificationStatus: action === 'reject' ? ('rejected' as const) : ('approved' as const) }
  const { assignedTier, assignedCreditLimit, qualificationStatus } = outcome
  const decided = decideApplication(answersOf(stored), policy)
  const aiSummary = reviewedSummary(decided, { tier: assignedTier, assignedCreditLimit, status: qualificationStatus })
  const updated: CreditApplication = await req.payload.db.updateOne({
    collection: 'credit-applications',
    id,
    data: { assignedTier, assignedCreditLimit, qualificationStatus, aiSummary },
    req,
  })
  await recordAudit(req, {
    action: `credit-${action}`,
    subjectType: 'credit-applications',
    subjectId: id,
    before: termsIn(stored),
    after: termsIn(updated),
    reason,
  })
  await tellReview(req, updated, action)
  return { application: rowOf(updated) }
}

async function lockApplication(req: PayloadRequest, id: string): Promise<CreditApplication> {
  await lockRow(req, 'credit-applications', id)
  const stored = await findApplication(req, id)
  if (!stored) throw new CallProblem('notFound')
  return stored
}

function termsIn({ qualificationStatus, assignedTier, assignedCreditLimit }: CreditApplication) {
  return { status: qualificationStatus, tier: assignedTier, creditLimit: assignedCreditLimit }
}
