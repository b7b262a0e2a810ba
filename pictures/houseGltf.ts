import { bodyAxes, MM_PER_FOOT, sectionOutline } from '@framewell/domain/export/memberBody'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { FramePoint } from '@framewell/domain/framing/member'
import { type OrientedSolid, orientedSolids } from '@framewell/domain/framing/openSide'
import { webFeet } from '@framewell/domain/framing/profile'
import { pointAt, type WallRun, wallRuns } from '@framewell/domain/framing/wallRuns'
import { wings } from '@framewell/domain/framing/wings'
import { Document, NodeIO } from '@gltf-transform/core'
import { finishedHouse } from './finishedHouse'
import { addLamps } from './finishedRooms'
import { Surface } from './Surface'
import type { Shot } from './shots'

const SLAB_FEET = 0.5
/** The slab reaches past the frame. */
const SLAB_LIP_FEET = 0.15
const BOARD_FEET = 4
const BOARD_THICK_FEET = 0.5 / 12
const JOINT_FEET = 1 / 96
/** Tracks stand this much around their studs; faces in one plane would be drawn black. */
const TRACK_SCALE = 1.006

/** A shot's house as a binary glTF file: its frame with the boards of its stage, or the finished house. Pure. */
export function houseGltf(model: FrameModel, shot: Pick<Shot, 'stage' | 'light'>, onStreet: boolean): Promise<Uint8Array> {
  const document = new Document()
  const scene = document.createScene()
  const slab = new Surface()
  addSlabs(slab, model)
  const surfaces = { slab, ...(shot.stage === 'finished' ? finishedHouse(model.layout, onStreet) : framedHouse(model, shot)) }
  for (const [name, surface] of Object.entries(surfaces)) surface.write(document, scene, document.createMaterial(name).setDoubleSided(true))
  return new NodeIO().writeBinary(document)
}

/** Every member with its rolled section, and boards on the sheathed stories' walls. */
function framedHouse(model: FrameModel, { stage, light }: Pick<Shot, 'stage' | 'light'>): Readonly<Record<string, Surface>> {
  const steel = new Surface()
  const strap = new Surface()
  for (const solid of orientedSolids(model.members)) {
    addMember(solid.member.profile.includes('FS') ? strap : steel, solid)
  }
  const board = new Surface()
  const sheathed = stage === 'sheathed' ? Math.max(1, model.layout.stories - 1) : 0
  for (const run of wallRuns(model.layout)) if (run.exterior && run.assembly.story <= sheathed) addBoards(board, run, model)
  const lamp = new Surface()
  if (light === 'dusk') addLamps(lamp, model.layout)
  return { steel, strap, board, lamp }
}

/** The rolled section along the member. Its ends stay open: they are a millimeter thick. */
export function addMember(surface: Surface, solid: OrientedSolid): void {
  const { start, across } = bodyAxes(solid)
  const { along, lengthFeet } = solid
  const side = {
    x: along.y * across.z - along.z * across.y,
    y: along.z * across.x - along.x * across.z,
    z: along.x * across.y - along.y * across.x,
  }
  const feet = (/\d+T\d+/.test(solid.member.profile) ? TRACK_SCALE : 1) / MM_PER_FOOT
  const outline = sectionOutline(solid.member.profile).map(([u, v]) => [u * feet, v * feet] as const)
  // Where two straps cross, one is on top; straps open inwards.
  const lift = solid.member.role === 'brace' && (along.x + along.y) * along.z > 0 ? -JOINT_FEET : 0
  const { opens } = solid
  const at = ([u, v]: readonly [number, number], t: number): FramePoint => ({
    x: start.x + across.x * u + side.x * v + along.x * t + opens.x * lift,
    y: start.y + across.y * u + side.y * v + along.y * t + opens.y * lift,
    z: start.z + across.z * u + side.z * v + along.z * t + opens.z * lift,
  })
  for (const [index, from] of outline.entries()) {
    const to = outline[(index + 1) % outline.length] ?? from
    surface.quad(at(from, 0), at(to, 0), at(to, lengthFeet), at(from, lengthFeet))
  }
}

/** The slab of each wing. */
export function addSlabs(surface: Surface, { layout }: FrameModel): void {
  for (const wing of wings(layout.outline)) addSlab(surface, wing)
}

function addSlab(surface: Surface, { left, right, front, rear }: ReturnType<typeof wings>[number]): void {
  surface.box(
    { x: left - SLAB_LIP_FEET, y: front - SLAB_LIP_FEET, z: -SLAB_FEET },
    { x: right - left + 2 * SLAB_LIP_FEET, y: 0, z: 0 },
    { x: 0, y: rear - front + 2 * SLAB_LIP_FEET, z: 0 },
    { x: 0, y: 0, z: SLAB_FEET - JOINT_FEET },
  )
}

/** Boards of 4 ft on an exterior wall, cut out at its openings. */
function addBoards(surface: Surface, run: WallRun, { layout }: FrameModel): void {
  const out = webFeet(layout.studWeb) / 2
  const joints = Array.from({ length: Math.ceil(run.lengthFeet / BOARD_FEET) }, (_, at) => at * BOARD_FEET)
  const edges = run.openings.flatMap(({ fromFeet, widthFeet }) => [fromFeet, fromFeet + widthFeet])
  const cuts = [...new Set([...joints, ...edges, run.lengthFeet])].toSorted((a, b) => a - b)
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1]
    if (to === undefined) break
    const gap = joints.includes(to) ? JOINT_FEET : 0
    const opening = run.openings.find(({ fromFeet, widthFeet }) => fromFeet <= from && to <= fromFeet + widthFeet)
    const spans = opening ? [[0, opening.sillFeet] as const, [opening.headFeet, run.heightFeet] as const] : [[0, run.heightFeet] as const]
    for (const [low, high] of spans) {
      if (high - low < JOINT_FEET) continue
      const { x, y } = pointAt(run, from)
      surface.box(
        { x: x - run.inward.x * out, y: y - run.inward.y * out, z: run.baseFeet + low },
        { x: run.along.x * (to - from - gap), y: run.along.y * (to - from - gap), z: 0 },
        { x: -run.inward.x * BOARD_THICK_FEET, y: -run.inward.y * BOARD_THICK_FEET, z: 0 },
        { x: 0, y: 0, z: high - low },
      )
    }
  }
}
