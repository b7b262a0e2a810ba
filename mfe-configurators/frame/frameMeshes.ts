import { erectionOrder } from '@framewell/domain/framing/erectionOrder'
import type { FramePoint, Member } from '@framewell/domain/framing/member'
import { memberSolids } from '@framewell/domain/framing/memberSolid'
import type { PlanPoint } from '@framewell/domain/framing/outline'
import { wings } from '@framewell/domain/framing/wings'
import {
  BoxGeometry,
  BufferGeometry,
  Color,
  InstancedMesh,
  Line,
  LineBasicMaterial,
  Matrix4,
  MeshLambertMaterial,
  Plane,
  Vector3,
} from 'three'
import type { SceneLook } from './frameLook'
import { type SceneTone, type SceneTones, steelTone } from './steelTone'

/**
 * All members as one mesh of boxes in one draw call, in erection order, so that the first n show a partial frame.
 * The frame's z is up; in the scene y is, and the front wall faces the viewer.
 * @param look where each panel is moved, its members' colors, and where the frame is cut
 */
export function steelMesh(
  members: readonly Member[],
  tones: SceneTones,
  look?: Pick<SceneLook, 'offsets' | 'toneOf' | 'cut'>,
): InstancedMesh<BoxGeometry, MeshLambertMaterial> {
  const solids = memberSolids(erectionOrder(members))
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), new MeshLambertMaterial(), solids.length)
  const toneOf = look?.toneOf ?? steelTone
  const colours = new Map<SceneTone, Color>()
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
      .setPosition(inScene(moved(solid.middle, look?.offsets.get(solid.member.assembly.mark))))
    mesh.setMatrixAt(index, matrix)
    const tone = toneOf(solid.member)
    const colour = colours.get(tone) ?? new Color(tones[tone])
    colours.set(tone, colour)
    mesh.setColorAt(index, colour)
  }
  mesh.frustumCulled = false
  if (look?.cut) mesh.material.clippingPlanes = [cutPlane(look.cut)]
  return mesh
}

/** Leaves out what is right of, in front of or above the cut: the sides from which a frame is first seen. */
function cutPlane({ axis, atFeet }: NonNullable<SceneLook['cut']>): Plane {
  if (axis === 'x') return new Plane(new Vector3(-1, 0, 0), atFeet)
  return axis === 'y' ? new Plane(new Vector3(0, 0, -1), -atFeet) : new Plane(new Vector3(0, -1, 0), atFeet)
}

/** A measured line, drawn over everything else. */
export function rulerLine(ends: NonNullable<SceneLook['ruler']>, colour: string): Line<BufferGeometry, LineBasicMaterial> {
  return new Line(new BufferGeometry().setFromPoints(ends.map(inScene)), new LineBasicMaterial({ color: colour, depthTest: false }))
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

function moved(point: FramePoint, by: FramePoint | undefined): FramePoint {
  return by ? { x: point.x + by.x, y: point.y + by.y, z: point.z + by.z } : point
}

function inScene({ x, y, z }: FramePoint): Vector3 {
  return new Vector3(x, z, -y)
}
