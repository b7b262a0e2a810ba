import type { Layout } from '../framing/layout'
import { outlineBounds } from '../framing/outline'
import { shopLength } from '../framing/shopLength'
import { BUBBLE, Figure } from './Figure'
import { buildingGrid } from './gridBubbles'
import { DRAWING_AREA, type Measure, type PaperSpot } from './paper'
import { SCALES, type Scale, SMALLEST } from './scale'
import { TITLE_STRIP } from './viewTitle'

/** A plan on its sheet: where each point of the plan is on paper. */
export interface PlanFrame {
  readonly figure: Figure
  readonly scale: Scale
  readonly place: (point: { readonly x: number; readonly y: number }) => PaperSpot
  /** The outline's edges on paper. */
  readonly edges: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

/** An empty plan with its grid lines, overall dimensions and the direction of the front. @param beyondFeet what is drawn outside the walls */
export function planFrame(layout: Layout, alt: string, beyondFeet: number, measure: Measure): PlanFrame {
  const { left, right, front, rear } = outlineBounds(layout.outline)
  const [width, depth] = [right - left, rear - front]
  const area = { ...DRAWING_AREA, height: DRAWING_AREA.height - TITLE_STRIP }
  const fits = ({ pointsPerFoot }: Scale) => {
    const { left: before, right: after, top: above, bottom: below } = marginAt(pointsPerFoot, beyondFeet)
    return width * pointsPerFoot + before + after <= area.width && depth * pointsPerFoot + above + below <= area.height
  }
  const scale = SCALES.find((each) => each.pointsPerFoot <= LARGEST && fits(each)) ?? SMALLEST
  const s = scale.pointsPerFoot
  const margin = marginAt(s, beyondFeet)
  const origin = {
    x: area.x + margin.left + (area.width - margin.left - margin.right - width * s) / 2,
    y: area.y + margin.top + (area.height - margin.top - margin.bottom + depth * s) / 2,
  }
  const place = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: origin.x + (x - left) * s, y: origin.y - (y - front) * s })
  const [low, high] = [place({ x: left, y: front }), place({ x: right, y: rear })]
  const edges = { left: low.x, right: high.x, top: high.y, bottom: low.y }
  const figure = new Figure(measure, `${alt}, ${shopLength(width * 12)} by ${shopLength(depth * 12)}`, area)
  const plan = { figure, scale, place, edges }
  bubbles(plan, layout, beyondFeet * s)
  frontArrow(plan)
  return plan
}

/** Points to the foot that are enough: 3/8 in. */
const LARGEST = 27
/** From the outline to the nearest string of dimensions of the grid's lines. */
const GRID = 58

/** From the outline to the sheet's edges, for what is drawn outside the walls, strings of dimensions and grid bubbles, points. */
function marginAt(pointsPerFoot: number, beyondFeet: number) {
  const beyond = beyondFeet * pointsPerFoot
  return {
    left: Math.max(beyond, GRID) + 40 + BUBBLE + 8,
    right: Math.max(96, beyond + 44),
    top: Math.max(beyond, GRID) + 28 + BUBBLE,
    bottom: Math.max(104, beyond + 72),
  }
}

/** The openings of a story's floor, crossed. */
export function drawFloorOpenings({ figure, place }: PlanFrame, layout: Layout, story: number): void {
  for (const { from, to } of layout.floorOpenings.filter((opening) => opening.story === story)) crossOut(figure, place(from), place(to))
}

/** A floor's opening between two opposite corners on paper. */
export function crossOut(figure: Figure, a: PaperSpot, c: PaperSpot): void {
  const [b, d] = [
    { x: c.x, y: a.y },
    { x: a.x, y: c.y },
  ]
  figure.line('hidden', [a, b, c, d], { closed: true })
  figure.line('fine', [a, c])
  figure.line('fine', [b, d])
  const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }
  figure.place('Floor opening', [middle, { ...middle, angle: -90 }], { cleared: true })
}

function bubbles({ figure, place, edges }: PlanFrame, layout: Layout, beyond: number): void {
  const { columns, rows } = buildingGrid(layout)
  const top = edges.top - Math.max(beyond, GRID) - 28
  const left = edges.left - Math.max(beyond, GRID) - 40
  spread(columns.map(({ at }) => place({ x: at, y: 0 }).x)).forEach((at, index) => {
    const { name, at: feet } = columns[index] ?? { name: '', at: 0 }
    const { x } = place({ x: feet, y: 0 })
    figure.line('center', [
      { x, y: edges.top - 8 },
      { x, y: top + BUBBLE + 10 },
      { x: at, y: top + BUBBLE },
    ])
    figure.bubble(name, { x: at, y: top })
  })
  spread(rows.map(({ at }) => -place({ x: 0, y: at }).y)).forEach((at, index) => {
    const { name, at: feet } = rows[index] ?? { name: '', at: 0 }
    const { y } = place({ x: 0, y: feet })
    figure.line('center', [
      { x: edges.left - 8, y },
      { x: left + BUBBLE + 10, y },
      { x: left + BUBBLE, y: -at },
    ])
    figure.bubble(name, { x: left, y: -at })
  })
}

/** Moves places along a line until each is a bubble away from the one before it. */
function spread(places: readonly number[]): number[] {
  const moved: number[] = []
  for (const at of places) moved.push(Math.max(at, (moved.at(-1) ?? Number.NEGATIVE_INFINITY) + 2 * BUBBLE + 2))
  return moved
}

/** Which way the front wall is. True north is on no record of a frame. */
function frontArrow({ figure }: PlanFrame): void {
  const x = DRAWING_AREA.x + DRAWING_AREA.width - 34
  const y = DRAWING_AREA.y + 8
  figure.line('object', [
    { x, y },
    { x, y: y + 34 },
  ])
  figure.line(
    'object',
    [
      { x: x - 4, y: y + 26 },
      { x, y: y + 38 },
      { x: x + 4, y: y + 26 },
    ],
    { closed: true, fill: 'ink' },
  )
  figure.text('Front', { x, y: y + 48 })
}
