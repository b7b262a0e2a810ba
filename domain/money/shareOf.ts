import { type Cents, cents } from './cents'

const WHOLE = 1_000_000_000

/**
 * A share as whole billionths, for `allocate` and exact parts: 0.145 has no exact binary fraction, but is exactly 145 million billionths.
 * Decimals beyond the ninth are ignored.
 * @param share 0.2 for 20%
 * @throws RangeError for a negative share, or one that is too large
 */
export function billionths(share: number): number {
  const parts = Math.round(share * WHOLE)
  if (!Number.isSafeInteger(parts) || parts < 0) throw new RangeError(`${share} is not a share`)
  return parts
}

/**
 * A share of an amount, rounded to the nearest cent; half a cent rounds away from zero. @param share 0.2 for 20% @throws RangeError as
 * `billionths`
 */
export function shareOf(amount: Cents, share: number): Cents {
  const twice = 2n * BigInt(Math.abs(amount)) * BigInt(billionths(share))
  return cents(Math.sign(amount) * Number((twice + BigInt(WHOLE)) / BigInt(2 * WHOLE)))
}

/** A share of an amount, rounded down to whole cents. @param share 0.2 for 20% @throws RangeError as `billionths` */
export function wholeShareOf(amount: Cents, share: number): Cents {
  return cents(Math.sign(amount) * Number((BigInt(Math.abs(amount)) * BigInt(billionths(share))) / BigInt(WHOLE)))
}

/**
 * The cost of a fractional quantity: 12.5 miles at 450 cents each. Rounds to the nearest cent; half a cent rounds away from zero.
 * @throws RangeError as `billionths`
 */
export function costOf(price: Cents, quantity: number): Cents {
  return shareOf(price, quantity)
}
