import type { CreditCarrier } from '@framewell/domain/credit/paymentTerms'
import type { Cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { usdWithCents } from '@framewell/domain/money/usd'

/** Who carries the credit of an order, to its shop and to operators. */
export function carriedWords(carriedBy: CreditCarrier, isShop: boolean): string {
  if (carriedBy === 'framewell')
    return 'Framewell carries the credit: an accepted phase is released before the builder pays, within our limit.'
  return `${isShop ? 'You carry' : 'The shop carries'} the credit: an accepted phase is released once the builder has paid for it.`
}

/** Which part of a shop's price is paid out or covered by cash. */
export function fundedWords(priceCents: Cents, fundedCents: Cents): string {
  const open = subtractCents(priceCents, fundedCents)
  if (fundedCents === 0) return 'No cash has been received for it.'
  const funded = `${usdWithCents(fundedCents)} of it is paid or covered by cash`
  return open > 0 ? `${funded}; ${usdWithCents(open)} is on trade credit or not due yet.` : `${funded}.`
}
