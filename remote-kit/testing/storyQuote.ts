import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { INITIAL_PRICES } from '@framewell/domain/catalog/initialPrices'
import type { SiteAnswers } from '@framewell/domain/network/siteAnswers'
import { draftQuote, quoteAt, quotedPlan } from '@framewell/domain/quotes/draftQuote'
import { priceQuote } from '@framewell/domain/quotes/priceQuote'
import type { Quote, QuoteInputs } from '@framewell/domain/quotes/quote'

interface MadeBefore extends Pick<Quote, 'id' | 'number'> {
  readonly contact?: Quote['contact']
  readonly site?: SiteAnswers | undefined
  readonly previous?: Quote | null
  readonly madeAt?: Date
}

/** A quote under the initial prices with its current status; by default made today. For stories. */
export function quoteOf(
  inputs: QuoteInputs,
  { id, number, contact = null, site, previous = null, madeAt = new Date() }: MadeBefore,
): Quote {
  const result = priceQuote(INITIAL_PRICES, inputs)
  if (!result.ok) throw new Error(result.message)
  const planId = quotedPlan(inputs)
  const planLayout = INITIAL_PLANS.find((plan) => plan.id === planId)?.layout ?? null
  const draft = draftQuote(INITIAL_PRICES, { inputs, price: result.price, planLayout, contact, site, previous }, madeAt)
  return quoteAt({ ...draft, tax: null, id, number, replacedBy: null, orderedAt: null }, new Date())
}
