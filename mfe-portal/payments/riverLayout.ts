import type { CallOutput } from '@framewell/domain/http/defineCall'
import { dollarsWithCents } from '@framewell/domain/money/usd'
import type { getPaymentAnalytics } from '@framewell/domain/payments/escrowCalls'

export type MoneyDay = CallOutput<typeof getPaymentAnalytics>['timeline'][number]

/** Who holds the money, from the ground up. */
export const HOLDERS = ['escrow', 'retainage', 'fabricators'] as const
export type Holder = (typeof HOLDERS)[number]
export const HOLDER_WORDS: Readonly<Record<Holder | 'receivables', string>> = {
  escrow: 'In escrow',
  retainage: 'Held back until acceptance',
  fabricators: 'Released to shops, not paid out yet',
  receivables: 'Owed by builders',
}

/** What the picture says of today. */
export function findingOf({ escrow, retainage, fabricators }: MoneyDay): string {
  const held = escrow + retainage + fabricators
  if (held === 0) return 'All money has reached its owner'
  const parts = [
    escrow > 0 ? `${dollarsWithCents(escrow)} in escrow` : '',
    retainage > 0 ? `${dollarsWithCents(retainage)} until acceptance` : '',
    fabricators > 0 ? `${dollarsWithCents(fabricators)} on its way to shops` : '',
  ].filter(Boolean)
  return `${dollarsWithCents(held)} is held: ${parts.join(', ')}`
}

export interface LedgerRiver {
  readonly bands: readonly { readonly holder: Holder; readonly path: string }[]
  /** What builders owe, as a line. */
  readonly owed: string
  /** The top of the scale, US dollars: a round figure. */
  readonly top: number
  /** Share of the width, 0 to 1, at which a day stands. */
  readonly placeOf: (index: number) => number
}

/** The picture's own units: 1000 wide, 100 high. */
export const RIVER = { width: 1000, height: 100 } as const

/**
 * The money as bands over time: each as high as what its holder has, one upon the other. A balance stays as it is until the next day on which
 * money moved, so the edges are steps; the last day reaches to the right edge. Not the drawing of pages (`domain/drawings/moneyRiver`): that one
 * shows what the release policy means for an example of one order, as shares over weeks, with its words in the sheet; this one is read off the
 * ledger of all projects one sees, in dollars over days, and is moved over by keyboard.
 * @param days oldest first, at least one
 */
export function riverLayout(days: readonly MoneyDay[]): LedgerRiver {
  const times = days.map(({ day }) => Date.parse(day))
  const first = times[0] ?? 0
  // The last day has a width of its own, else what holds now would not be seen.
  const span = Math.max((times.at(-1) ?? 0) - first, 86_400_000) * (1 + 1 / (days.length + 3))
  const placeOf = (index: number) => ((times[index] ?? first) - first) / span
  const top = roundTop(Math.max(1, ...days.map((day) => Math.max(day.receivables, sum(day, HOLDERS.length)))))
  const x = (index: number) => (index >= days.length ? RIVER.width : round(placeOf(index) * RIVER.width))
  const y = (value: number) => round(RIVER.height * (1 - value / top))
  /** Left to right in steps: across at the height of a day, then up or down to the next. */
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

/** The next round figure, near enough that the picture fills its height. */
function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return ([1, 1.2, 1.6, 2, 2.5, 3, 4, 5, 6, 8, 10].find((step) => step * power >= value) ?? 10) * power
}
