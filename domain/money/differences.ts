import { type Cents, cents, sumCents } from './cents'

/** Subtracts amounts; the result may be negative. */
export function subtractCents(amount: Cents, ...taken: readonly Cents[]): Cents {
  return cents(amount - sumCents(taken))
}

/** Negates an amount: a credit for a debit. */
export function negateCents(amount: Cents): Cents {
  return cents(-amount)
}

/** An amount without its sign. */
export function absoluteCents(amount: Cents): Cents {
  return cents(Math.abs(amount))
}

/** The smallest amount: for example what is requested, capped at what is available. */
export function minCents(first: Cents, ...others: readonly Cents[]): Cents {
  return cents(Math.min(first, ...others))
}

/** The largest amount: for example what is left, at least zero. */
export function maxCents(first: Cents, ...others: readonly Cents[]): Cents {
  return cents(Math.max(first, ...others))
}
