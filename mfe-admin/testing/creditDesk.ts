import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import {
  type ApplicationDetail,
  type getCreditApplication,
  type listCreditApplications,
  MAX_CREDIT_LIMIT,
  reviewCreditApplication,
} from '@framewell/domain/credit/operatorCalls'
import { assignedLimit } from '@framewell/domain/credit/scoreApplication'
import type { Tier } from '@framewell/domain/credit/tier'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { dollars } from '@framewell/domain/money/usd'
import { decisionOf, type SampleApplication, sampleApplications } from './sampleApplications'

type History = ApplicationDetail['history']
interface Filed {
  readonly sample: SampleApplication
  application: ApplicationDetail['application']
  history: History
}

export interface CreditDesk {
  readonly list: AnswerCall<typeof listCreditApplications>
  readonly detail: AnswerCall<typeof getCreditApplication>
  readonly review: AnswerCall<typeof reviewCreditApplication>
}

/** Answers the operators' credit calls from a few applications kept in memory, by the rules of the domain. For stories. */
export function creditDesk(samples: readonly SampleApplication[] = sampleApplications): CreditDesk {
  const files = new Map(samples.map((sample) => [sample.id, file(sample)]))
  return {
    list: ({ status, search, page, limit }) => {
      const all = [...files.values()].map(({ application }) => application)
      const found = all.filter(
        ({ qualificationStatus, contactName, companyName, projectLocation }) =>
          (status === 'all' || qualificationStatus === status) &&
          `${contactName} ${companyName ?? ''} ${projectLocation}`.toLowerCase().includes(search.toLowerCase()),
      )
      const scores = all.flatMap(({ creditScore }) => (creditScore === null ? [] : [creditScore]))
      const count = (wanted: string) => all.filter(({ qualificationStatus }) => qualificationStatus === wanted).length
      return {
        data: found.slice((page - 1) * limit, page * limit),
        total: found.length,
        summary: {
          total: all.length,
          approved: count('approved'),
          pending: count('pending'),
          rejected: count('rejected'),
          averageScore: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
        },
      }
    },
    detail: ({ id }) => {
      const { application, history, sample } = found(files, id)
      const { score, tier, assignedCreditLimit } = decisionOf(sample)
      const matchesStored = tier === application.assignedTier && assignedCreditLimit === application.assignedCreditLimit
      return { application, history, replay: { score, tier, assignedCreditLimit, matchesStored } }
    },
    review: ({ id, action, tier, creditLimit, reason, seen }) => {
      const filed = found(files, id)
      const before = decided(filed.application)
      if (seen && (seen.status !== before.status || seen.tier !== before.tier))
        throw refuseCall(reviewCreditApplication, 'changedMeanwhile')
      if (action === 'override' && tier && creditLimit !== undefined && creditLimit > highestLimit(tier)) {
        const message = `The ${tier} tier goes up to ${dollars(highestLimit(tier))}`
        throw refuseCall(reviewCreditApplication, 'limitAboveTier', [{ path: 'creditLimit', message }])
      }
      const assignedTier = action === 'override' && tier ? tier : filed.application.assignedTier
      const policyLimit = assignedTier && assignedTier !== 'Premium' ? assignedLimit(assignedTier, filed.sample.answers, initialPolicy) : 0
      filed.application = {
        ...filed.application,
        assignedTier,
        assignedCreditLimit: action === 'override' ? (creditLimit ?? policyLimit) : filed.application.assignedCreditLimit,
        qualificationStatus: action === 'reject' ? 'rejected' : 'approved',
      }
      const entry = {
        id: `${id}-${filed.history.length}`,
        at: '2026-11-21T09:30:00.000Z',
        actor: 'Olivia Park',
        action: `credit-${action}`,
        reason,
        before,
        after: decided(filed.application),
      }
      filed.history = [entry, ...filed.history]
      return { application: filed.application }
    },
  }
}

function file(sample: SampleApplication): Filed {
  const { score, tier, assignedCreditLimit, status, factors, aiSummary, improvements, policyVersion } = decisionOf(sample)
  const { companyName = null, ...answers } = sample.answers
  const application = {
    ...answers,
    id: sample.id,
    companyName,
    applicationDate: sample.appliedAt,
    assignedTier: tier,
    creditScore: score,
    assignedCreditLimit,
    qualificationStatus: status,
    aiSummary,
    improvements: [...improvements],
    factors: [...factors],
    policyVersion,
  }
  return { sample, application, history: [] }
}

function found(files: ReadonlyMap<string, Filed>, id: string): Filed {
  const filed = files.get(id)
  if (!filed) throw refuseCall(reviewCreditApplication, 'notFound')
  return filed
}

function highestLimit(tier: Tier): number {
  return tier === 'Premium' ? MAX_CREDIT_LIMIT : initialPolicy.tierLimits[tier]
}

function decided({ qualificationStatus, assignedTier, assignedCreditLimit }: Filed['application']) {
  return { status: qualificationStatus, tier: assignedTier, creditLimit: assignedCreditLimit }
}
