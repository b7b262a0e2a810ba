import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { FramePoint } from '@framewell/domain/framing/member'
import { type OrientedSolid, orientedSolids } from '@framewell/domain/framing/openSide'
import { DEFAULT_PANEL_LIMITS } from '@framewell/domain/framing/panelLimits'
import { panelSchedule } from '@framewell/domain/framing/panelSchedule'
import { shopLength } from '@framewell/domain/framing/shopLength'
import { splitFrame } from '@framewell/domain/framing/splitFrame'
import { addRolledMember } from './rolledMember'
import type { StillLife } from './StillLife'
import { Surface } from './Surface'
import { addBand } from './tube'

const INCH = 1 / 12
/** Of a shop whose table is too short for cassettes of the Storch's floor: it ships the joists loose. */
const LIMITS = { ...DEFAULT_PANEL_LIMITS, lengthFeet: 12 }
const BUNDLE = '2-floor-loose-1'
/** The deck of a flatbed truck: its top, half its width (8 1/2 ft) and its length. */
const DECK = { z: 4, half: 4.25, feet: 22 }
const ROWS = 3
/** Timbers under the bundle and between its rows. */
const TIMBER_FEET = 3.5 * INCH
const STICKER_FEET = 0.75 * INCH
/** Joists do not lie quite tight. */
const GAP_FEET = 0.03 * INCH
const REAR = 4.6

/** The full joists of a bundle on the deck of a truck, with its tag. */
export function loadedTruck(model: FrameModel): StillLife {
  const surfaces = {
    zinc: new Surface(),
    plank: new Surface(),
    timber: new Surface(),
    rail: new Surface(),
    webbing: new Surface(),
    band: new Surface(),
    guard: new Surface(),
  }
  const joists = bundledJoists(model)
  const [first] = joists
  if (!first) throw new RangeError(`${BUNDLE} holds no joists`)
  const perRow = Math.ceil(joists.length / ROWS)
  const { depthFeet, thicknessFeet, lengthFeet } = first
  const wide = perRow * (thicknessFeet + GAP_FEET)
  const bottom = DECK.z + TIMBER_FEET
  const rowFeet = depthFeet + STICKER_FEET
  for (const [index, solid] of joists.entries()) {
    const [row, place] = [Math.floor(index / perRow), index % perRow]
    // None ends exactly where its neighbor does.
    const end = (((index * 37) % 11) - 5) * 0.008
    addRolledMember(surfaces.zinc, {
      ...solid,
      middle: {
        x: -wide / 2 + (place + 0.5) * (thicknessFeet + GAP_FEET),
        y: REAR + lengthFeet / 2 + end,
        z: bottom + row * rowFeet + depthFeet / 2,
      },
      along: { x: 0, y: 1, z: 0 },
      across: { x: 0, y: 0, z: 1 },
      opens: { x: 1, y: 0, z: 0 },
    })
  }
  const top = bottom + ROWS * rowFeet - STICKER_FEET
  for (const y of [REAR + 1.2, REAR + lengthFeet / 2, REAR + lengthFeet - 1.2]) {
    addTimber(surfaces.timber, wide / 2 + 0.7, y, DECK.z, TIMBER_FEET)
    for (let row = 1; row < ROWS; row += 1)
      addTimber(surfaces.timber, wide / 2 + 0.08, y, bottom + row * rowFeet - STICKER_FEET, STICKER_FEET)
  }
  for (const y of [REAR + 1.75, REAR + lengthFeet - 1.75])
    addBand(surfaces.band, around(wide / 2, bottom, top, y), { x: 0, y: 0.4 * INCH, z: 0 }, 0.004)
  for (const y of [REAR + 2.7, REAR + 6.2, REAR + lengthFeet - 2.7]) addTieDown(surfaces, wide / 2, top, y)
  addDeck(surfaces)
  return {
    surfaces,
    labels: [
      {
        lines: [BUNDLE, `${joists.length} joists ${first.member.profile}`, shopLength(lengthFeet * 12)],
        corner: { x: -wide / 2 - 0.012, y: REAR + 1.6, z: top - depthFeet / 2 - 0.16 },
        right: { x: 0, y: -1.3, z: 0 },
        up: { x: 0, y: 0, z: 0.32 },
        kind: 'tag',
      },
    ],
  }
}

/** The joists of full length of the bundle. */
function bundledJoists(model: FrameModel): OrientedSolid[] {
  const { model: split } = splitFrame(model, LIMITS)
  const { bundleOf } = panelSchedule(split, LIMITS)
  const joists = orientedSolids(split.members).filter(({ member }) => member.role === 'joist' && bundleOf.get(member.mark) === BUNDLE)
  const longest = Math.max(...joists.map(({ lengthFeet }) => lengthFeet))
  return joists.filter(({ lengthFeet }) => longest - lengthFeet < INCH / 16)
}

