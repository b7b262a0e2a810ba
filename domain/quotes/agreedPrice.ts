import type { Refusal } from '../http/refusal'
import { centsOfDollars, dollarsOfCents } from '../money/cents'
import type { Priced, PriceResult } from './quoteLine'

/** The price, when it equals the screen's `total` in US dollars. Otherwise a problem with the member, or with the right total. */
export function agreedPrice(result: PriceResult, total: number): { readonly price: Priced } | Refusal<'invalidInput' | 'totalChanged'> {
  if (!result.ok) return { refusal: 'invalidInput', more: { fields: [{ path: result.path, message: result.message }] } }
  const { totalCents } = result.price
  if (centsOfDollars(total) !== totalCents) return { refusal: 'totalChanged', more: { expected: { total: dollarsOfCents(totalCents) } } }
  return { price: result.price }
}
