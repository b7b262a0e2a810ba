import { initialPolicy } from '../credit/initialPolicy'
import { depositWords, netWords } from '../credit/paymentTerms'
import { CREDIT_FACTORS } from '../credit/policy'
import { ASSIGNABLE_TIERS } from '../credit/tier'
import type { Drawing } from '../framing/drawing'
import { dollars } from '../money/usd'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'

const BEST = 100
const { thresholds, tierLimits, tierTerms, points, factors } = initialPolicy
/** The answer worth the most points is emphasized. */
const most = (factor: (typeof CREDIT_FACTORS)[number]) => Math.max(...Object.values(points[factor]))
const weightiest = Math.max(...CREDIT_FACTORS.map(most))
/** Minimum points of each tier. */
const STARTS = { Preferred: thresholds.preferred, Standard: thresholds.standard, Prepay: 0 } as const
const TIERS = ASSIGNABLE_TIERS.toSorted((one, other) => STARTS[one] - STARTS[other])

/** The points answers can earn, stacked, and where the tiers begin. */
export function scoreScale(form: DrawingForm): Drawing {
  const size = SHEETS[form]
  const pen = new Pen(size)
  const card = form === 'card'
  const [left, right] = card ? [28, size.width - 28] : [form === 'wide' ? 220 : 158, size.width - 30]
  const [top, bottom] = card ? [40, size.height - 30] : [70, size.height - 64]
  const xOf = (score: number) => left + ((right - left) * score) / BEST
  const row = (bottom - top) / CREDIT_FACTORS.length
  let reached = 0
  for (const [index, factor] of CREDIT_FACTORS.entries()) {
    const own = most(factor)
    const y = top + index * row + row * 0.2
    pen.box(own === weightiest ? 'lead' : 'tint', xOf(reached), y, xOf(own) - left, row * 0.6)
    reached += own
    if (!card) {
      pen.text(factors[factor].label, left - 14, y + row * 0.3, { anchor: 'end', scale: 0.95 })
      // No text has enough contrast on the accent in both themes, so its figure is beside it.
      if (own === weightiest) pen.text(String(own), xOf(reached) + 10, y + row * 0.3, { anchor: 'start', tone: 'signal' })
      else pen.text(String(own), xOf(reached) - (xOf(own) - left) / 2, y + row * 0.3, { tone: 'strong' })
    }
    if (index < CREDIT_FACTORS.length - 1) pen.line('hidden', { x: xOf(reached), y: y + row * 0.6 }, { x: xOf(reached), y: y + row })
  }
  pen.line('frame', { x: left, y: bottom }, { x: right, y: bottom })
  for (const tier of TIERS) {
    pen.line('dimension', { x: xOf(STARTS[tier]), y: top - 12 }, { x: xOf(STARTS[tier]), y: bottom + 10 })
    if (card) continue
    pen.text(tier, xOf(STARTS[tier]), top - 28, { tone: 'strong', scale: 0.9, anchor: 'start' })
    pen.text(String(STARTS[tier]), xOf(STARTS[tier]), bottom + 28)
  }
  if (!card) pen.text(String(BEST), right, bottom + 28).text('points', left - 14, bottom + 28, { anchor: 'end', scale: 0.95 })
  return pen.drawing(
    `A score of at most ${BEST} points, made of five answers; Standard begins at ${STARTS.Standard} and Preferred at ${STARTS.Preferred}`,
  )
}

/** Tiers as steps, as high as their limits and as wide as their range of points. */
export function tierSteps(form: DrawingForm): Drawing {
  const size = SHEETS[form]
  const pen = new Pen(size)
  const card = form === 'card'
  const [left, right] = card ? [24, size.width - 24] : [form === 'wide' ? 90 : 24, size.width - 24]
  const [top, bottom] = card ? [40, size.height - 40] : [110, size.height - 84]
  const highest = Math.max(...Object.values(tierLimits))
  const xOf = (score: number) => left + ((right - left) * score) / BEST
  const yOf = (dollars: number) => bottom - ((bottom - top) * dollars) / highest
  for (const [index, tier] of TIERS.entries()) {
    const next = TIERS[index + 1]
    const [from, to, y] = [xOf(STARTS[tier]), xOf(next ? STARTS[next] : BEST), yOf(tierLimits[tier])]
    pen.box(next ? 'tint' : 'lead', from, y, to - from, bottom - y)
    const riser = index > 0 ? [{ x: from, y: yOf(tierLimits[TIERS[index - 1] ?? tier]) }] : []
    pen.lines('frame', [...riser, { x: from, y }, { x: to, y }])
    if (card) continue
    const middle = (from + to) / 2
    const terms = tierTerms[tier]
    const words = terms.depositShare < 1 ? [dollars(tierLimits[tier]), netWords(terms), depositWords(terms)] : ['paid in advance']
    pen.text(tier, middle, y - 22 - words.length * 22, { tone: 'strong', scale: 1.1 })
    for (const [line, text] of words.entries()) pen.text(text, middle, y - (words.length - line) * 22, { scale: 0.92 })
    pen.line('dimension', { x: from, y: bottom - 4 }, { x: from, y: bottom + 14 })
    pen.text(String(STARTS[tier]), from, bottom + 32, index === 0 ? { anchor: 'start' } : {})
  }
  pen.line('frame', { x: left, y: bottom }, { x: right, y: bottom })
  pen.line('frame', { x: right, y: yOf(highest) }, { x: right, y: bottom })
  if (!card) pen.text(String(BEST), right, bottom + 32, { anchor: 'end' })
  if (!card) pen.text('score of the answers', xOf(STARTS.Standard) / 2 + left / 2, bottom + 58, { scale: 0.9 })
  return pen.drawing(
    `Tiers as steps over the score: Prepay without credit, Standard from ${STARTS.Standard} points, Preferred from ${STARTS.Preferred} with the highest limit`,
  )
}
