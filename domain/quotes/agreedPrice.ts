import type { Refusal } from '../http/refusal'
import { centsOfDollars, dollarsOfCents } from '../money/cents'
import type { Priced, PriceResult } from './quoteLine'

/** The price, where it is what the screen showed: `total` in US dollars. Else the problem names the member, or the right total. */
export function agreedPrice(result: PriceResult, total: number): { readonly price: Priced } | Refusal<'invalidInput' | 'totalChanged'> {
  if (!result.ok) return { refusal: 'invalidInput', more: { fields: [{ path: result.path, message: result.message }] } }
  const { totalCents } = result.price
  if (centsOfDollars(total) !== totalCents) return { refusal: 'totalChanged', more: { expected: { total: dollarsOfCents(totalCents) } } }
  return { price: result.price }
}
