import type { $brand } from 'zod'

/**
 * An amount of money in whole US cents, used from the schema (`centsSchema`) to the screen (`usd`). Sums are exact. A part of an amount
 * comes from `allocate`, `shareOf`, `costOf` or `wholeShareOf`, so that nothing is rounded anywhere else. Dollars only occur in the
 * contracts the specification fixes (docs/decisions/0040 lists them), through `centsOfDollars` and `dollarsOfCents`.
 */
export type Cents = number & $brand<'US cents'>

/** Whether a typed or stored value is an amount. */
export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value)
}

/** @throws RangeError unless it is a whole number of cents that can be counted exactly (up to 90 trillion dollars) */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not whole cents`)
  // The only place where a number becomes an amount. Normalizes minus zero.
  return (value === 0 ? 0 : value) as Cents
}

/** Rounds a contract's US dollar amount to the nearest cent. @throws RangeError for an invalid amount */
export function centsOfDollars(dollars: number): Cents {
  return cents(Math.round(dollars * 100))
}

/** Converts cents for a contract in US dollars. */
export function dollarsOfCents(amount: Cents): number {
  return amount / 100
}

/** Dollars with exactly two decimals, as files for other programs hold them: '4841.80'. */
export function decimalDollars(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** @throws RangeError for a sum too large to be exact */
export function addCents(...amounts: readonly Cents[]): Cents {
  return sumCents(amounts)
}

/** The sum of a list of any length; zero when empty. @throws RangeError for a sum too large to be exact */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** Multiplies a price by a count. @param count a whole number @throws RangeError unless the result is whole cents and exact */
export function timesCents(amount: Cents, count: number): Cents {
  return cents(amount * count)
}
