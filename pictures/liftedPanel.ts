import { erectionOrder } from '@framewell/domain/framing/erectionOrder'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { FramePoint } from '@framewell/domain/framing/member'
import { type OrientedSolid, orientedSolids } from '@framewell/domain/framing/openSide'
import { DEFAULT_PANEL_LIMITS } from '@framewell/domain/framing/panelLimits'
import { splitFrame } from '@framewell/domain/framing/splitFrame'
import { addMember, addSlabs } from './houseGltf'
import { type Pose, posed, turnedBy } from './pose'
import type { StillLife } from './StillLife'
import { Surface } from './Surface'
import { addBand, addTube, arc } from './tube'

/** The first panel of the second story's walls. */
const LIFTED = 'W2-1A'
/** How far it hangs before and over its place, and how it has turned. */
const HANGS = { out: 2, up: 2.6, degrees: 7 }
const SLING_FEET = 3
const HOOK_FEET = 3.6
const UP: FramePoint = { x: 0, y: 0, z: 1 }

/** A panel on a crane's hook over the members that are set before it; of the crane, the hook with its ropes. */
export function liftedPanel(model: FrameModel): StillLife {
  const { model: split } = splitFrame(model, DEFAULT_PANEL_LIMITS)
  const surfaces = {
    steel: new Surface(),
    strap: new Surface(),
    slab: new Surface(),
    paint: new Surface(),
    webbing: new Surface(),
    rope: new Surface(),
    forged: new Surface(),
  }
  addSlabs(surfaces.slab, model)
  const ordered = erectionOrder(split.members)
  const first = ordered.findIndex(({ assembly }) => assembly.mark === LIFTED)
  const standing = new Set(ordered.slice(0, first).map(({ mark }) => mark))
  const add = (solid: OrientedSolid) => addMember(solid.member.profile.includes('FS') ? surfaces.strap : surfaces.steel, solid)
  const solids = orientedSolids(split.members)
  for (const solid of solids) if (standing.has(solid.member.mark)) add(solid)
  const panel = solids.filter(({ member }) => member.assembly.mark === LIFTED)
  const pose = hanging(panel)
  for (const solid of panel) add(posed(solid, pose))
  addRigging(surfaces, panel, pose)
  return { surfaces, labels: [] }
}

/** Turned around its middle, before and over its place. */
function hanging(panel: readonly OrientedSolid[]): Pose {
  const tracks = panel.filter(({ member }) => member.role === 'top-track')
  const ends = tracks.flatMap(({ member }) => [member.start.x, member.end.x])
  const [middle] = tracks
  if (!middle) throw new RangeError(`${LIFTED} has no top track`)
  const about = { ...middle.middle, x: (Math.min(...ends) + Math.max(...ends)) / 2 }
  return { about, turn: turnedBy(HANGS.degrees), to: { x: about.x, y: about.y - HANGS.out, z: about.z + HANGS.up } }
}

/** Slings around the top track, a spreader, and the hook. */
function addRigging(
  { paint, webbing, rope, forged }: Readonly<Record<'paint' | 'webbing' | 'rope' | 'forged', Surface>>,
  panel: readonly OrientedSolid[],
  { turn, to }: Pose,
): void {
  const along = turn({ x: 1, y: 0, z: 0 })
  const out = turn({ x: 0, y: -1, z: 0 })
  const at = (a: number, b: number, c: number): FramePoint => ({
    x: to.x + along.x * a + out.x * b,
    y: to.y + along.y * a + out.y * b,
    z: to.z + c,
  })
  const half = (panel.find(({ member }) => member.role === 'top-track')?.depthFeet ?? 0) / 2 + 0.01
  const grip = 5.5
  const bar = SLING_FEET
  for (const side of [-1, 1]) {
    const a = side * grip
    const [eye, wide] = [bar - 0.62, { x: along.x * 0.085, y: along.y * 0.085, z: 0 }]
    addBand(
      webbing,
      [at(a, 0, eye), at(a, half, 0.12), at(a, half, -0.14), at(a, -half, -0.14), at(a, -half, 0.12), at(a, 0, eye)],
      wide,
      0.02,
    )
    addShackle(forged, at(a, 0, bar - 0.42), along, -1)
    addShackle(forged, at(side * (grip - 0.3), 0, bar + 0.42), along, 1)
    addTube(rope, [at(side * (grip - 0.3), 0, bar + 0.6), at(side * 0.08, 0, bar + HOOK_FEET)], 0.045)
  }
  const beam = 0.22
  const corner = at(-grip - 0.5, beam, bar - beam)
  paint.box(
    corner,
    { x: along.x * (2 * grip + 1), y: along.y * (2 * grip + 1), z: 0 },
    { x: -out.x * 2 * beam, y: -out.y * 2 * beam, z: 0 },
    { x: 0, y: 0, z: 2 * beam },
  )
  addHook({ paint, rope, forged }, at, bar + HOOK_FEET, along)
  // A line to guide the panel by hangs from its lower corner.
  const low = 8.9
  const line = Array.from({ length: 12 }, (_, step) => {
    const down = (step / 11) * 9.5
    return at(-9.6 - 0.5 * Math.sin(down / 4), 0.35 * Math.sin(down / 3), -low - down)
  })
  addTube(rope, line, 0.03)
}

function addShackle(surface: Surface, center: FramePoint, along: FramePoint, way: number): void {
  const up = { x: 0, y: 0, z: way }
  addTube(surface, arc(center, 0.15, [along, up], -40, 220), 0.04)
}

/** A ring on the hook, the hook, its block with the sheave, and the ropes that run up to the boom. */
function addHook(
  { paint, rope, forged }: Readonly<Record<'paint' | 'rope' | 'forged', Surface>>,
  at: (a: number, b: number, c: number) => FramePoint,
  ring: number,
  along: FramePoint,
): void {
  addTube(forged, arc(at(0, 0, ring + 0.25), 0.3, [along, UP], 0, 360), 0.055)
  const bowl = at(0, 0, ring + 0.72)
  addTube(
    forged,
    [
      ...arc(bowl, 0.26, [along, UP], 60, -180).toReversed(),
      at(-0.18, 0, ring + 1.05),
      at(0, 0, ring + 1.25),
      at(0, 0, ring + 1.7),
    ].toReversed(),
    0.085,
  )
  const block = ring + 1.65
  for (const side of [-1, 1]) {
    const plate = side * 0.24
    const from = at(-0.55, plate, block)
    const to = at(0.55, plate, block)
    const thick = at(-0.55, plate + side * 0.07, block)
    paint.box(
      from,
      { x: to.x - from.x, y: to.y - from.y, z: 0 },
      { x: thick.x - from.x, y: thick.y - from.y, z: 0 },
      { x: 0, y: 0, z: 1.75 },
    )
  }
  for (const b of [-0.12, 0.12]) {
    addTube(forged, arc(at(0, b, block + 1.1), 0.5, [along, UP], 0, 360), 0.09)
    for (const a of [-0.55, 0.55]) addTube(rope, [at(a, b, block + 1.1), at(a, b, block + 60)], 0.04)
  }
}