function addTimber(surface: Surface, half: number, y: number, z: number, high: number): void {
  surface.box({ x: -half, y: y - TIMBER_FEET / 2, z }, { x: 2 * half, y: 0, z: 0 }, { x: 0, y: TIMBER_FEET, z: 0 }, { x: 0, y: 0, z: high })
}

/** A steel band's way around the bundle. */
function around(half: number, bottom: number, top: number, y: number): FramePoint[] {
  const out = 0.003
  const corner = (x: number, z: number) => ({ x, y, z })
  return [
    corner(-half - out, bottom - out),
    corner(half + out, bottom - out),
    corner(half + out, top + out),
    corner(-half - out, top + out),
    corner(-half - out, bottom - out),
  ]
}

/** A strap over the bundle from rail to rail, on corner guards. */
function addTieDown({ webbing, guard }: Readonly<Record<'webbing' | 'guard', Surface>>, half: number, top: number, y: number): void {
  const over = top + 0.03
  const outside = half + 0.03
  const points = [
    { x: -DECK.half - 0.02, y, z: DECK.z - 0.25 },
    { x: -outside, y, z: over },
    { x: outside, y, z: over },
    { x: DECK.half + 0.02, y, z: DECK.z - 0.25 },
  ]
  addBand(webbing, points, { x: 0, y: 1.6 * INCH, z: 0 }, 0.012)
  for (const side of [-1, 1]) {
    const leg = 4 * INCH
    guard.box({ x: side * half, y: y - leg, z: top }, { x: -side * leg, y: 0, z: 0 }, { x: 0, y: 2 * leg, z: 0 }, { x: 0, y: 0, z: 0.02 })
    guard.box(
      { x: side * half, y: y - leg, z: top + 0.02 },
      { x: side * 0.02, y: 0, z: 0 },
      { x: 0, y: 2 * leg, z: 0 },
      { x: 0, y: 0, z: -leg },
    )
  }
}

/** Planks between two steel rails with stake pockets, and the headboard behind the cab. */
function addDeck({ plank, rail }: Readonly<Record<'plank' | 'rail', Surface>>): void {
  const boards = 11
  const inner = DECK.half - 0.45
  const board = (2 * inner) / boards
  for (let index = 0; index < boards; index += 1)
    plank.box(
      { x: -inner + index * board + 0.012, y: -8, z: DECK.z - 0.12 },
      { x: board - 0.024, y: 0, z: 0 },
      { x: 0, y: DECK.feet + 8, z: 0 },
      { x: 0, y: 0, z: 0.12 - ((index * 7) % 3) * 0.006 },
    )
  for (const side of [-1, 1]) {
    rail.box(
      { x: side * inner, y: -8, z: DECK.z - 0.4 },
      { x: side * 0.3, y: 0, z: 0 },
      { x: 0, y: DECK.feet + 8, z: 0 },
      { x: 0, y: 0, z: 0.41 },
    )
    rail.box(
      { x: side * (DECK.half - 0.04), y: -8, z: DECK.z - 0.3 },
      { x: side * 0.04, y: 0, z: 0 },
      { x: 0, y: DECK.feet + 8, z: 0 },
      { x: 0, y: 0, z: 0.28 },
    )
    for (let y = -7; y < DECK.feet; y += 2)
      rail.box(
        { x: side * (inner + 0.3), y, z: DECK.z - 0.36 },
        { x: side * 0.12, y: 0, z: 0 },
        { x: 0, y: 0.3, z: 0 },
        { x: 0, y: 0, z: 0.37 },
      )
  }
  const high = 3.9
  rail.box({ x: -DECK.half, y: DECK.feet, z: DECK.z }, { x: 2 * DECK.half, y: 0, z: 0 }, { x: 0, y: 0.06, z: 0 }, { x: 0, y: 0, z: high })
  for (let x = -DECK.half; x <= DECK.half; x += DECK.half / 4)
    rail.box({ x: x - 0.1, y: DECK.feet - 0.16, z: DECK.z }, { x: 0.2, y: 0, z: 0 }, { x: 0, y: 0.16, z: 0 }, { x: 0, y: 0, z: high })
  rail.box(
    { x: -DECK.half, y: DECK.feet - 0.2, z: DECK.z + high },
    { x: 2 * DECK.half, y: 0, z: 0 },
    { x: 0, y: 0.3, z: 0 },
    { x: 0, y: 0, z: 0.2 },
  )
}
