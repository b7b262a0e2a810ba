import { type AdverseAction, adverseActionSchema, policyAdverseAction } from '@framewell/domain/credit/adverseAction'
import type { CreditResult } from '@framewell/domain/credit/applicantCalls'
import { scoredFactorSchema } from '@framewell/domain/credit/applicantCalls'
import { type CreditDraft, creditDraftSchema } from '@framewell/domain/credit/application'
import type { ApplicationRow } from '@framewell/domain/credit/operatorCalls'
import { type CreditTerms, limitInForce } from '@framewell/domain/credit/reviewApplication'
import { submittedSite } from '@framewell/domain/network/siteAnswers'
import { z } from 'zod'
import type { CreditApplication } from '../payload-types'

/** An application as stored, without the row's own timestamps. */
export type StoredApplication = Omit<CreditApplication, 'createdAt' | 'updatedAt'>

const storedJsonSchema = z.object({ improvements: z.array(z.string()), factors: z.array(scoredFactorSchema) })

/** What was granted, US dollars. */
export function termsOf({ qualificationStatus, assignedTier, assignedCreditLimit }: StoredApplication): CreditTerms {
  return { tier: assignedTier, assignedCreditLimit, status: qualificationStatus }
}

/** Improvements and factors, checked because they are stored as JSON. */
export function reasonsOf({ improvements, factors }: StoredApplication) {
  return storedJsonSchema.parse({ improvements, factors })
}

/** The answers as given. */
export function answersOf(stored: CreditApplication): CreditDraft {
  return creditDraftSchema.parse({
    ...stored,
    companyName: stored.companyName ?? '',
    siteZip: stored.siteZip ?? '',
    deliverBy: stored.deliverBy ?? '',
  })
}

/** The decision as its applicant sees it. */
export function decisionOf(stored: StoredApplication): Omit<CreditResult, 'token'> {
  return {
    ...reasonsOf(stored),
    id: stored.id,
    tier: stored.assignedTier,
    score: stored.creditScore,
    assignedCreditLimit: limitInForce(termsOf(stored)),
    aiSummary: stored.aiSummary,
    status: stored.qualificationStatus,
    policyVersion: stored.policyVersion,
    decidedAt: stored.appliedAt,
    adverseAction: adverseActionOf(stored),
    site: submittedSite(stored),
  }
}

/** What an application was refused or lost, with the reasons: a reviewer's as stored, the policy's from the factors of its decision. */
export function adverseActionOf(stored: StoredApplication): AdverseAction | null {
  const reviewed = adverseActionSchema.nullish().parse(stored.adverseAction)
  if (reviewed) return reviewed
  const terms = termsOf(stored)
  // Rejected before reasons were stored.
  if (terms.status === 'rejected') return { kind: 'denied', reasons: [] }
  return policyAdverseAction(decidedTerms(terms), reasonsOf(stored).factors)
}

/** Terms with the available credit. */
export function decidedTerms(terms: CreditTerms) {
  return { tier: terms.tier, status: terms.status, limit: limitInForce(terms) }
}

/** A row of the operators' list. */
export function rowOf(stored: CreditApplication): ApplicationRow {
  return {
    id: stored.id,
    contactName: stored.contactName,
    email: stored.email,
    companyName: stored.companyName || null,
    applicationDate: stored.appliedAt,
    assignedTier: stored.assignedTier,
    creditScore: stored.creditScore,
    assignedCreditLimit: limitInForce(termsOf(stored)),
    limitIfApproved: stored.assignedCreditLimit,
    budgetScale: stored.budgetScale,
    projectLocation: stored.projectLocation,
    qualificationStatus: stored.qualificationStatus,
  }
}
