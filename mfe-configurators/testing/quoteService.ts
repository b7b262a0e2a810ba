import { getPriceBook } from '@framewell/domain/catalog/getPriceBook'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { getDelivery } from '@framewell/domain/network/deliveryCalls'
import { joinWaitingList } from '@framewell/domain/network/waitingCalls'
import type { AdvancedAnswers } from '@framewell/domain/quotes/advancedQuote'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import { getQuote, requestAdvancedQuote, requestPlanQuote, requestSteelQuote } from '@framewell/domain/quotes/quoteCalls'
import { priceSiteDesign, priceSizedDesign } from '@framewell/domain/quotes/siteDesignCalls'
import { answerDelivery, answerWaiting } from '@framewell/remote-kit/testing/deliveryAnswer'
import { initialCatalog } from './catalogAnswers'
import { fixesAnswer } from './fixesAnswer'
import { quoteShelf } from './quoteShelf'
import { initialPriceBook } from './steelService'

interface QuoteAnswers {
  readonly plan: AnswerCall<typeof requestPlanQuote>
  readonly prices: AnswerCall<typeof getPriceBook>
}

/** Answers the quote calls for stories with the initial prices; it may hold one quote already. */
export function quoteService(instead: Partial<QuoteAnswers> = {}, known?: QuoteInputs): SendRequest {
  const { issue, open } = quoteShelf(known)
  return answerCalls([
    [getDelivery, answerDelivery],
    [joinWaitingList, answerWaiting],
    [listPlans, () => ({ plans: initialCatalog })],
    [getPriceBook, instead.prices ?? (() => ({ priceBook: initialPriceBook }))],
    [
      requestPlanQuote,
      instead.plan ??
        (({ totalPrice: total, contact, site, revises, priceBookVersion: _, ...answers }) =>
          issue({ kind: 'plan', answers }, { total, contact, site, revises })),
    ],
    [
      requestAdvancedQuote,
      ({ totalEstimate: total, contact, site, revises, priceBookVersion: _, ...answers }) =>
        issue({ kind: 'advanced', answers }, { total, contact, site, revises }),
    ],
    [
      requestSteelQuote,
      ({ totalPrice: total, contact, site, revises, priceBookVersion: _, ...answers }) =>
        issue({ kind: 'steel', answers }, { total, contact, site, revises }),
    ],
    [priceSiteDesign, (answers) => fixesAnswer({ kind: 'steel', answers })],
    [priceSizedDesign, (answers) => fixesAnswer({ kind: 'advanced', answers })],
    [getQuote, open],
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
