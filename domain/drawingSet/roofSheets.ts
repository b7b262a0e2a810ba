import { grouped } from '../collections/grouped'
import { framedFloors } from '../framing/framedFloors'
import type { FrameModel } from '../framing/frameModel'
import type { FramePoint, Member } from '../framing/member'
import { type OrientedSolid, orientedSolids } from '../framing/openSide'
import { FLANGE_FEET } from '../framing/profile'
import { ridgeLine } from '../framing/ridgeLine'
import { wings } from '../framing/wings'
import type { Measure, PaperSpot, SheetContent } from './paper'
import { drawFloorOpenings, type PlanFrame, planFrame } from './planFrame'
import { drawSolids } from './projected'
import { viewTitle } from './viewTitle'

/** The roof's framing from above, each truss with its mark. */
export function roofSheet(model: FrameModel, measure: Measure): SheetContent {
  const { layout } = model
  const { overhangFeet, rakeFeet, pitchIn12, form } = layout.roof
  const title = 'Roof framing plan'
  const plan = planFrame(layout, `${title}, from above`, Math.max(overhangFeet, rakeFeet), measure)
  const { figure, place, scale, edges } = plan
  fromAbove(
    plan,
    orientedSolids(model.members).filter(
      ({ member: { assembly, role } }) => (assembly.part === 'truss' && role === 'top-chord') || assembly.part === 'roof',
    ),
  )
  figure.line('hidden', layout.outline.map(place), { closed: true })
  for (const wing of wings(layout.outline)) {
    const [from, to] = ridgeLine(layout, wing).map(place)
    if (!from || !to) continue
    figure.line('center', [from, to])
    figure.place('Ridge', around({ x: (from.x * 3 + to.x) / 4, y: (from.y * 3 + to.y) / 4 }), { face: 'strong' })
  }
  for (const [mark, members] of byMark(model.members.filter(({ assembly }) => assembly.part === 'truss'))) {
    const ends = members.flatMap(({ start, end }) => [place(start), place(end)])
    const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)]
    const [low, high] = [
      { x: Math.min(...xs), y: Math.max(...ys) },
      { x: Math.max(...xs), y: Math.min(...ys) },
    ]
    const vertical = high.x - low.x < low.y - high.y
    const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }
    // On the truss itself, so that it cannot be taken for its neighbor's.
    const places = [0.27, 0.73, 0.35, 0.65, 0.15, 0.85].map((share) =>
      vertical
        ? { x: middle.x, y: low.y + (high.y - low.y) * share, angle: -90 as const }
        : { x: low.x + (high.x - low.x) * share, y: middle.y, angle: 0 as const },
    )
    figure.place(mark, places, { face: 'strong' })
  }
  const centers = [...byMark(model.members.filter(({ assembly }) => assembly.part === 'truss')).values()].flatMap((members) => {
    const chord = members.find(({ role, start, end }) => role === 'top-chord' && Math.abs(start.x - end.x) < 0.01)
    return chord ? [chord.start.x] : []
  })
  const below = edges.bottom + overhangFeet * scale.pointsPerFoot
  figure.dimensions(
    'x',
    layout.outline.map(({ x }) => ({ paper: place({ x, y: 0 }).x, feet: x })),
    { at: below + 52, from: below + 24 },
  )
  figure.dimensions(
    'x',
    centers.map((feet) => ({ paper: place({ x: feet, y: 0 }).x, feet })),
    { at: below + 24, from: below },
  )
  const right = edges.right + Math.max(rakeFeet, overhangFeet) * scale.pointsPerFoot
  figure.dimensions(
    'y',
    layout.outline.map(({ y }) => ({ paper: place({ x: 0, y }).y, feet: y })),
    { at: right + 24, from: right },
  )
  const notes = [
    `Slope ${pitchIn12} in 12, ${form} roof. The dashed line is the outside of the walls below.`,
    'Trusses have their marks and are dimensioned center to center. Their members are on their panel sheets.',
  ]
  return { title, scale: scale.words, blocks: [figure.block(), viewTitle(title, scale.words, notes, measure)] }
}

