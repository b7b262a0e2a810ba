import { type Cents, cents } from './cents'

/**
 * Divides an amount by shares to the cent (largest remainder method): each part is within a cent of its exact share; remaining cents go to
 * the parts with the largest remainders, the earlier one in a tie.
 * @param shares whole numbers: percents, basis points, or the cents of other amounts
 * @throws RangeError for shares that are negative, not whole, or all zero
 */
export function allocate(total: Cents, shares: readonly number[]): Cents[] {
  if (shares.some((share) => !Number.isSafeInteger(share) || share < 0)) throw new RangeError('Shares are whole numbers, none below zero')
  const whole = shares.reduce((sum, share) => sum + BigInt(share), 0n)
  if (whole === 0n) throw new RangeError('There is nobody to give to')
  const amount = BigInt(Math.abs(total))
  const parts = shares.map((share, index) => {
    const exact = amount * BigInt(share)
    return { index, given: exact / whole, lacks: exact % whole }
  })
  const left = Number(amount - parts.reduce((sum, { given }) => sum + given, 0n))
  const favoured = new Set(
    [...parts]
      .sort((a, b) => (a.lacks === b.lacks ? a.index - b.index : a.lacks > b.lacks ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  )
  return parts.map(({ index, given }) => cents(Math.sign(total) * (Number(given) + (favoured.has(index) ? 1 : 0))))
}
