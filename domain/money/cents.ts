declare const unit: unique symbol

/** An amount of money: whole US cents. Sums of them are exact; anything else goes through `allocate`. */
export type Cents = number & { readonly [unit]: 'US cents' }

/** @throws RangeError unless it is a whole number of cents that can be counted exactly (up to 90 trillion dollars). */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`)
  // The one place where a number becomes an amount. No amount is minus zero.
  return (value === 0 ? 0 : value) as Cents
}

/** The nearest cent to an amount that a contract states in US dollars. @throws RangeError for what is no amount. */
export function centsOfDollars(dollars: number): Cents {
  return cents(Math.round(dollars * 100))
}

/** An amount in cents for a contract that states US dollars. @throws RangeError unless it is a whole number of cents. */
export function dollarsOfCents(amount: number): number {
  return cents(amount) / 100
}

export function addCents(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
}
