import type { Drawing } from '../framing/drawing'
import { figure } from '../numbers/figure'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'
import { trussForces } from './trussForces'

/** The example's load per square foot of plan: snow or workers, plus the roof's own weight; trusses two feet apart. */
export const TRUSS_EXAMPLE = { loadPsf: 35, spacingFeet: 2 } as const

interface Truss {
  readonly spanFeet: number
  readonly pitchIn12: number
}

/** A plan's truss with its forces: tension in steel, compression in the accent color, line width by force. */
export function trussDrawing({ spanFeet, pitchIn12 }: Truss, form: DrawingForm): Drawing {
  const { nodes, bars, reactionPounds } = trussForces({ spanFeet, pitchIn12, ...TRUSS_EXAMPLE })
  const card = form === 'card'
  const wide = form === 'wide'
  const size = { ...SHEETS[form], height: wide ? 500 : card ? SHEETS.card.height : 340 }
  const pen = new Pen(size)
  const margin = card ? 24 : wide ? 90 : 34
  const scale = (size.width - margin * 2) / spanFeet
  const ground = card ? 158 : wide ? 376 : 226
  const at = (index: number) => {
    const node = nodes[index] ?? { x: 0, y: 0 }
    return { x: margin + node.x * scale, y: ground - node.y * scale }
  }
  for (const bar of bars) pen.line(bar.pounds > 0 ? 'pull' : 'push', at(bar.from), at(bar.to))
  for (const index of nodes.keys()) pen.circle('solid', at(index), card ? 3 : 4)
  if (card) return pen.drawing(title(spanFeet))
  // The load, on the top chord.
  for (const [index, node] of nodes.entries()) {
    if (node.y === 0 && index !== 0 && node.x !== spanFeet) continue
    const tip = { x: at(index).x, y: at(index).y - 10 }
    const from = { x: tip.x, y: tip.y - (wide ? 40 : 24) }
    pen.line('dimension', from, tip)
    pen.lines('dimension', [{ x: tip.x - 4, y: tip.y - 8 }, tip, { x: tip.x + 4, y: tip.y - 8 }])
  }
  const half = bars.filter(({ from, to }) => ((nodes[from]?.x ?? 0) + (nodes[to]?.x ?? 0)) / 2 < spanFeet / 2 + 0.1)
  for (const bar of half) {
    if (!wide && bar.part === 'web') continue
    const [a, b] = [at(bar.from), at(bar.to)]
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
    const upright = angle > 90 ? angle - 180 : angle < -90 ? angle + 180 : angle
    const turn = (upright * Math.PI) / 180
    const off = bar.part === 'bottom' ? 18 : -18
    pen.text(`${figure(Math.abs(bar.pounds))} lb`, (a.x + b.x) / 2 - Math.sin(turn) * off, (a.y + b.y) / 2 + Math.cos(turn) * off, {
      angle: upright,
      tone: bar.pounds > 0 ? 'steel' : 'signal',
      scale: wide ? 1 : 0.86,
    })
  }
  pen.dimension(
    `${figure(spanFeet)} ft`,
    { x: margin, y: ground },
    { x: margin + spanFeet * scale, y: ground },
    { x: 0, y: wide ? 56 : 46 },
  )
  pen.text(`${figure(reactionPounds)} lb on each wall`, size.width / 2, size.height - 12, { scale: 0.95 })
  const legend = wide ? 34 : 20
  pen
    .line('push', { x: margin, y: legend }, { x: margin + 34, y: legend })
    .text('pushed', margin + 44, legend, { anchor: 'start', tone: 'signal' })
  pen
    .line('pull', { x: margin, y: legend + 26 }, { x: margin + 34, y: legend + 26 })
    .text('pulled', margin + 44, legend + 26, { anchor: 'start', tone: 'steel' })
  return pen.drawing(title(spanFeet))
}

function title(spanFeet: number): string {
  return `A steel truss over ${figure(spanFeet)} feet with the force in each member: the top chord is pushed, the bottom chord pulled`
}
