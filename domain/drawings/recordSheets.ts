import type { Drawing, PaperPoint } from '../framing/drawing'
import { frameModel } from '../framing/frameModel'
import type { Layout } from '../framing/layout'
import { outlineBounds } from '../framing/outline'
import { wholeDollars } from '../money/usd'
import { figure, percent } from '../numbers/figure'
import { PHASES, type ReleasePolicy } from '../payments/phases'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'
import { priceParts } from './priceStack'

/** A sheet's sides in its own units, and its margin. */
const PAPER = { width: 150, depth: 106, margin: 16 } as const
/** Where the record's pin goes through all sheets, as shares of the sides. */
const PIN = { across: 0.86, deep: 0.2 } as const
const COS_30 = Math.sqrt(3) / 2

interface Recorded {
  readonly name: string
  readonly squareFeet: number
  readonly layout: Layout
  readonly policy: ReleasePolicy
}

type OnSheet = (across: number, deep: number) => PaperPoint
interface Sheet {
  readonly head: string
  readonly text: string
  readonly draw: (pen: Pen, on: OnSheet) => void
}

/** A house's overlapping sheets, and the one record that pins them together. */
export function recordSheets(recorded: Recorded, form: DrawingForm): Drawing {
  const sheets = sheetsOf(recorded)
  const card = form === 'card'
  const wide = form === 'wide'
  const size = card ? SHEETS.card : wide ? { ...SHEETS.wide, height: 620 } : { ...SHEETS.figure, height: 500 }
  const pen = new Pen(size)
  const [scale, step] = card ? [0.72, 36] : wide ? [1.5, 98] : [1.14, 80]
  const high = (PAPER.width + PAPER.depth) * 0.5 * scale + step * (sheets.length - 1)
  const across = (PAPER.width + PAPER.depth) * COS_30 * scale
  const left = card ? (size.width - across) / 2 : wide ? 260 : 8
  const top = (size.height - high) / 2 + PAPER.depth * 0.5 * scale
  const onLevel =
    (level: number): OnSheet =>
    (x, y) => ({ x: left + (x + y) * COS_30 * scale, y: top + (x - y) * 0.5 * scale + level * step })
  const pin = (level: number) => onLevel(level)(PAPER.width * PIN.across, PAPER.depth * PIN.deep)
  for (const [index, sheet] of sheets.toReversed().entries()) {
    const level = sheets.length - 1 - index
    const on = onLevel(level)
    const edge = [on(0, 0), on(PAPER.width, 0), on(PAPER.width, PAPER.depth), on(0, PAPER.depth)]
    // Painted twice: the sheet below shows through faintly.
    pen.lines('plane', edge, true).lines('plane', edge, true)
    sheet.draw(pen, on)
    pen.lines('edge', edge, true).circle('lead', pin(level), card ? 3 : 5)
    if (level > 0) pen.line('push', pin(level), { x: pin(level).x, y: pin(level).y - step })
    if (card) continue
    const corner = on(PAPER.width, PAPER.depth)
    const x = left + across + (wide ? 60 : 26)
    pen.line('dimension', { x: corner.x + 4, y: corner.y }, { x: x - 8, y: corner.y })
    pen.text(sheet.head, x, corner.y - size.labelSize * 0.55, { anchor: 'start', scale: wide ? 1.35 : 1, tone: 'strong' })
    pen.text(sheet.text, x, corner.y + size.labelSize * 0.8, { anchor: 'start', scale: wide ? 1.1 : 0.86 })
  }
  return pen.drawing(
    `One house on ${sheets.length} sheets with one record through all of them: ${sheets.map(({ head, text }) => `${head.toLowerCase()}, ${text}`).join('; ')}`,
  )
}

function sheetsOf({ name, squareFeet, layout, policy }: Recorded): readonly Sheet[] {
  const inner = { width: PAPER.width - PAPER.margin * 2, depth: PAPER.depth - PAPER.margin * 2 }
  const { members } = frameModel(layout)
  const { parts, dollars } = priceParts(layout)
  const most = Math.max(...parts.map((part) => part.dollars))
  const shares = PHASES.map((phase) => policy.shares[phase])
  const margin = PAPER.margin
  return [
    {
      head: 'Plan',
      text: `${name}, ${figure(squareFeet)} sq ft`,
      draw: (pen, on) => {
        const { left, right, front, rear } = outlineBounds(layout.outline)
        const scale = Math.min((inner.width * 0.72) / (right - left), inner.depth / (rear - front))
        const outline = layout.outline.map(({ x, y }) => on(margin + (x - left) * scale, margin + (y - front) * scale))
        pen.lines('tint', outline, true).lines('frame', outline, true)
      },
    },
    {
      head: 'Bill of materials',
      text: `${figure(members.length)} members, ${wholeDollars(dollars)}`,
      draw: (pen, on) => {
        for (const [row, part] of parts.entries()) {
          const y = PAPER.depth - margin - (inner.depth * (row + 0.5)) / parts.length
          const length = Math.max(2, (inner.width * 0.72 * part.dollars) / most)
          const thick = (inner.depth / parts.length) * 0.3
          pen.lines(
            'solid',
            [on(margin, y - thick), on(margin + length, y - thick), on(margin + length, y + thick), on(margin, y + thick)],
            true,
          )
        }
      },
    },
    {
      head: 'Terms',
      text: 'a tier, a limit, the reasons',
      draw: (pen, on) => {
        for (const step of [0, 1, 2]) {
          const [x, length, deep] = [margin + step * 30, 30, (inner.depth * (step + 1)) / 3]
          pen.lines('tint', [on(x, margin), on(x + length, margin), on(x + length, margin + deep), on(x, margin + deep)], true)
          pen.lines('stud', [on(x, margin), on(x, margin + deep), on(x + length, margin + deep), on(x + length, margin)])
        }
      },
    },
    {
      head: 'Shop',
      text: 'chosen by four factors',
      draw: (pen, on) => {
        const [shop, lot] = [on(margin + 14, PAPER.depth - margin - 12), on(margin + 74, margin + 16)]
        for (const reach of [14, 28]) {
          const ring = Array.from({ length: 36 }, (_, index) => index * (Math.PI / 18))
          pen.lines(
            'hidden',
            ring.map((angle) => on(margin + 74 + reach * Math.cos(angle), margin + 30 + reach * Math.sin(angle))),
            true,
          )
        }
        pen.line('pull', shop, lot).circle('solid', shop, 4).circle('solid', lot, 4)
      },
    },
    {
      head: 'Money',
      text: `${shares.map((share) => percent(share)).join(', ')} by proof`,
      draw: (pen, on) => {
        let paid = 0
        for (const [index, share] of shares.entries()) {
          const [x, length] = [margin + index * 23, 23]
          paid += share
          const deep = inner.depth * paid
          pen.lines('tint', [on(x, margin), on(x + length, margin), on(x + length, margin + deep), on(x, margin + deep)], true)
          pen.line('stud', on(x, margin + deep), on(x + length, margin + deep))
        }
      },
    },
  ]
}
