import { INITIAL_PLANS } from './initialPlans'
import { INITIAL_PRICE_BOOK } from './initialPriceBook'
import type { PriceBook } from './priceBook'

/** Version 1 of the price book, as an empty system creates it from the initial options and plans; stories and tests use it. */
export const INITIAL_PRICES: PriceBook = {
  ...INITIAL_PRICE_BOOK,
  version: 1,
  plans: INITIAL_PLANS.map(({ id, name, squareFeet, kitBasePriceCents, developmentBasePriceCents, developmentSquareFeet }) => ({
    id,
    name,
    squareFeet,
    kitBasePriceCents,
    developmentBasePriceCents,
    developmentSquareFeet,
  })),
}
