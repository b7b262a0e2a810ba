import type { CallOutput } from '@framewell/domain/http/defineCall'
import { addCents, centsOfDollars, dollarsOfCents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { dollars, dollarsWithCents } from '@framewell/domain/money/usd'
import type { getPaymentAnalytics } from '@framewell/domain/payments/escrowCalls'
import { fundingWords } from '@framewell/domain/payments/funding'

type Analytics = CallOutput<typeof getPaymentAnalytics>
/** Cash by bank account, credit, and what was paid early, US dollars. */
export type CashSplit = Pick<Analytics, 'cashHeld' | 'cashInEscrow' | 'onCredit' | 'advancesOutstanding'>
export type MoneyDay = Analytics['timeline'][number]

/** Holders of amounts not paid out, bottom to top. Cash and credit alike; `fundingWords` tells them apart. */
export const HOLDERS = ['escrow', 'retainage', 'fabricators', 'refunds'] as const
export type Holder = (typeof HOLDERS)[number]
export const HOLDER_WORDS: Readonly<Record<Holder | 'receivables', string>> = {
  escrow: 'Not released yet, cash and credit',
  retainage: 'Held back until acceptance',
  fabricators: 'Payable to shops, early payouts included',
  refunds: 'Refunds to be paid',
  receivables: 'Trade credit to be paid',
}

/** Today's summary: amount not paid out, how much of it came in as cash, and what is still owed. */
export function findingOf({ receivables }: MoneyDay, { cashHeld, cashInEscrow, onCredit, advancesOutstanding }: CashSplit): string {
  const cashCents = centsOfDollars(cashHeld)
  const creditCents = centsOfDollars(onCredit)
  const escrowCents = centsOfDollars(cashInEscrow)
  const funding = { unpaidCents: addCents(cashCents, creditCents), cashCents, escrowCents, creditCents }
  const found = fundingWords(funding, centsOfDollars(advancesOutstanding))
  return receivables > 0 ? `${found}. Trade credit to be paid: ${dollarsWithCents(receivables)}` : found
}

/** '$61,494 in cash, $215,578 on credit': the parts of what is not released. */
export function unreleasedWords({
  totalEscrowValue,
  unreleasedOnCredit,
}: Pick<Analytics, 'totalEscrowValue' | 'unreleasedOnCredit'>): string {
  const cashCents = subtractCents(centsOfDollars(totalEscrowValue), centsOfDollars(unreleasedOnCredit))
  return `${dollars(dollarsOfCents(cashCents))} in cash, ${dollars(unreleasedOnCredit)} on credit`
}

export interface LedgerRiver {
  readonly bands: readonly { readonly holder: Holder; readonly path: string }[]
  /** Receivables as a line. */
  readonly owed: string
  /** The top of the scale, a round number of US dollars. */
  readonly top: number
  /** A day's position as a share of the width, 0 to 1. */
  readonly placeOf: (index: number) => number
}

/** View-box units: 1000 wide, 100 high. */
export const RIVER = { width: 1000, height: 100 } as const

/**
 * Lays out the money as stacked bands over time, each as high as its holder's balance. A balance stays constant until the next day with a
 * movement, so the edges are steps; the last day reaches the right edge. Not the drawing in `domain/drawings/moneyRiver`: that one
 * illustrates the release policy for a sample order, as shares over weeks, with text in the drawing. This one shows the ledger of all
 * visible projects in dollars over days and is navigable by keyboard.
 * @param days oldest first, at least one
 */
export function riverLayout(days: readonly MoneyDay[]): LedgerRiver {
  const times = days.map(({ day }) => Date.parse(day))
  const first = times[0] ?? 0
  // The last day needs a width of its own; otherwise the current balance would be invisible.
  const span = Math.max((times.at(-1) ?? 0) - first, 86_400_000) * (1 + 1 / (days.length + 3))
  const placeOf = (index: number) => ((times[index] ?? first) - first) / span
  const top = roundTop(Math.max(1, ...days.map((day) => Math.max(day.receivables, sum(day, HOLDERS.length)))))
  const x = (index: number) => (index >= days.length ? RIVER.width : round(placeOf(index) * RIVER.width))
  const y = (value: number) => round(RIVER.height * (1 - value / top))
  /** Steps from left to right: across at a day's height, then up or down to the next. */
  const steps = (heights: readonly number[]) => heights.map((value, at) => `${x(at)},${y(value)} ${x(at + 1)},${y(value)}`)
  const bands = HOLDERS.map((holder, at) => {
    const upper = steps(days.map((day) => sum(day, at + 1)))
    const lower = steps(days.map((day) => sum(day, at)))
    const back = lower.map((pair) => pair.split(' ').reverse().join(' ')).reverse()
    return { holder, path: `M${[...upper, ...back].join(' ')}Z` }
  })
  return { bands, owed: `M${steps(days.map(({ receivables }) => receivables)).join(' ')}`, top, placeOf }
}

const sum = (day: MoneyDay, count: number) => HOLDERS.slice(0, count).reduce((all, holder) => all + day[holder], 0)
const round = (value: number) => Math.round(value * 100) / 100

/** The next round number that still lets the chart fill its height. */
function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power
}
