import { INITIAL_PLANS } from '@framewell/domain/catalog/initialPlans'
import { frameModel } from '@framewell/domain/framing/frameModel'
import { outlineBounds } from '@framewell/domain/framing/outline'
import { Box3, Matrix4, Vector3 } from 'three'
import { expect, it } from 'vitest'
import { slabMesh, steelMesh } from './frameMeshes'
import { steelTone } from './steelTone'

const tones = {
  wall: '#111111',
  partition: '#222222',
  roof: '#333333',
  floor: '#444444',
  brace: '#555555',
  strap: '#666666',
  light: '#008800',
  heavy: '#888800',
  overloaded: '#880000',
  unrated: '#888888',
  picked: '#880088',
  slab: '#777777',
}
/** No section is deeper than 10 in; half of it is on each side of a member's centerline. */
const HALF_SECTION_FEET = 5.1 / 12

it.each(INITIAL_PLANS.map(({ name, layout }) => [name, layout] as const))(
  '%s: one box per member, in the model’s coordinates',
  (_, layout) => {
    const { members } = frameModel(layout)
    const mesh = steelMesh(members, tones)
    expect(mesh.count).toBe(members.length)
    const volumes = Array.from({ length: mesh.count }, (_unused, index) => {
      const matrix = new Matrix4()
      mesh.getMatrixAt(index, matrix)
      return matrix.determinant()
    })
    // Right-handed boxes with a positive volume: faces point outward, and none is flat.
    expect(volumes.filter((volume) => !(volume > 0))).toEqual([])

    mesh.computeBoundingBox()
    const box = mesh.boundingBox ?? new Box3()
    const ends = members.flatMap(({ start, end }) => [start, end]).map(({ x, y, z }) => new Vector3(x, z, -y))
    const model = new Box3().setFromPoints(ends)
    expect(box.containsBox(model)).toBe(true)
    expect(model.expandByScalar(HALF_SECTION_FEET).containsBox(box)).toBe(true)
  },
)

it('lays the slab under the outline, just below the tracks', () => {
  for (const { layout } of INITIAL_PLANS) {
    const mesh = slabMesh(layout.outline, tones.slab)
    mesh.computeBoundingBox()
    const { left, right, front, rear } = outlineBounds(layout.outline)
    expect(mesh.boundingBox?.min).toMatchObject({ x: left, z: -rear })
    expect(mesh.boundingBox?.max).toMatchObject({ x: right, z: front === 0 ? 0 : -front })
    expect(mesh.boundingBox?.max.y).toBeLessThan(0)
  }
})

it('colors members by role', () => {
  const used = new Set(INITIAL_PLANS.flatMap(({ layout }) => frameModel(layout).members.map(steelTone)))
  expect(used).toEqual(new Set(['wall', 'partition', 'roof', 'floor', 'brace', 'strap']))
})
