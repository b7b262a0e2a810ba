import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { productionProgress } from '@framewell/domain/production/milestones'
import { getProduction, type Milestone, type Production, startProduction } from '@framewell/domain/production/productionCalls'
import { productionPath } from '@framewell/domain/production/productionPath'
import { milestonesFrom } from '@framewell/domain/production/schedule'
import { agreedPrice } from '@framewell/domain/quotes/agreedPrice'
import { defaultPickerChoices, type PickerChoices, pricePickerEstimate } from '@framewell/domain/quotes/pickerEstimate'
import { initialPriceBook, STORY_LINK, steelService } from './steelService'

interface ProductionAnswers {
  readonly start: AnswerCall<typeof startProduction>
  readonly open: AnswerCall<typeof getProduction>
}

/** A production as the server would start it, advanced as the story asks. */
export function storyProduction(
  choices: PickerChoices = defaultPickerChoices(initialPriceBook, 'the-bova-plan'),
  milestones: readonly Milestone[] = milestonesFrom(new Date('2026-11-02T12:00:00Z'), 8),
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
    milestones: [...milestones],
    progress: productionProgress(milestones),
    startedAt: '2026-11-02T12:00:00.000Z',
  }
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
          const weeks = INITIAL_PLANS.find(({ id }) => id === choices.planId)?.estimatedTimeWeeks ?? 8
          started = storyProduction(choices, milestonesFrom(new Date(), weeks))
          return {
            production: started,
            token: STORY_LINK.token,
            privateLink: privateLink(started),
            ...(contact ? { mail: 'now' as const } : {}),
          }
        }),
    ],
    [
      getProduction,
      instead.open ??
        (({ id, token }) => {
          if (started?.id !== id || token !== STORY_LINK.token) throw refuseCall(getProduction, 'unknownProduction')
          return { production: started }
        }),
    ],
  ])
  return (request) => (request.url.startsWith('/api/production') ? productions(request) : rest(request))
}

export const privateLink = (production: Production): string => productionPath({ ...production, token: STORY_LINK.token })
