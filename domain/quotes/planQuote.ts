import { z } from 'zod'
import { BUSINESS_MODELS, MARKET_CONDITIONS, PORTFOLIO_TIERS, type PriceBook } from '../catalog/priceBook'
import { figure } from '../numbers/figure'
import { line, type PriceResult, priceOf, unknownChoice } from './quoteLine'

export const UNKNOWN_PLAN = 'We do not offer this plan. Choose one of the catalog.'

/** The three choices of /simple-configurator. */
export const planQuoteChoicesSchema = z.object({
  planId: z.string('Choose a plan').min(1, 'Choose a plan').max(60, UNKNOWN_PLAN),
  choice1: z.enum(MARKET_CONDITIONS, 'Choose the market conditions'),
  choice2: z.enum(BUSINESS_MODELS, 'Choose the business model'),
  choice3: z.enum(PORTFOLIO_TIERS, 'Choose the portfolio tier'),
})
export type PlanQuoteChoices = z.infer<typeof planQuoteChoicesSchema>

/** Development price plus the chosen add-ons. Missing choices add nothing, so that a running total can be shown. */
export function pricePlanQuote(book: PriceBook, choices: Partial<PlanQuoteChoices> & Pick<PlanQuoteChoices, 'planId'>): PriceResult {
  const plan = book.plans.find(({ id }) => id === choices.planId)
  if (!plan || plan.developmentBasePriceCents === null) return unknownChoice('planId', UNKNOWN_PLAN)
  const { choice1, choice2, choice3 } = book.planQuote
  const chosen = [
    choice1.find(({ id }) => id === choices.choice1),
    choice2.find(({ id }) => id === choices.choice2),
    choice3.find(({ id }) => id === choices.choice3),
  ].filter((option) => option !== undefined)
  return priceOf([
    line(plan.id, plan.name, plan.developmentBasePriceCents, `${figure(plan.developmentSquareFeet ?? plan.squareFeet)} sq ft`),
    ...chosen.map(({ id, name, priceCents }) => line(id, name, priceCents)),
  ])
}
