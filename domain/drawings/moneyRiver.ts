import type { Drawing } from '../framing/drawing'
import { wholeDollars } from '../money/usd'
import { PHASE_WORDS, PHASES, type Phase, type ReleasePolicy } from '../payments/phases'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'

/** When each phase happens, as a share of the weeks to delivery. An example: each order has its own dates. */
const AT: Record<Phase, number> = { fabrication_start: 0.2, quality_check: 0.68, shipment: 0.86, delivery: 1 }

interface Order {
  readonly priceDollars: number
  readonly weeks: number
  readonly policy: ReleasePolicy
}
interface Level {
  readonly week: number
  readonly escrow: number
  readonly retained: number
  readonly released: number
}

/**
 * An example order's money week by week: paid in before fabrication, released with each recorded phase, with retainage held
 * back. Drawn from the release policy; the payments screen draws the ledger itself.
 */
export function moneyRiver({ priceDollars, weeks, policy }: Order, form: DrawingForm): Drawing {
  const levels = levelsOf(weeks, policy)
  const card = form === 'card'
  const wide = form === 'wide'
  const size = { ...SHEETS[form], height: wide ? 520 : card ? SHEETS.card.height : 440 }
  const pen = new Pen(size)
  const [left, right] = card ? [0, size.width] : [wide ? 30 : 14, size.width - (wide ? 230 : 14)]
  const [top, bottom] = card ? [36, 204] : [wide ? 92 : 96, size.height - (wide ? 96 : 112)]
  const end = weeks + policy.acceptanceDays / 7 + 1
  const xOf = (week: number) => left + ((right - left) * week) / end
  const yOf = (share: number) => top + (bottom - top) * share
  const bands = [
    { kind: 'wash', until: (level: Level) => level.escrow },
    { kind: 'lead', until: (level: Level) => level.escrow + level.retained },
    { kind: 'tint', until: () => 1 },
  ] as const
  let from = (_: Level) => 0
  for (const { kind, until } of bands) {
    const above = edge(levels, end, from, xOf, yOf)
    const below = edge(levels, end, until, xOf, yOf).toReversed()
    pen.path(kind, `${curve(above)}L${curve(below).slice(1)}Z`)
    from = until
  }
  pen.path('edge', curve(edge(levels, end, ({ escrow }) => escrow, xOf, yOf)))
  if (card) return pen.drawing(title())
  const dollars = (share: number) => wholeDollars(priceDollars * share)
  pen.text(`${dollars(1)} paid in`, xOf(0) + 14, yOf(0.14), { anchor: 'start', tone: 'strong', scale: wide ? 1.5 : 1.05 })
  for (const [index, phase] of PHASES.entries()) {
    const x = xOf(AT[phase] * weeks)
    const row = wide ? 0 : index % 2
    pen.line('hidden', { x, y: top - 14 - row * 34 }, { x, y: bottom + 10 })
    const anchor = wide ? {} : index === 0 ? {} : ({ anchor: 'end' } as const)
    pen.text(PHASE_WORDS[phase], x, top - 44 - row * 40 + (wide ? 0 : 14), { scale: wide ? 0.95 : 0.74, tone: 'strong', ...anchor })
    pen.text(dollars(policy.shares[phase]), x, top - 25 - row * 40 + (wide ? 0 : 12), { scale: wide ? 0.95 : 0.74, ...anchor })
  }
  for (let week = 0; week <= end; week += wide ? 1 : 2) pen.text(String(week), xOf(week), bottom + 26, { scale: 0.85 })
  pen.text('weeks after the order is paid', (left + right) / 2, bottom + 50, { scale: 0.9 })
  const last = levels.at(-1)
  if (!last) return pen.drawing(title())
  const notes = [
    { text: `Released ${dollars(last.released)}`, y: yOf(last.released / 2), tone: 'steel' as const },
    { text: `Held back ${dollars(policy.retainageShare)}`, y: yOf(policy.retainageShare / 2) - 24, tone: 'signal' as const },
  ]
  if (wide) for (const { text, y, tone } of notes) pen.text(text, right + 16, y, { anchor: 'start', tone, scale: 1.15 })
  else
    for (const [index, { text, tone }] of notes.entries())
      pen.text(text, 14 + index * 182, size.height - 22, { anchor: 'start', tone, scale: 0.86 })
  return pen.drawing(title())
}

function title(): string {
  return 'The money of one order over its weeks: what is not released falls with each phase; a part is held back until acceptance'
}

function levelsOf(weeks: number, { shares, retainageShare, acceptanceDays }: ReleasePolicy): Level[] {
  const levels: Level[] = [{ week: 0, escrow: 1, retained: 0, released: 0 }]
  let [escrow, released] = [1, 0]
  for (const phase of PHASES) {
    const share = shares[phase]
    const retained = phase === 'delivery' ? retainageShare : 0
    escrow -= share
    released += share - retained
    levels.push({ week: AT[phase] * weeks, escrow: Math.max(escrow, 0), retained, released })
  }
  levels.push({ week: weeks + acceptanceDays / 7, escrow: 0, retained: 0, released: released + retainageShare })
  return levels
}

type Point = readonly [number, number]

/** Steps of a level, each with the run over which it falls. */
function edge(
  levels: readonly Level[],
  end: number,
  of: (level: Level) => number,
  xOf: (week: number) => number,
  yOf: (share: number) => number,
): Point[] {
  const run = end / 36
  const points = levels.flatMap((level, index): Point[] => {
    const before = levels[index - 1]
    return before
      ? [
          [xOf(level.week - run), yOf(of(before))],
          [xOf(level.week + run), yOf(of(level))],
        ]
      : [[xOf(0), yOf(of(level))]]
  })
  const last = levels.at(-1)
  return last ? [...points, [xOf(end), yOf(of(last))]] : points
}

/** Level while nothing happens, an S-curve while money flows. */
function curve(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1]
      if (!before) return `M${x.toFixed(1)} ${y.toFixed(1)}`
      const middle = ((before[0] + x) / 2).toFixed(1)
      return `C${middle} ${before[1].toFixed(1)} ${middle} ${y.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
