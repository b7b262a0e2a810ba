import { addFascia } from './addFascia'
import { frameGableEnd, frameWebTruss, surfaceAt, tailsOf } from './frameTruss'
import { gridLines, trussLines } from './grid'
import type { Layout } from './layout'
import { type Assembly, type FramePoint, type Member, memberAdder } from './member'
import { outlineBounds, type PlanPoint } from './outline'
import { FLANGE_FEET, stud } from './profile'
import { CHORD_FEET, type RoofHeights, roofHeights } from './roofHeights'
import { spacedPositions } from './spacedPositions'
import { type Wing, wingKey } from './wings'

/** Trusses are 24 in apart, whatever the stud spacing. */
export const TRUSS_SPACING_INCHES = 24

/**
 * A gable roof over one wing: trusses every 24 in on the plan's grid. Those at free ends have studs instead of webs; where another wing
 * adjoins no wall stands below, so a truss with webs spans. Rake rafters beyond a free end hang on outlookers that pass over its lower truss
 * to the next one. A fascia track runs along both eaves.
 * @param bearings receives where the trusses bear
 */
export function frameGableRoof(layout: Layout, wing: Wing, wingNumber: number, members: Member[], bearings: PlanPoint[]): void {
  const heights = roofHeights(layout)
  const { overhangFeet } = layout.roof
  const bounds = outlineBounds(layout.outline)
  const assembly = (part: Assembly['part'], mark: string): Assembly => ({ part, story: layout.stories, mark, wing: wingKey(wing) })
  const studs = gridLines(wing.front, wing.rear, TRUSS_SPACING_INCHES, bounds.front)
  const xs = trussLines(wing.left + inset(wing.freeLeft), wing.right - inset(wing.freeRight), TRUSS_SPACING_INCHES, bounds.left)
  for (const [index, x] of xs.entries()) {
    const add = memberAdder(members, assembly('truss', `T${wingNumber}-${String(index + 1).padStart(2, '0')}`))
    const truss = { wing, x, heights, overhangFeet, add, bearings }
    const free = (index === 0 && wing.freeLeft) || (index === xs.length - 1 && wing.freeRight)
    if (free) frameGableEnd(truss, studs)
    else frameWebTruss(truss)
  }

  const add = memberAdder(members, assembly('roof', `R${wingNumber}`))
  const [first = 0, second = 0] = xs
  const [last = 0, beforeLast = 0] = xs.toReversed()
  const left = wing.left - (wing.freeLeft ? heights.rake : 0)
  const right = wing.right + (wing.freeRight ? heights.rake : 0)
  const rafters = [...xs, left + FLANGE_FEET / 2, right - FLANGE_FEET / 2]
  for (const [eave, inward] of [
    [wing.front - overhangFeet, 1],
    [wing.rear + overhangFeet, -1],
  ] as const)
    addFascia({
      add,
      from: { x: left, y: eave },
      to: { x: right, y: eave },
      inward: { x: 0, y: inward },
      top: surfaceAt(eave, wing, heights),
      rafters,
    })
  if (heights.rake === 0) return
  if (wing.freeLeft) addRake(wing, heights, overhangFeet, { edge: left, end: first, next: second }, add)
  if (wing.freeRight) addRake(wing, heights, overhangFeet, { edge: right, end: last, next: beforeLast }, add)
}

/** From a wing's end to its last truss: a chord inside a free end, room for webs where another wing adjoins. */
function inset(free: boolean): number {
  return FLANGE_FEET * (free ? 0.5 : 1.5)
}

interface RakeEnd {
  readonly edge: number
  readonly end: number
  readonly next: number
}

/** A rake's two rafters, and the outlookers from them over the end truss to the next truss. */
function addRake(
  wing: Wing,
  heights: RoofHeights,
  overhangFeet: number,
  { edge, end, next }: RakeEnd,
  add: ReturnType<typeof memberAdder>,
): void {
  const profile = stud('350', 33)
  const inward = Math.sign(next - end)
  const ridge = (wing.front + wing.rear) / 2
  const on = (y: number): FramePoint => ({ x: edge + (inward * FLANGE_FEET) / 2, y, z: surfaceAt(y, wing, heights) - heights.plumb / 2 })
  for (const tail of tailsOf(wing, overhangFeet)) add('rake-rafter', profile, on(tail), on(ridge))
  const run = ridge - wing.front + overhangFeet
  const along = spacedPositions(run, TRUSS_SPACING_INCHES).slice(1, -1)
  const places = [...along.map((at) => ridge - run + at), ridge, ...along.map((at) => ridge + run - at)]
  const crowded = FLANGE_FEET * 1.5
  for (const y of places.filter((at) => at === ridge || Math.abs(at - ridge) > crowded)) {
    const z = surfaceAt(y, wing, heights) - (FLANGE_FEET / 2) * heights.slope - CHORD_FEET / 2
    add('outlooker', profile, { x: edge + inward * FLANGE_FEET, y, z }, { x: next - inward * FLANGE_FEET * 1.5, y, z })
  }
}
