import { policyAdverseAction } from '@framewell/domain/credit/adverseAction'
import {
  applyForCredit,
  type CreditResult,
  emailCreditDecision,
  getCreditDecision,
  getCreditTiers,
} from '@framewell/domain/credit/applicantCalls'
import type { CreditApplication } from '@framewell/domain/credit/application'
import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { companyPoints, publicTerms } from '@framewell/domain/credit/policy'
import { limitInForce } from '@framewell/domain/credit/reviewApplication'
import { decideApplication } from '@framewell/domain/credit/scoreApplication'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { getDelivery } from '@framewell/domain/network/deliveryCalls'
import { submittedSite } from '@framewell/domain/network/siteAnswers'
import { maskedEmail } from '@framewell/domain/parties/maskedEmail'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { answerDelivery } from '@framewell/remote-kit/testing/deliveryAnswer'

interface CreditAnswers {
  readonly apply: AnswerCall<typeof applyForCredit>
  readonly decision: AnswerCall<typeof getCreditDecision>
  readonly email: AnswerCall<typeof emailCreditDecision>
  readonly tiers: AnswerCall<typeof getCreditTiers>
}

export const STORY_DECISION = { id: '6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f', token: 'story-token-0123456789' } as const

/** A decision as the product would make it under the initial policy. */
export function decide(application: CreditApplication, changes: Partial<CreditResult> = {}): CreditResult {
  const { factors, improvements, ...decision } = decideApplication(application, initialPolicy)
  const { tier, status } = decision
  return {
    ...decision,
    adverseAction: policyAdverseAction({ tier, status, limit: limitInForce(decision) }, factors),
    factors: [...factors],
    improvements: [...improvements],
    ...STORY_DECISION,
    decidedAt: new Date().toISOString(),
    site: submittedSite(application),
    ...changes,
  }
}

/** Answers the credit calls for stories with the domain's own rules, the given decisions, or the story's overrides. */
export function creditService(known: readonly CreditResult[] = [], instead: Partial<CreditAnswers> = {}): SendRequest {
  const decisions = new Map(known.map((result) => [result.id, result]))
  /** Addresses of those who applied here; decisions given up front belong to the story's builder. */
  const addresses = new Map<string, string>()
  const find = <C extends typeof getCreditDecision | typeof emailCreditDecision>(call: C, { id, token }: { id: string; token: string }) => {
    const found = decisions.get(id)
    if (found?.token !== token) throw refuseCall(call, 'unknownDecision')
    return found
  }
  return answerCalls([
    [getDelivery, answerDelivery],
    [
      getOwnAccount,
      () => ({
        person: { name: 'Ada Builder', email: 'ada@builders.test', role: 'builder' as const },
        companies: [{ id: 'company-1', name: 'Ada Builders', kind: 'builder' as const, role: 'owner' as const }],
        things: [],
      }),
    ],
    [
      applyForCredit,
      instead.apply ??
        ((application) => {
          const result = decide(application)
          decisions.set(result.id, result)
          addresses.set(result.id, application.email)
          return result
        }),
    ],
    [getCreditDecision, instead.decision ?? ((link) => find(getCreditDecision, link))],
    [
      emailCreditDecision,
      instead.email ??
        ((link) => {
          const { id } = find(emailCreditDecision, link)
          return { sentTo: maskedEmail(addresses.get(id) ?? 'dana@example.com') }
        }),
    ],
    [
      getCreditTiers,
      instead.tiers ??
        (() => {
          const { version, thresholds, tierFacts } = initialPolicy
          return {
            policyVersion: version,
            thresholds,
            companyPoints: companyPoints(initialPolicy),
            tierFacts,
            tierTerms: publicTerms(initialPolicy),
          }
        }),
    ],
  ])
}
