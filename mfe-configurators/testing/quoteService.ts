import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import { priceQuote } from '@framewell/domain/quotes/priceQuote'
import type { Quote, QuoteInputs } from '@framewell/domain/quotes/quote'
import { getQuote, type IssuedQuote, requestAdvancedQuote, requestPlanQuote } from '@framewell/domain/quotes/quoteCalls'
import { quoteFrame } from '@framewell/domain/quotes/quoteFrame'
import { validUntil } from '@framewell/domain/quotes/quoteStatus'
import { quoteTitle } from '@framewell/domain/quotes/quoteTitle'
import { initialCatalog } from './catalogAnswers'
import { initialPriceBook, STORY_LINK } from './steelService'

interface QuoteAnswers {
  readonly plan: AnswerCall<typeof requestPlanQuote>
  readonly advanced: AnswerCall<typeof requestAdvancedQuote>
  readonly prices: AnswerCall<typeof getPriceBook>
  readonly open: AnswerCall<typeof getQuote>
}

/** Answers the calls of the plan quote and the advanced configurator for stories: the first prices, quotes as the server makes them. */
export function quoteService(instead: Partial<QuoteAnswers> = {}): SendRequest {
  return answerCalls([
    [listPlans, () => ({ plans: initialCatalog })],
    [getPriceBook, instead.prices ?? (() => ({ priceBook: initialPriceBook }))],
    [
      requestPlanQuote,
      instead.plan ??
        (({ planId, choice1, choice2, choice3, contact }) =>
          issued({ kind: 'plan', answers: { planId, choice1, choice2, choice3 } }, contact ?? null)),
    ],
    [
      requestAdvancedQuote,
      instead.advanced ??
        (({ projectType, dimensions, foundation, framing, additionalOptions, contact }) =>
          issued({ kind: 'advanced', answers: { projectType, dimensions, foundation, framing, additionalOptions } }, contact ?? null)),
    ],
    [getQuote, instead.open ?? (() => ({ quote: storyQuote({ kind: 'advanced', answers: STORY_ANSWERS }, null), newest: null }))],
  ])
}

/** Answers of a quote that a story changes. */
export const STORY_ANSWERS: AdvancedAnswers = {
  projectType: 'build-to-sell',
  dimensions: { squareFootage: 1200, length: 40, width: 30 },
  foundation: 'crawl-space',
  framing: 'premium-steel',
  additionalOptions: ['insulation'],
}

function issued(inputs: QuoteInputs, contact: Quote['contact']): IssuedQuote {
  const quote = storyQuote(inputs, contact)
  return { quote, token: STORY_LINK.token, privateLink: `/quote?id=${quote.id}#token=${STORY_LINK.token}` }
}

/** A quote of the day, priced and framed by the rules themselves. */
export function storyQuote(inputs: QuoteInputs, contact: Quote['contact']): Quote {
  const result = priceQuote(initialPriceBook, inputs)
  if (!result.ok) throw new Error(result.message)
  const planId = inputs.kind === 'plan' ? inputs.answers.planId : undefined
  const { layout, assumptions, warnings } = quoteFrame(
    initialPriceBook,
    inputs,
    initialCatalog.find(({ id }) => id === planId)?.layout ?? null,
  )
  const now = new Date()
  return {
    id: STORY_LINK.id,
    number: 'Q-2026-00042',
    revision: 1,
    kind: inputs.kind,
    status: 'open',
    title: quoteTitle(initialPriceBook, inputs),
    inputs,
    lines: [...result.price.lines],
    totalCents: result.price.totalCents,
    total: result.price.totalCents / 100,
    priceBookVersion: initialPriceBook.version,
    contact,
    layout,
    assumptions: [...assumptions],
    warnings: [...warnings],
    createdAt: now.toISOString(),
    validUntil: validUntil(now).toISOString(),
    changes: [],
    replacedBy: null,
  }
}
