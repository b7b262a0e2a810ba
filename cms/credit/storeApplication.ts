import { randomUUID } from 'node:crypto'
import type { CreditApplication as Answers } from '@framewell/domain/credit/application'
import type { CreditPolicy } from '@framewell/domain/credit/policy'
import { decideApplication } from '@framewell/domain/credit/scoreApplication'
import type { PayloadRequest } from 'payload'
import { companyOf } from '../parties/companyOf'
import { recordAudit } from '../platform/audit/recordAudit'
import { insertRow } from '../platform/database/insertRow'
import { decisionLinks } from './decisionLinks'
import { statusFor } from './statusGiven'
import type { StoredApplication } from './storedApplication'

interface NewApplication {
  readonly answers: Answers
  readonly policy: CreditPolicy
  readonly appliedAt: Date
  readonly demo: boolean
}

/**
 * Decides an application and stores it with its reasons and its audit record, in the request's transaction. Where a person has decided about the
 * applicant, or is to, it waits for one.
 */
export async function storeApplication(
  req: PayloadRequest,
  { answers, policy, appliedAt, demo }: NewApplication,
): Promise<StoredApplication> {
  const decision = decideApplication(answers, policy)
  const company = (await companyOf(req, 'builder'))?.id ?? null
  const status = await statusFor(req, {
    companyId: company,
    email: answers.email,
    companyName: answers.companyName ?? '',
    status: decision.status,
    appliedAt: appliedAt.toISOString(),
  })
  const id = randomUUID()
  const data = {
    ...answers,
    companyName: answers.companyName ?? '',
    siteZip: answers.siteZip ?? '',
    deliverBy: answers.deliverBy ?? '',
    assignedTier: decision.tier,
    creditScore: decision.score,
    assignedCreditLimit: decision.assignedCreditLimit,
    qualificationStatus: status,
    aiSummary: decision.aiSummary,
    improvements: [...decision.improvements],
    factors: [...decision.factors],
    policyVersion: decision.policyVersion,
    appliedAt: appliedAt.toISOString(),
    demo,
    company,
    tokenHash: decisionLinks.hashFor(id),
  }
  const { company: companyId, ...row } = data
  await insertRow(req, 'credit_applications', { id, ...row, companyId })
  await recordAudit(req, {
    action: 'credit-apply',
    subjectType: 'credit-applications',
    subjectId: id,
    after: {
      status,
      tier: decision.tier,
      creditLimit: decision.assignedCreditLimit,
      score: decision.score,
      policyVersion: decision.policyVersion,
    },
  })
  return { id, ...data }
}
