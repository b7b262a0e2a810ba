import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { type AdvancedAnswers, withAnswers } from '@framewell/domain/quotes/advancedQuote'

/** The answers without options that are no longer offered, and without the fixes of their frame. */
export function offeredAnswers({ advanced }: PriceBook, answers: AdvancedAnswers): AdvancedAnswers {
  const has = (options: readonly { readonly id: string }[], chosen: string) => options.some(({ id }) => id === chosen)
  return withAnswers(answers, {
    foundation: has(advanced.foundations, answers.foundation) ? answers.foundation : '',
    framing: has(advanced.framings, answers.framing) ? answers.framing : '',
    additionalOptions: answers.additionalOptions.filter((id) => has(advanced.additions, id)),
  })
}
