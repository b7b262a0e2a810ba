import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { type ProductionStatus, productionProgress } from '@framewell/domain/production/milestones'
import { getProduction, type Milestone, type Production, startProduction } from '@framewell/domain/production/productionCalls'
import { productionPath } from '@framewell/domain/production/productionPath'
import { requestedMilestones } from '@framewell/domain/production/schedule'
import { agreedPrice } from '@framewell/domain/quotes/agreedPrice'
import type { PickerChoices } from '@framewell/domain/quotes/pickerChoices'
import { defaultPickerChoices, pricePickerEstimate } from '@framewell/domain/quotes/pickerEstimate'
import { quoteFrame } from '@framewell/domain/quotes/quoteFrame'
import { pricePickedDesign } from '@framewell/domain/quotes/siteDesignCalls'
import { fixesAnswer } from './fixesAnswer'
import { initialPriceBook, STORY_LINK, steelService } from './steelService'

interface ProductionAnswers {
  readonly start: AnswerCall<typeof startProduction>
  readonly open: AnswerCall<typeof getProduction>
}

/** A production as the server would record it, advanced as the story asks. */
export function storyProduction(
  choices: PickerChoices = defaultPickerChoices(initialPriceBook, 'the-bova-plan'),
  milestones: readonly Milestone[] = requestedMilestones(),
  status: ProductionStatus = 'requested',
): Production {
  const estimate = pricePickerEstimate(initialPriceBook, choices)
  if (!estimate.ok) throw new Error(estimate.message)
  return {
    id: STORY_LINK.id,
    number: 'P-2026-00007',
    planId: choices.planId,
    planName: initialPriceBook.plans.find(({ id }) => id === choices.planId)?.name ?? '',
    choices,
    lines: [...estimate.price.lines],
    totalCents: estimate.price.totalCents,
    priceBookVersion: initialPriceBook.version,
    status,
    declineReason: status === 'declined' ? 'No shop reaches Maui.' : null,
    milestones: [...milestones],
    progress: productionProgress(milestones),
    startedAt: '2026-11-02T12:00:00.000Z',
  }
}

/** A production as its private link opens it. */
export function opened(production: Production) {
  const inputs = { kind: 'picker', answers: production.choices } as const
  const planLayout = INITIAL_PLANS.find(({ id }) => id === production.planId)?.layout ?? null
  return { production, designSite: quoteFrame(initialPriceBook, inputs, planLayout).layout?.designSite ?? null }
}

/** Answers the plan picker's calls for stories. */
export function productionService(instead: Partial<ProductionAnswers> = {}): SendRequest {
  const rest = steelService()
  let started: Production | null = storyProduction()
  const productions = answerCalls([
    [
      startProduction,
      instead.start ??
        (({ total, contact, ...choices }) => {
          const agreed = agreedPrice(pricePickerEstimate(initialPriceBook, choices), total)
          if ('refusal' in agreed) throw refuseCall(startProduction, agreed.refusal, agreed.more)
          started = storyProduction(choices)
          return {
            production: started,
            token: STORY_LINK.token,
            privateLink: privateLink(started),
            ...(contact ? { mail: 'now' as const } : {}),
          }
        }),
    ],
    [pricePickedDesign, (answers) => fixesAnswer({ kind: 'picker', answers })],
    [
      getProduction,
      instead.open ??
        (({ id, token }) => {
          if (started?.id !== id || token !== STORY_LINK.token) throw refuseCall(getProduction, 'unknownProduction')
          return opened(started)
        }),
    ],
  ])
  return (request) => (/^\/api\/(production|picked-plans)/.test(request.url) ? productions(request) : rest(request))
}

export const privateLink = (production: Production): string => productionPath({ ...production, token: STORY_LINK.token })
