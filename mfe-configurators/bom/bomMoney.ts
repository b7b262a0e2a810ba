import { dollarsWithCents } from '@framewell/domain/money/usd'

/** Dollars with cents: on a bill they matter. A price that the list does not have says so. */
export function centsOf(dollars: number | null): string {
  return dollars === null ? 'Not listed' : dollarsWithCents(dollars)
}
