import { centsOfDollars } from './cents'

const formats = [0, 2].map((digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }))

/** An amount in cents: whole dollars, with cents where there are some. '$75,000', '$12.50', '−$3' */
export function usd(cents: number): string {
  return written(cents, cents % 100 === 0 ? 0 : 2)
}

/** An amount in cents where cents matter (bills, ledgers, unit prices): '$75,000.00'. Fractions of a cent are rounded. */
export function usdWithCents(cents: number): string {
  return written(cents, 2)
}

/** The same as `usd`, for an amount that a contract states in dollars. */
export function dollars(amount: number): string {
  return usd(centsOfDollars(amount))
}

/** The same as `usdWithCents`, for an amount that a contract states in dollars. */
export function dollarsWithCents(amount: number): string {
  return usdWithCents(centsOfDollars(amount))
}

/** The nearest whole dollar of an estimate or a drawing: '$7,503' for 7502.6. */
export function wholeDollars(amount: number): string {
  return dollars(Math.round(amount))
}

function written(cents: number, digits: 0 | 2): string {
  const figure = formats[digits / 2]?.format(Math.abs(cents) / 100)
  return `${cents < 0 ? '−' : ''}$${figure}`
}
