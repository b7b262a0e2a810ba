import { figure } from '../numbers/figure'
import { type Cents, centsOfDollars } from './cents'

/** An amount in cents: whole dollars, with cents where there are some. '$75,000', '$12.50', '−$3' */
export function usd(cents: Cents): string {
  return written(cents, cents % 100 !== 0)
}

/** An amount in cents where cents matter (bills, ledgers, unit prices): '$75,000.00' */
export function usdWithCents(cents: Cents): string {
  return written(cents, true)
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

function written(cents: Cents, withCents: boolean): string {
  const amount = Math.abs(cents)
  const fraction = withCents ? ((amount % 100) / 100).toFixed(2).slice(1) : ''
  return `${cents < 0 ? '−' : ''}$${figure(Math.trunc(amount / 100))}${fraction}`
}
