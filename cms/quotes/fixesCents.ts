import { priceFixes } from '@framewell/domain/bom/fixesPrice'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { hasFixes } from '@framewell/domain/framing/frameFixes'
import type { Layout } from '@framewell/domain/framing/layout'
import type { Cents } from '@framewell/domain/money/cents'
import type { PickerInputs } from '@framewell/domain/quotes/pickerChoices'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import { frameWithoutFixes } from '@framewell/domain/quotes/quoteFrame'
import { siteDesignOf } from '@framewell/domain/quotes/siteDesign'
import type { PayloadRequest } from 'payload'
import { bomBooks, bomPrices } from '../bom/bomBooks'
import { priceFixesAside } from '../catalog/checkAside'
import { CallProblem } from '../platform/http/calls/CallProblem'

/**
 * What the fixes of a configured house add to its kit, at today's price lists; undefined for a house without fixes. Worked out aside, so a
 * call with a transaction asks for it before (`checkFirst`); then it is known.
 * @throws CallProblem invalidInput on the member of a fix that its frame cannot take
 */
export async function fixesCents(
  req: PayloadRequest,
  book: PriceBook,
  inputs: QuoteInputs | PickerInputs,
  planLayout: Layout | null,
): Promise<Cents | undefined> {
  const siteDesign = siteDesignOf(inputs)
  if (!siteDesign || !hasFixes(siteDesign.fixes)) return undefined
  const books = await bomBooks(req)
  const prices = bomPrices(books, book, false)
  const configured = frameWithoutFixes(book, inputs, planLayout)
  const stamp = `${books.stamp} ${JSON.stringify(prices.terms)}`
  const result = configured
    ? await priceFixesAside({ configured, siteDesign, prices, stamp })
    : priceFixes({ siteDesign }, configured, prices)
  if (!result.ok) throw new CallProblem('invalidInput', { fields: [...result.fields] })
  return result.cents
}
