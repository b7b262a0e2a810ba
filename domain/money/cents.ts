import type { $brand } from 'zod'

/**
 * An amount of money: whole US cents, wherever the house holds one, from the schema (`centsSchema`) to the screen (`usd`). Sums are exact; a part of
 * an amount comes from `allocate`, `shareOf`, `costOf` or `wholeShareOf`, so that nothing is rounded anywhere else. Dollars stand only in the contracts
 * that the specification fixes (docs/decisions/0040 lists them), behind `centsOfDollars` and `dollarsOfCents`.
 */
export type Cents = number & $brand<'US cents'>

/** Whether something that was typed or stored is an amount already. */
export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value)
}

/** @throws RangeError unless it is a whole number of cents that can be counted exactly (up to 90 trillion dollars). */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not whole cents`)
  // The one place where a number becomes an amount. No amount is minus zero.
  return (value === 0 ? 0 : value) as Cents
}

/** The nearest cent to an amount that a contract states in US dollars. @throws RangeError for what is no amount. */
export function centsOfDollars(dollars: number): Cents {
  return cents(Math.round(dollars * 100))
}

/** An amount in cents for a contract that states US dollars. */
export function dollarsOfCents(amount: Cents): number {
  return amount / 100
}

/** @throws RangeError for a sum beyond what can be counted exactly */
export function addCents(...amounts: readonly Cents[]): Cents {
  return sumCents(amounts)
}

/** The sum of a list, however long; nothing for an empty one. @throws RangeError for a sum beyond what can be counted exactly */
export function sumCents(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}

/** What so many cost at a price each. @param count a whole number @throws RangeError unless it comes to whole cents that can be counted exactly */
export function timesCents(amount: Cents, count: number): Cents {
  return cents(amount * count)
}
