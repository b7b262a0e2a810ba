import { type Cents, cents, sumCents } from './cents'

/** What is left of an amount; below zero where more is taken away. */
export function subtractCents(amount: Cents, ...taken: readonly Cents[]): Cents {
  return cents(amount - sumCents(taken))
}

/** The same amount the other way: a credit for a debit. */
export function negateCents(amount: Cents): Cents {
  return cents(-amount)
}

/** An amount without its direction. */
export function absoluteCents(amount: Cents): Cents {
  return cents(Math.abs(amount))
}

/** The smallest of amounts: what is asked, but not more than there is. */
export function minCents(first: Cents, ...others: readonly Cents[]): Cents {
  return cents(Math.min(first, ...others))
}

/** The largest of amounts: what is left, but not less than nothing. */
export function maxCents(first: Cents, ...others: readonly Cents[]): Cents {
  return cents(Math.max(first, ...others))
}
