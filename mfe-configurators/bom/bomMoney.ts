import { dollarsWithCents } from '@framewell/domain/money/usd'

/** Dollars with cents, which matter on a bill; or a note that the price list has no price. */
export function centsOf(dollars: number | null): string {
  return dollars === null ? 'Not listed' : dollarsWithCents(dollars)
}
