import { type Cents, cents } from './cents'

const WHOLE = 1_000_000_000

/**
 * A share as whole billionths, for `allocate` and for exact parts: 0.145 is 145 millionths of a thousand, though no binary fraction is. Decimals
 * beyond the ninth do not count.
 * @param share 0.2 for 20%
 * @throws RangeError for a share below nothing, or one that cannot be counted
 */
export function billionths(share: number): number {
  const parts = Math.round(share * WHOLE)
  if (!Number.isSafeInteger(parts) || parts < 0) throw new RangeError(`${share} is not a share`)
  return parts
}

/** The part of an amount nearest to a share of it; half a cent goes away from zero. @param share 0.2 for 20% @throws RangeError as `billionths` */
export function shareOf(amount: Cents, share: number): Cents {
  const twice = 2n * BigInt(Math.abs(amount)) * BigInt(billionths(share))
  return cents(Math.sign(amount) * Number((twice + BigInt(WHOLE)) / BigInt(2 * WHOLE)))
}

/** The part of an amount that is no more than a share of it: what is left of a cent stays. @param share 0.2 for 20% @throws RangeError as `billionths` */
export function wholeShareOf(amount: Cents, share: number): Cents {
  return cents(Math.sign(amount) * Number((BigInt(Math.abs(amount)) * BigInt(billionths(share))) / BigInt(WHOLE)))
}

/**
 * What a quantity costs that need not be whole: 12.5 miles at 450 cents each. The nearest cent; half a cent goes away from zero.
 * @throws RangeError as `billionths`
 */
export function costOf(price: Cents, quantity: number): Cents {
  return shareOf(price, quantity)
}
