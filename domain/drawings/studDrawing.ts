import type { Drawing, PaperPoint } from '../framing/drawing'
import { poundsPerFoot, stud } from '../framing/profile'
import type { DrawingForm } from './DrawingForm'
import { SHEETS } from './DrawingForm'
import { Pen } from './Pen'

/** The stud of the plans' bearing walls, in inches: 362S162-43. */
const STUD = { web: 3.625, flange: 1.625, lip: 0.5 } as const
const DESIGNATION = stud('362', 43)
/** Thickness is exaggerated about three times for visibility. */
const THICK = 0.14

/** Meaning of each part of the designation. */
const WORDS = [
  { code: '362', says: 'web, 3⅝ in deep' },
  { code: 'S', says: 'a stud: a C with lips' },
  { code: '162', says: 'flanges, 1⅝ in wide' },
  { code: '43', says: 'mils: 0.043 in of steel' },
] as const

/** A stud's section with its dimensions, and its designation explained. */
export function studDrawing(form: DrawingForm): Drawing {
  const size = form === 'figure' ? { ...SHEETS.figure, height: 470 } : SHEETS[form]
  const pen = new Pen(size)
  if (form === 'card') {
    // Drawn on its web, so that it fits and keeps its shape on a card.
    const lying = (x: number, y: number): PaperPoint => ({ x: 48 + y * 84, y: 196 - x * 84 })
    section(pen, lying)
    pen.dimension('3⅝″', lying(0, STUD.web), lying(0, 0), { x: 0, y: 20 })
    pen.text('362S162', 200, 112, { scale: 2.1, tone: 'strong' })
    return pen.drawing(title())
  }
  const scale = form === 'wide' ? 104 : 76
  const left = form === 'wide' ? 210 : 84
  const top = form === 'wide' ? 82 : 92
  const at = (x: number, y: number): PaperPoint => ({ x: left + x * scale, y: top + y * scale })
  section(pen, at)
  pen.dimension('3⅝″', at(0, STUD.web), at(0, 0), { x: -34, y: 0 })
  pen.dimension('1⅝″', at(0, 0), at(STUD.flange, 0), { x: 0, y: -32 })
  pen.dimension('½″', at(STUD.flange, 0), at(STUD.flange, STUD.lip), { x: 30, y: 0 })
  const wide = form === 'wide'
  const column = wide ? 610 : 300
  const step = wide ? 82 : 66
  const first = wide ? 180 : 158
  const targets = [
    at(THICK, STUD.web * 0.45),
    at(STUD.flange - THICK / 2, STUD.web - STUD.lip),
    at(STUD.flange * 0.8, STUD.web),
    at(STUD.flange * 0.5, STUD.web - THICK / 2),
  ]
  pen.text(DESIGNATION, column, wide ? 96 : 84, { anchor: 'start', scale: wide ? 4 : 2, tone: 'strong' })
  for (const [index, { code, says }] of WORDS.entries()) {
    const y = first + index * step
    const lead = index === 0
    pen.text(code, column, y, { anchor: 'start', scale: wide ? 2 : 1.5, tone: lead ? 'signal' : 'strong' })
    pen.text(says, column + (wide ? 84 : 62), y, { anchor: 'start', scale: wide ? 1.3 : 0.88 })
    const target = targets[index]
    if (target) {
      pen.line('hidden', { x: column - 12, y }, { x: column - (wide ? 90 : 34), y })
      pen.line('hidden', { x: column - (wide ? 90 : 34), y }, target)
      pen.circle('solid', target, 3)
    }
  }
  pen.text(`${poundsPerFoot(DESIGNATION)} pounds to the foot`, column, first + WORDS.length * step, {
    anchor: 'start',
    scale: wide ? 1.3 : 0.88,
  })
  return pen.drawing(title())
}

function title(): string {
  return `Section through a cold-formed steel stud ${DESIGNATION}: a C with lips, 3⅝ inches deep with 1⅝ inch flanges and ½ inch lips`
}

/** The bent sheet as a filled shape with its outline. The lead color marks the web, the designation's first figure. */
function section(pen: Pen, at: (x: number, y: number) => PaperPoint): void {
  const { web, flange, lip } = STUD
  const outline = [
    at(flange, lip),
    at(flange, 0),
    at(0, 0),
    at(0, web),
    at(flange, web),
    at(flange, web - lip),
    at(flange - THICK, web - lip),
    at(flange - THICK, web - THICK),
    at(THICK, web - THICK),
    at(THICK, THICK),
    at(flange - THICK, THICK),
    at(flange - THICK, lip),
  ]
  pen.lines('tint', outline, true)
  const [from, to] = [at(0, 0), at(THICK, web)]
  pen.box('lead', from.x, from.y, to.x - from.x, to.y - from.y)
  pen.lines('frame', outline, true)
}
