import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { Layout } from '@framewell/domain/framing/layout'
import type { PickerInputs } from '@framewell/domain/quotes/pickerChoices'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import { quotedCheck } from '@framewell/domain/quotes/quoteFrame'
import { checkAhead } from '../catalog/checkAside'

/** Makes the check of a quote's frame aside, so that `quoteFrame` finds it. */
export async function checkQuoted(book: PriceBook, inputs: QuoteInputs | PickerInputs, planLayout: Layout | null): Promise<void> {
  const check = quotedCheck(book, inputs, planLayout)
  if (check) await checkAhead(check.layout, check.site)
}
