import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { Layout } from '@framewell/domain/framing/layout'
import type { PickerInputs } from '@framewell/domain/quotes/pickerChoices'
import type { HouseInputs, QuoteInputs } from '@framewell/domain/quotes/quote'
import { quotedCheck } from '@framewell/domain/quotes/quoteFrame'
import { siteDesignOf } from '@framewell/domain/quotes/siteDesign'
import type { PayloadRequest } from 'payload'
import { checkAhead } from '../catalog/checkAside'
import { currentPriceBook } from '../catalog/priceBooks'
import { fixesCents } from './fixesCents'
import { planLayoutOf } from './planLayoutOf'

/** Before the transaction of a call that stores a house: its fixes are priced first, and no connection to the database waits for that. */
export async function priceFirst({ req }: { readonly req: PayloadRequest }, inputs: HouseInputs | PickerInputs): Promise<void> {
  if (siteDesignOf(inputs)) await fixesCents(req, await currentPriceBook(req), inputs, await planLayoutOf(req, inputs))
}

/**
 * The same for a quote, whose frame at a site of its own is also checked first. Catalog frames at the sites they are designed for are few,
 * and known.
 */
export async function checkFirst(context: { readonly req: PayloadRequest }, inputs: HouseInputs): Promise<void> {
  const { req } = context
  await priceFirst(context, inputs)
  if (siteDesignOf(inputs)) await checkQuoted(await currentPriceBook(req), inputs, await planLayoutOf(req, inputs))
}

/** Makes the check of a quote's frame aside, so that `quoteFrame` finds it. */
export async function checkQuoted(book: PriceBook, inputs: QuoteInputs | PickerInputs, planLayout: Layout | null): Promise<void> {
  const check = quotedCheck(book, inputs, planLayout)
  if (check) await checkAhead(check.layout, check.site)
}
