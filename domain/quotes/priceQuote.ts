import type { PriceBook } from '../catalog/priceBook'
import type { Cents } from '../money/cents'
import { priceAdvancedQuote } from './advancedQuote'
import { priceLots } from './lotQuote'
import { pricePlanQuote } from './planQuote'
import type { QuoteInputs } from './quote'
import type { PriceResult } from './quoteLine'
import { priceSteelConfiguration } from './steelConfiguration'

/**
 * Prices a quote's answers under a version of the price book, by its configurator's rule.
 * @param fixesCents what the fixes of a configured house add
 */
export function priceQuote(book: PriceBook, inputs: QuoteInputs, fixesCents?: Cents): PriceResult {
  if (inputs.kind === 'plan') return pricePlanQuote(book, inputs.answers)
  if (inputs.kind === 'advanced') return priceAdvancedQuote(book, inputs.answers, fixesCents)
  if (inputs.kind === 'lots') return priceLots(book, inputs.answers)
  return priceSteelConfiguration(book, inputs.answers, fixesCents)
}
