import { feetInches } from '@framewell/domain/framing/feetInches'
import { frameJoints } from '@framewell/domain/framing/frameJoints'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { FramePoint } from '@framewell/domain/framing/member'
import { type OrientedSolid, orientedSolids } from '@framewell/domain/framing/openSide'
import { DEFAULT_PANEL_LIMITS } from '@framewell/domain/framing/panelLimits'
import { panelSchedule } from '@framewell/domain/framing/panelSchedule'
import { shopLength } from '@framewell/domain/framing/shopLength'
import { panelDirection } from '@framewell/domain/framing/shopPanels'
import { splitFrame } from '@framewell/domain/framing/splitFrame'
import type { Label } from './label'
import { posed, turnedTo } from './pose'
import { addRolledMember } from './rolledMember'
import type { StillLife } from './StillLife'
import { Surface } from './Surface'
import { addTube } from './tube'

const INCH = 1 / 12
const PANEL = 'W1-4B'
/** The top of the table. */
const TABLE_FEET = 2.8
const HOLES_FEET = [1.5, 4.5, 7.5]

/** A panel on its shop's table, outside up: x from its left end, y from its foot. */
export function shopTable(model: FrameModel): StillLife {
  const { model: split } = splitFrame(model, DEFAULT_PANEL_LIMITS)
  const surfaces = {
    zinc: new Surface(),
    screw: new Surface(),
    worktop: new Surface(),
    table: new Surface(),
    stop: new Surface(),
    slab: new Surface(),
    wall: new Surface(),
    beam: new Surface(),
  }
  const entry = panelSchedule(split, DEFAULT_PANEL_LIMITS).panels.find(({ mark }) => mark === PANEL)
  const own = orientedSolids(split.members).filter(({ member }) => member.assembly.mark === PANEL)
  const foot = own.find(({ member }) => member.role === 'bottom-track')
  if (!entry || !foot) throw new RangeError(`There is no panel ${PANEL}`)
  const { x, y } = panelDirection(own.map(({ member }) => member))
  const half = foot.depthFeet / 2
  const left = Math.min(...[foot.member.start, foot.member.end].map((end) => end.x * x + end.y * y))
  const start = [foot.member.start, foot.member.end].find((end) => Math.abs(end.x * x + end.y * y - left) < 1e-9) ?? foot.member.start
  const pose = {
    about: { ...start, z: 0 },
    turn: turnedTo({ x, y, z: 0 }, { x: 0, y: 0, z: 1 }, { x: y, y: -x, z: 0 }),
    to: { x: 0, y: 0, z: TABLE_FEET + half + 0.004 },
  }
  const panel = own.map((solid) => posed(solid, pose))
  for (const solid of panel) addRolledMember(surfaces.zinc, solid, Math.abs(solid.along.y) > 0.99 ? HOLES_FEET : [])
  const top = TABLE_FEET + 2 * half + 0.008
  for (const joint of frameJoints({ ...split, members: own.map(({ member }) => member) }))
    if (joint.kind === 'stud-track') {
      const at = pose.turn({ x: joint.at.x - pose.about.x, y: joint.at.y - pose.about.y, z: joint.at.z })
      addScrew(surfaces.screw, { x: at.x, y: at.y, z: top })
    }
  addTable(surfaces, entry.lengthFeet, entry.heightFeet)
  addShop(surfaces)
  return { surfaces, labels: [panelTag(entry, half), ...panel.flatMap((solid) => pieceTag(solid, top) ?? [])] }
}

/** On the web of the bottom track, towards the viewer. */
function panelTag(
  entry: { readonly lengthFeet: number; readonly heightFeet: number; readonly shippedPounds: number },
  half: number,
): Label {
  return {
    lines: [PANEL, `${feetInches(entry.lengthFeet)} × ${feetInches(entry.heightFeet)}`, `${Math.round(entry.shippedPounds)} lb`],
    corner: { x: 2.9, y: -0.016, z: TABLE_FEET + half - 0.12 },
    right: { x: 0.56, y: 0, z: 0 },
    up: { x: 0, y: 0, z: 0.25 },
    kind: 'tag',
  }
}

