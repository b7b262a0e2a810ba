import { figure } from '../numbers/figure'
import { type Cents, centsOfDollars } from './cents'

/** Formats cents in dollars, with cents only when there are any: '$75,000', '$12.50', '−$3' */
export function usd(cents: Cents): string {
  return written(cents, cents % 100 !== 0)
}

/** Formats cents where cents matter (bills, ledgers, unit prices): '$75,000.00' */
export function usdWithCents(cents: Cents): string {
  return written(cents, true)
}

/** `usd` for an amount in dollars. */
export function dollars(amount: number): string {
  return usd(centsOfDollars(amount))
}

/** `usdWithCents` for an amount in dollars. */
export function dollarsWithCents(amount: number): string {
  return usdWithCents(centsOfDollars(amount))
}

/** Formats an estimate or a drawing's figure to the nearest dollar: '$7,503' for 7502.6. */
export function wholeDollars(amount: number): string {
  return dollars(Math.round(amount))
}

function written(cents: Cents, withCents: boolean): string {
  const amount = Math.abs(cents)
  const fraction = withCents ? ((amount % 100) / 100).toFixed(2).slice(1) : ''
  return `${cents < 0 ? '−' : ''}$${figure(Math.trunc(amount / 100))}${fraction}`
}
