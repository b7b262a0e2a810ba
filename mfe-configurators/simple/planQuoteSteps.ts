import type { PlanQuoteDraft } from './planQuoteDraft'

export interface PlanQuoteStep {
  readonly id: 'choice1' | 'choice2' | 'choice3'
  /** As specified. */
  readonly title: string
  readonly lead: string
}

/** The steps of /simple-configurator, numbered 0 to 2. */
export const PLAN_QUOTE_STEPS: readonly PlanQuoteStep[] = [
  {
    id: 'choice1',
    title: 'Market Conditions',
    lead: 'Wind and snow decide how strong connections, bracing and openings must be.',
  },
  {
    id: 'choice2',
    title: 'Business Model',
    lead: 'Homes to rent need finishes that last; homes to sell need the ones that buyers compare.',
  },
  {
    id: 'choice3',
    title: 'Portfolio Tier',
    lead: 'Who the home is for sets kitchens, baths and floors.',
  },
]

/** Percentage of answered steps, rounded. */
export function planQuoteProgress(draft: PlanQuoteDraft): number {
  return Math.round((PLAN_QUOTE_STEPS.filter(({ id }) => draft[id] !== undefined).length / PLAN_QUOTE_STEPS.length) * 100)
}
