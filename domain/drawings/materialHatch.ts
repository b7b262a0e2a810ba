import type { BomCategory } from '../bom/bomCategory'
import type { PaperPoint } from '../framing/drawing'
import type { Pen } from './Pen'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Below this height a part is a plain band of its color. */
const LEAST_HEIGHT = 13
/** Spacing of studs, joints, seams and loops. */
const STEP = { stud: 22, sheet: 56, seam: 28, turn: 11 } as const
/** Half the distance of a stud's two lines. */
const FLANGE = 2.5

/**
 * Fills a part of a section with its material's hatch, as in detail drawings: studs in pairs of lines, loops of insulation, staggered sheet
 * joints, standing seams.
 */
export function hatch(pen: Pen, category: BomCategory, box: Box): void {
  if (box.height < LEAST_HEIGHT) return
  const { x, y, width, height } = box
  const upright = (at: number, from = y, to = y + height) => pen.line('hidden', { x: at, y: from }, { x: at, y: to })
  switch (category) {
    case 'framing':
      for (const at of across(box, STEP.stud)) {
        upright(at - FLANGE)
        upright(at + FLANGE)
      }
      return
    case 'insulation':
      pen.lines('hidden', loops(box))
      return
    case 'sheathing': {
      const middle = y + height / 2
      pen.line('hidden', { x, y: middle }, { x: x + width, y: middle })
      for (const at of across(box, STEP.sheet)) upright(at, y, middle)
      for (const at of across(box, STEP.sheet, STEP.sheet / 2)) upright(at, middle)
      return
    }
    case 'roofing':
      for (const at of across(box, STEP.seam)) {
        upright(at)
        pen.line('hidden', { x: at - FLANGE, y }, { x: at + FLANGE, y })
      }
      return
    default:
      return
  }
}

/** As many places one step apart as fit, centered; `shift` moves them. */
function across({ x, width }: Box, step: number, shift = 0): number[] {
  const count = Math.floor(width / step)
  const start = x + (width - (count - 1) * step) / 2 + shift
  return Array.from({ length: count }, (_, at) => start + at * step).filter((at) => at < x + width)
}

/** The line of a batt of insulation, back and forth between both faces. */
function loops({ x, y, width, height }: Box): PaperPoint[] {
  const turns = Math.floor(width / STEP.turn)
  const step = width / turns
  return Array.from({ length: turns + 1 }, (_, at) => ({ x: x + at * step, y: at % 2 === 0 ? y + height - 1 : y + 1 }))
}
