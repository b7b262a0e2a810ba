import type { CallApi } from '@framewell/domain/http/callApi'
import { pricePickedDesign, priceSiteDesign, priceSizedDesign } from '@framewell/domain/quotes/siteDesignCalls'
import type { FixableInputs } from './FixableHouse'

/** Asks the server what a house's fixes cost. Loaded with the first fix, which few visitors apply. @throws ApiError */
export function priceFixes(call: CallApi, house: FixableInputs, signal: AbortSignal) {
  switch (house.kind) {
    case 'steel':
      return call(priceSiteDesign, house.answers, { signal })
    case 'advanced':
      return call(priceSizedDesign, house.answers, { signal })
    case 'picker':
      return call(pricePickedDesign, house.answers, { signal })
  }
}
