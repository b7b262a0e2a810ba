import { type Cents, cents } from './cents'

/**
 * An amount in the proportion of two others, to the nearest cent, half a cent up: 900 in the proportion 200 to 300 is 600. Zero for a whole
 * of zero.
 * @param amount zero or more, as are the others
 */
export function proportionOf(amount: Cents, part: Cents, whole: Cents): Cents {
  if (whole <= 0) return cents(0)
  const twice = 2n * BigInt(amount) * BigInt(part)
  return cents(Number((twice + BigInt(whole)) / (2n * BigInt(whole))))
}
