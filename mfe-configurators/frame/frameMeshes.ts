import { erectionOrder } from '@framewell/domain/framing/erectionOrder'
import type { FramePoint, Member } from '@framewell/domain/framing/member'
import { memberSolids } from '@framewell/domain/framing/memberSolid'
import type { PlanPoint } from '@framewell/domain/framing/outline'
import { wings } from '@framewell/domain/framing/wings'
import { BoxGeometry, Color, InstancedMesh, Matrix4, MeshLambertMaterial, Vector3 } from 'three'
import { type SceneTones, type SteelTone, steelTone } from './steelTone'

/**
 * All members as one mesh of boxes in one draw call, in erection order, so that the first n show a partial frame.
 * The frame's z is up; in the scene y is, and the front wall faces the viewer.
 */
export function steelMesh(members: readonly Member[], tones: SceneTones): InstancedMesh {
  const solids = memberSolids(erectionOrder(members))
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), new MeshLambertMaterial(), solids.length)
  const colours = new Map<SteelTone, Color>()
  const matrix = new Matrix4()
  for (const [index, solid] of solids.entries()) {
    const along = inScene(solid.along)
    const across = inScene(solid.across)
    const thick = new Vector3().crossVectors(along, across)
    matrix
      .makeBasis(
        along.multiplyScalar(solid.lengthFeet),
        across.multiplyScalar(solid.depthFeet),
        thick.multiplyScalar(Math.max(solid.thicknessFeet, THINNEST_FEET)),
      )
      .setPosition(inScene(solid.middle))
    mesh.setMatrixAt(index, matrix)
    const tone = steelTone(solid.member)
    const colour = colours.get(tone) ?? new Color(tones[tone])
    colours.set(tone, colour)
    mesh.setColorAt(index, colour)
  }
  mesh.frustumCulled = false
  return mesh
}

/** The slab under the frame, just below its tracks. */
export function slabMesh(outline: readonly PlanPoint[], colour: string): InstancedMesh {
  const parts = wings(outline)
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), new MeshLambertMaterial({ color: colour }), parts.length)
  for (const [index, { left, right, front, rear }] of parts.entries()) {
    const middle = inScene({ x: (left + right) / 2, y: (front + rear) / 2, z: -SLAB_FEET / 2 - SLAB_GAP_FEET })
    mesh.setMatrixAt(index, new Matrix4().makeScale(right - left, SLAB_FEET, rear - front).setPosition(middle))
  }
  mesh.frustumCulled = false
  return mesh
}

/** Thinner boxes flicker between pixels. */
const THINNEST_FEET = 0.02
const SLAB_FEET = 0.4
const SLAB_GAP_FEET = 0.08

function inScene({ x, y, z }: FramePoint): Vector3 {
  return new Vector3(x, z, -y)
}