/** A piece's mark on its upper flange, near the foot. */
function pieceTag({ member, middle, along, lengthFeet, thicknessFeet }: OrientedSolid, top: number): Label | undefined {
  if (Math.abs(along.y) < 0.99 || member.profile.includes('FS')) return undefined
  const from = middle.y - lengthFeet / 2
  if (from > 1) return undefined
  const wide = thicknessFeet * 0.8
  return {
    lines: [member.mark, shopLength(lengthFeet * 12)],
    corner: { x: middle.x + wide / 2, y: from + 0.32, z: top },
    right: { x: 0, y: 0.42, z: 0 },
    up: { x: -wide, y: 0, z: 0 },
    kind: 'tag',
  }
}

/** A screw's head with its washer. */
function addScrew(surface: Surface, { x, y, z }: FramePoint): void {
  addTube(
    surface,
    [
      { x, y, z },
      { x, y, z: z + 0.006 },
    ],
    0.2 * INCH,
  )
  addTube(
    surface,
    [
      { x, y, z: z + 0.006 },
      { x, y, z: z + 0.02 },
    ],
    0.13 * INCH,
  )
}

/** A plywood top on steel tubes, with stops along the panel's foot. */
function addTable(
  { worktop, table, stop }: Readonly<Record<'worktop' | 'table' | 'stop', Surface>>,
  longFeet: number,
  highFeet: number,
): void {
  const tube = 0.33
  const [left, right, front, rear] = [-1.2, longFeet + 1.2, -0.55, highFeet + 0.6]
  const sheet = 4
  for (let x = left; x < right; x += sheet)
    worktop.box(
      { x, y: front, z: TABLE_FEET - 0.06 },
      { x: Math.min(sheet, right - x) - 0.012, y: 0, z: 0 },
      { x: 0, y: rear - front, z: 0 },
      { x: 0, y: 0, z: 0.06 },
    )
  for (const y of [front + 0.1, (front + rear) / 2, rear - tube - 0.1])
    table.box(
      { x: left, y, z: TABLE_FEET - 0.06 - tube },
      { x: right - left, y: 0, z: 0 },
      { x: 0, y: tube, z: 0 },
      { x: 0, y: 0, z: tube },
    )
  for (let x = left + 0.2; x < right; x += (right - left - 0.8) / 3)
    for (const y of [front + 0.1, rear - tube - 0.1])
      table.box({ x, y, z: 0 }, { x: tube, y: 0, z: 0 }, { x: 0, y: tube, z: 0 }, { x: 0, y: 0, z: TABLE_FEET - 0.06 })
  for (let x = 0.9; x < longFeet; x += 2.6)
    stop.box({ x, y: -0.2, z: TABLE_FEET }, { x: 0.5, y: 0, z: 0 }, { x: 0, y: 0.19, z: 0 }, { x: 0, y: 0, z: 0.09 })
}

/** The floor, and the walls and roof behind; the side towards the sun is open. */
function addShop({ slab, wall, beam }: Readonly<Record<'slab' | 'wall' | 'beam', Surface>>): void {
  const [left, right, front, rear, high] = [-34, 48, -26, 40, 17]
  slab.box({ x: left, y: front, z: -0.5 }, { x: right - left, y: 0, z: 0 }, { x: 0, y: rear - front, z: 0 }, { x: 0, y: 0, z: 0.5 })
  for (let x = left; x < right; x += 1)
    wall.box({ x, y: rear, z: 0 }, { x: 0.93, y: 0, z: 0 }, { x: 0, y: 0.2, z: 0 }, { x: 0, y: 0, z: high })
  for (let y = front; y < rear; y += 1)
    wall.box({ x: right, y, z: 0 }, { x: 0.2, y: 0, z: 0 }, { x: 0, y: 0.93, z: 0 }, { x: 0, y: 0, z: high })
  wall.box({ x: left, y: front, z: high }, { x: right - left, y: 0, z: 0 }, { x: 0, y: rear - front, z: 0 }, { x: 0, y: 0, z: 0.3 })
  for (let x = left + 2; x < right; x += 16) {
    beam.box({ x, y: rear - 0.8, z: 0 }, { x: 0.7, y: 0, z: 0 }, { x: 0, y: 0.7, z: 0 }, { x: 0, y: 0, z: high })
    beam.box({ x, y: front, z: 0 }, { x: 0.7, y: 0, z: 0 }, { x: 0, y: 0.7, z: 0 }, { x: 0, y: 0, z: high })
  }
}
