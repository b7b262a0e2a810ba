import { reviewAdverseAction } from '@framewell/domain/credit/adverseAction'
import type { reviewCreditApplication as reviewCreditApplicationCall } from '@framewell/domain/credit/operatorCalls'
import { reviewApplication } from '@framewell/domain/credit/reviewApplication'
import type { PayloadRequest } from 'payload'
import { type Behind, isTied } from '../parties/independence'
import type { CreditApplication } from '../payload-types'
import { recordAudit } from '../platform/audit/recordAudit'
import { lockRow } from '../platform/database/lockRow'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { tellReview } from './creditNews'
import { policyVersion } from './creditPolicies'
import { findApplication } from './findApplication'
import { answersOf, decidedTerms, rowOf, termsOf } from './storedApplication'

/**
 * A person's decision on an application, by the domain's rule, with its audit record and the applicant's mail in one transaction. The
 * application's row is locked: of two reviewers who saw the same state, the second gets an error.
 */
export const reviewCreditApplication: Operation<typeof reviewCreditApplicationCall> = async ({ req, refuse, session }, review) => {
  const { id, action, reason } = review
  const stored = await lockApplication(req, id)
  if (action !== 'reject' && (await isTied(req, session?.id ?? '', applicantOf(stored)))) throw refuse('notIndependent')
  const policy = await policyVersion(req, stored.policyVersion)
  const outcome = reviewApplication(answersOf(stored), termsOf(stored), review, policy)
  if ('refusal' in outcome) throw refuse(outcome.refusal, { fields: outcome.fields })
  const { tier, status, assignedCreditLimit } = outcome.terms
  const adverseAction = reviewAdverseAction(decidedTerms(termsOf(stored)), decidedTerms(outcome.terms), reason)
  const updated: CreditApplication = await req.payload.db.updateOne({
    collection: 'credit-applications',
    id,
    data: { assignedTier: tier, assignedCreditLimit, qualificationStatus: status, aiSummary: outcome.aiSummary, adverseAction },
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

/** The people behind an application, who cannot approve it. */
export function applicantOf({ company, email }: Pick<CreditApplication, 'company' | 'email'>): Behind {
  const id = typeof company === 'object' ? company?.id : company
  return { companies: id ? [id] : [], addresses: [email] }
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
