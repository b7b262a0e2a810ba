import type { Layout } from './layout'
import { type Assembly, type FramePoint, type Member, memberAdder } from './member'
import { FLANGE_FEET, type Mil, stud, track } from './profile'
import { spacedPositions } from './spacedPositions'
import { trussWebs } from './trussWebs'
import { storyBaseFeet } from './wallRuns'
import { type Wing, wingKey } from './wings'

/** Trusses are 24 in apart, whatever the stud spacing. */
export const TRUSS_SPACING_INCHES = 24

/** Thickness of truss chords. Our own judgment; trusses are engineered. */
export function chordMil(spanFeet: number): Mil {
  return spanFeet <= 24 ? 33 : spanFeet <= 32 ? 43 : 54
}

/**
 * A gable roof over one wing: a truss every 24 in, both ends included (`spacedCount`); the end trusses have studs instead of webs. Rake
 * rafters on outlookers extend beyond a free end; a fascia track runs along both eaves.
 */
export function frameGableRoof(layout: Layout, wing: Wing, wingNumber: number, members: Member[]): void {
  const story = layout.stories
  const plate = storyBaseFeet(layout, story) + layout.wallHeightFeet
  const span = wing.rear - wing.front
  const slope = layout.roof.pitchIn12 / 12
  const { overhangFeet, rakeFeet } = layout.roof
  const mil = chordMil(span)
  const chord = stud('350', mil)
  const fineWeb = stud('350', 33)
  const ridgeY = (wing.front + wing.rear) / 2
  /** Height of the top chord over a point across the wing; below the plate outside the walls. */
  const roofZ = (y: number) => plate + (span / 2 - Math.abs(y - ridgeY)) * slope
  const on = (x: number, y: number): FramePoint => ({ x, y, z: roofZ(y) })
  const assembly = (part: Assembly['part'], mark: string): Assembly => ({ part, story, mark, wing: wingKey(wing) })
  const eaves = [wing.front - overhangFeet, wing.rear + overhangFeet] as const

  const offsets = spacedPositions(wing.right - wing.left, TRUSS_SPACING_INCHES)
  for (const [index, offset] of offsets.entries()) {
    const isEnd = index === 0 || index === offsets.length - 1
    const x = Math.min(Math.max(wing.left + offset, wing.left + FLANGE_FEET / 2), wing.right - FLANGE_FEET / 2)
    const add = memberAdder(members, assembly('truss', `T${wingNumber}-${String(index + 1).padStart(2, '0')}`))
    add('bottom-chord', chord, { x, y: wing.front, z: plate }, { x, y: wing.rear, z: plate })
    for (const eave of eaves) add('top-chord', chord, on(x, eave), on(x, ridgeY))
    if (isEnd) {
      for (const across of spacedPositions(span, TRUSS_SPACING_INCHES).slice(1, -1)) {
        const y = wing.front + across
        add('gable-stud', fineWeb, { x, y, z: plate }, on(x, y))
      }
    } else {
      for (const web of trussWebs(span))
        add('web', fineWeb, { x, y: wing.front + web.bottom * span, z: plate }, on(x, wing.front + web.top * span))
    }
  }

  const add = memberAdder(members, assembly('roof', `R${wingNumber}`))
  const left = wing.left - (wing.freeLeft ? rakeFeet : 0)
  const right = wing.right + (wing.freeRight ? rakeFeet : 0)
  for (const eave of eaves) add('fascia', track('350', 33), on(left, eave), on(right, eave))
  for (const [free, wall, edge] of [
    [wing.freeLeft, wing.left, left],
    [wing.freeRight, wing.right, right],
  ] as const) {
    if (!free || rakeFeet === 0) continue
    for (const eave of eaves) {
      add('rake-rafter', stud('350', 33), on(edge, eave), on(edge, ridgeY))
      const towardsRidge = Math.sign(ridgeY - eave)
      for (const run of spacedPositions(Math.abs(ridgeY - eave), TRUSS_SPACING_INCHES).slice(1)) {
        const y = eave + run * towardsRidge
        add('outlooker', stud('350', 33), on(wall, y), on(edge, y))
      }
    }
  }
}
