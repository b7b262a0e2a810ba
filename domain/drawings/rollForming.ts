import type { Drawing, PaperPoint } from '../framing/drawing'
import { STUD_362_INCHES, stud } from '../framing/profile'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'

/** The finished stud in inches, as in the plans' bearing walls. */
const STUD = { ...STUD_362_INCHES, mils: 43 } as const
/** Width of the unbent strip: the sum of its sides. */
const STRIP = STUD.web + 2 * (STUD.flange + STUD.lip)
const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞'] as const
const SHOWN_WIDTH = `${Math.floor(STRIP)}${EIGHTHS[Math.round((STRIP % 1) * 8)]}″`
/** Drawn lengths in inches: the flat strip after the coil, between two passes, and the stud after the last. */
const FLAT = 2.6
const BETWEEN = 2.5
const OUT = 2.6
const COIL = 2.1
/** Bend angles of lips and flanges after each pass, in degrees. An example: shops use their own. */
const PASSES = [
  { lips: 45, flanges: 0 },
  { lips: 90, flanges: 0 },
  { lips: 90, flanges: 30 },
  { lips: 90, flanges: 60 },
  { lips: 90, flanges: 90 },
] as const
type Bent = { readonly lips: number; readonly flanges: number }
const UNBENT: Bent = { lips: 0, flanges: 0 }
const LAST = PASSES[PASSES.length - 1] ?? UNBENT
const LENGTH = FLAT + BETWEEN * PASSES.length + OUT

const DEGREE = Math.PI / 180

/** Section corners from lip to lip: inches across the line, and up. */
export function bentSection({ lips, flanges }: Bent): readonly (readonly [across: number, up: number])[] {
  const flange = [STUD.flange * Math.cos(flanges * DEGREE), STUD.flange * Math.sin(flanges * DEGREE)] as const
  const lip = [STUD.lip * Math.cos((flanges + lips) * DEGREE), STUD.lip * Math.sin((flanges + lips) * DEGREE)] as const
  const half = STUD.web / 2
  const right = [
    [half, 0],
    [half + flange[0], flange[1]],
    [half + flange[0] + lip[0], flange[1] + lip[1]],
  ] as const
  return [...right.map(([across, up]) => [-across, up] as const).reverse(), ...right]
}

/** A coil that passes through a roll former and becomes a stud, cut at its mark. */
export function rollForming(form: DrawingForm): Drawing {
  const card = form === 'card'
  const size = form === 'figure' ? { ...SHEETS.figure, height: 440 } : SHEETS[form]
  const pen = new Pen(size)
  const wide = form === 'wide'
  const scale = card ? 16 : wide ? 35 : 23
  const [left, top] = card ? [86, 108] : wide ? [330, 204] : [106, 142]
  // The line runs down to the right; across it, right is up.
  const put = (along: number, across: number, up: number): PaperPoint => ({
    x: left + (along * 0.86 + across * 0.52) * scale,
    y: top + (along * 0.4 - across * 0.34 - up) * scale,
  })
  const section = (along: number, bent: Bent) => bentSection(bent).map(([across, up]) => put(along, across, up))

  coil(pen, put)
  const stations = [
    { along: 0, bent: UNBENT },
    { along: FLAT, bent: UNBENT },
    ...PASSES.map((bent, index) => ({ along: FLAT + BETWEEN * (index + 1), bent })),
    { along: LENGTH, bent: LAST },
  ]
  for (const [index, { along, bent }] of stations.entries()) {
    const next = stations[index + 1]
    if (!next) continue
    const [near, far] = [section(next.along, next.bent), section(along, bent)]
    // Side by side, far flange first, so that what is behind is veiled.
    for (const side of [4, 3, 2, 1, 0]) {
      const face = [far[side], far[side + 1], near[side + 1], near[side]].flatMap((point) => point ?? [])
      pen.lines('plane', face, true).lines(side === 2 ? 'tint' : 'wash', face, true)
      for (const corner of [side, side + 1]) {
        const [from, to] = [far[corner], near[corner]]
        if (from && to) pen.line(corner === 0 || corner === 5 ? 'edge' : 'web', from, to)
      }
    }
  }
  for (const { along, bent } of stations.slice(2, -1)) pen.lines('stud', section(along, bent))
  const end = section(LENGTH, LAST)
  pen.lines('push', end)
  if (card) return pen.drawing(title())
  const words = wide ? 1.15 : 0.9
  const note = (head: string, text: string, at: PaperPoint, label: PaperPoint, anchor?: 'start' | 'end', tone?: 'signal') => {
    pen.line('dimension', at, { x: label.x, y: label.y + (label.y < at.y ? 30 : -20) })
    pen.text(head, label.x, label.y, { ...(anchor ? { anchor } : {}), scale: words * 1.15, tone: tone ?? 'strong' })
    pen.text(text, label.x, label.y + size.labelSize * 1.25, { ...(anchor ? { anchor } : {}), scale: words })
  }
  const lips = put(FLAT + BETWEEN * 2, STUD.web / 2 + STUD.flange, STUD.lip)
  const flanges = put(FLAT + BETWEEN * 4, -STUD.web / 2, 0)
  const flat = put(FLAT * 0.75, -STRIP / 2, 0)
  note('Lips', 'bent first', lips, { x: lips.x + scale * 0.9, y: lips.y - scale * 2.9 })
  note('Flanges', 'in three passes', flanges, { x: flanges.x - scale * 0.6, y: flanges.y + scale * 2.4 })
  note('Strip', `${SHOWN_WIDTH} wide`, flat, { x: flat.x - scale * 0.2, y: flat.y + scale * 2.4 })
  const right = size.width - (wide ? 60 : 8)
  const foot = size.height - (wide ? 34 : 12)
  pen.text(stud('362', STUD.mils), right, foot - size.labelSize * (wide ? 1.9 : 1.7), { anchor: 'end', scale: words * 1.8, tone: 'signal' })
  pen.text('cut to its mark', right, foot, { anchor: 'end', scale: words })
  return pen.drawing(title())
}

function title(): string {
  return `A strip of steel, ${STRIP} inches wide, runs off a coil through ${PASSES.length} passes of rolls: the lips are bent first, then the flanges, until it is a stud ${stud('362', STUD.mils)}`
}

/** The coil at the start of the line; the strip leaves at the bottom. */
function coil(pen: Pen, put: (along: number, across: number, up: number) => PaperPoint): void {
  const ring = (radius: number, across: number) =>
    Array.from({ length: 48 }, (_, index) => {
      const angle = (index / 48) * 2 * Math.PI
      return put(radius * Math.sin(angle), across, COIL - radius * Math.cos(angle))
    })
  const half = STRIP / 2
  const [far, near] = [ring(COIL, half), ring(COIL, -half)]
  // The visible sheet between both faces: from the bottom over the front to the top.
  pen.lines('plane', far, true).lines('wash', far, true).lines('edge', far, true)
  const seam = [...near.slice(20, 48), ...near.slice(0, 1), ...far.slice(0, 1), ...far.slice(20, 48).reverse()]
  pen.lines('plane', seam, true).lines('wash', seam, true)
  for (const at of [0, 20]) {
    const [from, to] = [near[at], far[at]]
    if (from && to) pen.line('edge', from, to)
  }
  pen.lines('plane', near, true).lines('tint', near, true).lines('edge', near, true)
  for (const share of [0.88, 0.76, 0.64]) pen.lines('hidden', ring(COIL * share, -half), true)
  const core = ring(COIL * 0.5, -half)
  pen.lines('plane', core, true).lines('plane', core, true).lines('edge', core, true)
}