/** The joists of each framed floor from above. */
export function floorSheets(model: FrameModel, measure: Measure): SheetContent[] {
  const { layout } = model
  return framedFloors(layout).map((story) => {
    const title = `Floor framing plan, story ${story}`
    const plan = planFrame(layout, `${title}, from above`, 0, measure)
    const own = model.members.filter(({ assembly }) => assembly.part === 'floor' && assembly.story === story)
    fromAbove(plan, orientedSolids(own))
    const { figure, place, edges, scale } = plan
    drawFloorOpenings(plan, layout, story)
    for (const [mark, members] of byMark(own)) {
      const joist = members.find(({ role }) => role === 'joist')
      const text = joist ? `${mark}: joists ${joist.profile}` : mark
      figure.place(
        text,
        around(
          middleOf(
            members.map(({ start, end }) => ({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 })),
            place,
          ),
        ),
        { face: 'strong' },
      )
    }
    const openings = layout.floorOpenings.filter((opening) => opening.story === story)
    // Those beside an opening end at its edge, which has its own dimension.
    const isBeside = (x: number) =>
      openings.some(({ from, to }) => [from.x - x, x - to.x].some((away) => away > 0 && away < BESIDE_OPENING_FEET))
    const joists = own
      .filter(({ role, start, end }) => role === 'joist' && Math.abs(start.x - end.x) < 0.01 && !isBeside(start.x))
      .map(({ start }) => start.x)
      .sort((a, b) => a - b)
      .filter((feet, at, all) => feet - (all[at - 1] ?? Number.NEGATIVE_INFINITY) > BESIDE_EACH_OTHER_FEET)
    const string = (axis: 'x' | 'y', stops: readonly number[], row: number) => {
      const edge = axis === 'x' ? edges.bottom : edges.right
      const stop = (feet: number) => ({ paper: axis === 'x' ? place({ x: feet, y: 0 }).x : place({ x: 0, y: feet }).y, feet })
      figure.dimensions(axis, stops.map(stop), {
        at: edge + ROWS[0] + row * ROWS[1],
        from: row === 0 ? edge : edge + ROWS[0] + (row - 1) * ROWS[1],
      })
    }
    const ofOutline = (axis: 'x' | 'y') => layout.outline.map((corner) => corner[axis])
    const ofOpenings = (axis: 'x' | 'y') => openings.flatMap(({ from, to }) => [from[axis], to[axis]])
    const [across, along] = [ofOutline('x'), ofOutline('y')]
    // The outermost first: the inner ones keep clear of its lines.
    string('x', across, openings.length > 0 ? 2 : 1)
    if (openings.length > 0) string('x', [Math.min(...across), ...ofOpenings('x'), Math.max(...across)], 1)
    string('x', joists, 0)
    string('y', along, openings.length > 0 ? 1 : 0)
    if (openings.length > 0) string('y', [Math.min(...along), ...ofOpenings('y'), Math.max(...along)], 0)
    const notes = [
      'Joists are dimensioned center to center, of two beside each other the left one. Pieces have their numbers on the floor’s panel sheet.',
      ...(openings.length > 0
        ? ['Floor openings are dimensioned between their doubled joists and headers, from the outside of the walls below.']
        : []),
    ]
    return { title, scale: scale.words, blocks: [figure.block(), viewTitle(title, scale.words, notes, measure)] }
  })
}

/** Joists this near are one beside the other, as at an opening. */
const BESIDE_EACH_OTHER_FEET = 2 / 12
/** Two joists beside an opening are within this of its edge. */
const BESIDE_OPENING_FEET = 2 * FLANGE_FEET
/** From the outline to the first string of dimensions, and from one to the next, points. */
const ROWS = [24, 24] as const

function fromAbove({ figure, place }: PlanFrame, solids: readonly OrientedSolid[]): void {
  const project = (_member: Member, point: FramePoint) => place(point)
  drawSolids(figure, solids, project, ({ middle }) => middle.z)
}

const byMark = (members: readonly Member[]) => grouped(members, ({ assembly }) => assembly.mark)

function middleOf(points: readonly { readonly x: number; readonly y: number }[], place: PlanFrame['place']): PaperSpot {
  const total = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }), { x: 0, y: 0 })
  return place({ x: total.x / points.length, y: total.y / points.length })
}

/** A spot and places near it. */
function around({ x, y }: PaperSpot): PaperSpot[] {
  return [0, -9, 9, -18, 18, -36, 36].flatMap((dy) => [0, 30, -30, 60, -60].map((dx) => ({ x: x + dx, y: y + dy })))
}
