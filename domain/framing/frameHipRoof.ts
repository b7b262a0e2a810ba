import { chordMil, TRUSS_SPACING_INCHES } from './frameGableRoof'
import type { Layout } from './layout'
import { type FramePoint, type Member, memberAdder } from './member'
import { stud, track } from './profile'
import { spacedPositions } from './spacedPositions'
import { trussWebs } from './trussWebs'
import { storyBaseFeet } from './wallRuns'
import { type Wing, wingKey } from './wings'

/**
 * A hip roof over a rectangle, ridge along the length: common trusses every 24 in along the ridge, four hip rafters, and jack rafters with
 * ceiling chords every 24 in under the hips. A rectangle deeper than long gets a pyramid's hips.
 */
export function frameHipRoof(layout: Layout, wing: Wing, members: Member[]): void {
  const story = layout.stories
  const plate = storyBaseFeet(layout, story) + layout.wallHeightFeet
  const depth = wing.rear - wing.front
  const length = wing.right - wing.left
  const half = Math.min(depth, length) / 2
  const slope = layout.roof.pitchIn12 / 12
  const overhang = layout.roof.overhangFeet
  const chord = stud('350', chordMil(depth))
  const middleY = (wing.front + wing.rear) / 2
  /** The roof rises with the distance to the nearest eave. */
  const on = (x: number, y: number): FramePoint => ({
    x,
    y,
    z: plate + Math.min(x - wing.left, wing.right - x, y - wing.front, wing.rear - y) * slope,
  })

  const offsets = spacedPositions(length, TRUSS_SPACING_INCHES)
  const roof = memberAdder(members, { part: 'roof', story, mark: 'R1', wing: wingKey(wing) })
  for (const [index, offset] of offsets.entries()) {
    const x = wing.left + offset
    const reach = Math.min(offset, length - offset)
    if (reach >= depth / 2) {
      const add = memberAdder(members, { part: 'truss', story, mark: `T1-${String(index + 1).padStart(2, '0')}`, wing: wingKey(wing) })
      add('bottom-chord', chord, { x, y: wing.front, z: plate }, { x, y: wing.rear, z: plate })
      for (const eave of [wing.front - overhang, wing.rear + overhang]) add('top-chord', chord, on(x, eave), on(x, middleY))
      for (const web of trussWebs(depth)) {
        add('web', stud('350', 33), { x, y: wing.front + web.bottom * depth, z: plate }, on(x, wing.front + web.top * depth))
      }
    } else {
      roof('bottom-chord', chord, { x, y: wing.front, z: plate }, { x, y: wing.rear, z: plate })
      roof('jack-rafter', chord, on(x, wing.front - overhang), on(x, wing.front + reach))
      roof('jack-rafter', chord, on(x, wing.rear + overhang), on(x, wing.rear - reach))
    }
  }
  for (const offset of spacedPositions(depth, TRUSS_SPACING_INCHES)) {
    const y = wing.front + offset
    const reach = Math.min(offset, depth - offset, half)
    roof('jack-rafter', chord, on(wing.left - overhang, y), on(wing.left + reach, y))
    roof('jack-rafter', chord, on(wing.right + overhang, y), on(wing.right - reach, y))
  }
  for (const [eaveX, ridgeX] of [
    [wing.left - overhang, wing.left + half],
    [wing.right + overhang, wing.right - half],
  ] as const) {
    for (const [eaveY, ridgeY] of [
      [wing.front - overhang, wing.front + half],
      [wing.rear + overhang, wing.rear - half],
    ] as const) {
      roof('hip-rafter', stud('600', 54), on(eaveX, eaveY), on(ridgeX, ridgeY))
    }
  }
  const left = wing.left - overhang
  const right = wing.right + overhang
  for (const y of [wing.front - overhang, wing.rear + overhang]) roof('fascia', track('350', 33), on(left, y), on(right, y))
  for (const x of [left, right]) roof('fascia', track('350', 33), on(x, wing.front - overhang), on(x, wing.rear + overhang))
}
