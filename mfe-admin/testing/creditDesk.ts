import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import {
  type ApplicationDetail,
  type getCreditApplication,
  type listCreditApplications,
  reviewCreditApplication,
} from '@framewell/domain/credit/operatorCalls'
import { type CreditTerms, limitInForce, reviewApplication } from '@framewell/domain/credit/reviewApplication'
import { type AnswerCall, refuseCall } from '@framewell/domain/http/answerCalls'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { decisionOf, type SampleApplication, sampleApplications } from './sampleApplications'

type History = ApplicationDetail['history']
interface Filed {
  readonly sample: SampleApplication
  terms: CreditTerms
  aiSummary: string
  history: History
}

export interface CreditDesk {
  readonly list: AnswerCall<typeof listCreditApplications>
  readonly detail: AnswerCall<typeof getCreditApplication>
  readonly review: AnswerCall<typeof reviewCreditApplication>
}

/** A fake of the operators' credit calls, in memory, with the domain's rules. For stories. */
export function creditDesk(samples: readonly SampleApplication[] = sampleApplications): CreditDesk {
  const files = new Map(samples.map((sample) => [sample.id, file(sample)]))
  return {
    list: ({ status, ...asked }) => {
      const all = [...files.values()].map(shown)
      const scores = all.flatMap(({ creditScore }) => (creditScore === null ? [] : [creditScore]))
      const count = (wanted: string) => all.filter(({ qualificationStatus }) => qualificationStatus === wanted).length
      return {
        ...listRows(
          all.filter(({ qualificationStatus }) => status === 'all' || qualificationStatus === status),
          {
            searched: ({ contactName, email, companyName, projectLocation }) => [contactName, email, companyName, projectLocation],
            newest: ({ applicationDate }) => applicationDate,
            sorts: {
              applicant: ({ contactName }) => contactName,
              score: ({ creditScore }) => creditScore ?? 0,
              limit: ({ assignedCreditLimit }) => assignedCreditLimit ?? 0,
            },
          },
          asked,
        ),
        summary: {
          total: all.length,
          approved: count('approved'),
          pending: count('pending'),
          rejected: count('rejected'),
          averageScore: scores.length === 0 ? null : Number((scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(1)),
        },
      }
    },
    detail: ({ id }) => {
      const filed = found(files, id)
      const { score, tier, assignedCreditLimit } = decisionOf(filed.sample)
      const matchesStored = tier === filed.terms.tier && assignedCreditLimit === filed.terms.assignedCreditLimit
      return { application: shown(filed), history: filed.history, replay: { score, tier, assignedCreditLimit, matchesStored } }
    },
    review: (review) => {
      const filed = found(files, review.id)
      const before = decided(filed)
      const outcome = reviewApplication(filed.sample.answers, filed.terms, review, initialPolicy)
      if ('refusal' in outcome) throw refuseCall(reviewCreditApplication, outcome.refusal, { fields: outcome.fields })
      filed.terms = outcome.terms
      filed.aiSummary = outcome.aiSummary
      filed.history = [
        {
          id: `${review.id}-${filed.history.length}`,
          at: '2026-11-21T09:30:00.000Z',
          actor: 'olivia@framewell.example',
          action: `credit-${review.action}`,
          reason: review.reason,
          before,
          after: decided(filed),
        },
        ...filed.history,
      ]
      return { application: shown(filed) }
    },
  }
}

function file(sample: SampleApplication): Filed {
  const { score, tier, assignedCreditLimit, status, aiSummary, policyVersion } = decisionOf(sample)
  const applied = {
    id: `${sample.id}-applied`,
    at: sample.appliedAt,
    actor: 'visitor',
    action: 'credit-apply',
    reason: null,
    before: null,
    after: { score, tier, status, creditLimit: assignedCreditLimit, policyVersion },
  }
  return { sample, terms: { tier, assignedCreditLimit, status }, aiSummary, history: [applied] }
}

/** The application as the server returns it. */
function shown({ sample, terms, aiSummary }: Filed): ApplicationDetail['application'] {
  const { score, factors, improvements, policyVersion } = decisionOf(sample)
  const { companyName, siteZip = '', deliverBy = '', ...answers } = sample.answers
  return {
    ...answers,
    siteZip,
    deliverBy,
    id: sample.id,
    companyName: companyName || null,
    applicationDate: sample.appliedAt,
    assignedTier: terms.tier,
    creditScore: score,
    assignedCreditLimit: limitInForce(terms),
    qualificationStatus: terms.status,
    aiSummary,
    improvements: [...improvements],
    factors: [...factors],
    policyVersion,
  }
}

function found(files: ReadonlyMap<string, Filed>, id: string): Filed {
  const filed = files.get(id)
  if (!filed) throw refuseCall(reviewCreditApplication, 'notFound')
  return filed
}

function decided({ terms: { status, tier, assignedCreditLimit } }: Filed) {
  return { status, tier, creditLimit: assignedCreditLimit }
}
