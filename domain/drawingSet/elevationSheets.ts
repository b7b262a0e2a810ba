import { ELEVATION_SIDES, type ElevationSide } from '../framing/frameElevation'
import type { FrameModel } from '../framing/frameModel'
import type { FramePoint } from '../framing/member'
import { openingName } from '../framing/openingName'
import { type OrientedSolid, orientedSolids } from '../framing/openSide'
import { outlineBounds } from '../framing/outline'
import { webFeet } from '../framing/profile'
import { ridgeFeet } from '../framing/ridgeLine'
import { shopLength } from '../framing/shopLength'
import { storyBaseFeet, storyWallFeet } from '../framing/storyHeights'
import { pointAt, type WallRun, wallRuns } from '../framing/wallRuns'
import { BUBBLE, Figure } from './Figure'
import { buildingGrid, type GridLine } from './gridBubbles'
import { markOpening, openingSize } from './openingSize'
import { DRAWING_AREA, LETTER, type Measure, type PaperSpot, type SheetContent } from './paper'
import { drawSolids } from './projected'
import { scaleFor } from './scale'
import { TITLE_STRIP, viewTitle } from './viewTitle'

const OUTWARD = { front: { x: 0, y: -1 }, right: { x: 1, y: 0 }, rear: { x: 0, y: 1 }, left: { x: -1, y: 0 } } as const
/** For dimensions around a view, points. */
const MARGIN = { left: 84, top: 22, bottom: 66 }
/** From a view to the words of its levels. */
const LEVEL = 35

/** A sheet for each side: the frame as it is seen from outside, its openings, heights and roof slope. */
export function elevationSheets(model: FrameModel, measure: Measure): SheetContent[] {
  const solids = orientedSolids(model.members)
  return ELEVATION_SIDES.map((side) => elevationSheet(model, side, solids, measure))
}

function elevationSheet(model: FrameModel, side: ElevationSide, solids: readonly OrientedSolid[], measure: Measure): SheetContent {
  const { layout } = model
  const outward = OUTWARD[side]
  const across = ({ x, y }: { readonly x: number; readonly y: number }) => -outward.y * x + outward.x * y
  const house = outlineBounds(layout.outline)
  const ends = [across({ x: house.left, y: house.front }), across({ x: house.right, y: house.rear })].sort((a, b) => a - b)
  const [left = 0, right = 0] = ends
  const { overhangFeet, rakeFeet } = layout.roof
  const beyond = Math.max(overhangFeet, rakeFeet)
  const ridge = ridgeFeet(layout)
  const levels = levelsOf(model)
  const words = Math.max(...levels.map((level) => measure(levelWords(level), LETTER, 'text')))
  const room = {
    width: DRAWING_AREA.width - MARGIN.left - LEVEL - words,
    height: DRAWING_AREA.height - TITLE_STRIP - MARGIN.top - MARGIN.bottom,
  }
  const scale = scaleFor({ width: right - left + 2 * beyond, height: ridge }, room, 1 / 2)
  const s = scale.pointsPerFoot
  const spareX = (room.width - (right - left + 2 * beyond) * s) / 2
  const spareY = (room.height - ridge * s) / 2
  const origin = { x: DRAWING_AREA.x + MARGIN.left + spareX + (beyond - left) * s, y: DRAWING_AREA.y + MARGIN.top + spareY + ridge * s }
  const title = `${side.slice(0, 1).toUpperCase()}${side.slice(1)} elevation`
  const figure = new Figure(
    measure,
    `${title} of the steel frame, ${shopLength((right - left) * 12)} wide, ${shopLength(ridge * 12)} high`,
    {
      ...DRAWING_AREA,
      height: DRAWING_AREA.height - TITLE_STRIP,
    },
  )
  const place = (t: number, z: number): PaperSpot => ({ x: origin.x + t * s, y: origin.y - z * s })
  const seen = solids.filter(({ member: { assembly, role, start } }) => {
    if (assembly.part === 'interior-wall') return false
    if (assembly.part === 'floor') return role === 'rim-track' || role === 'joist'
    const { outward: facing } = assembly
    if (assembly.part !== 'exterior-wall' || !facing || (facing.x === outward.x && facing.y === outward.y)) return true
    // The ends of the walls beside it.
    return (
      facing.x * outward.x + facing.y * outward.y === 0 && Math.min(across(start) - left, right - across(start)) < webFeet(layout.studWeb)
    )
  })
  const project = (_member: unknown, point: FramePoint) => place(across(point), point.z)
  drawSolids(figure, seen, project, ({ middle }) => middle.x * outward.x + middle.y * outward.y)
  figure.line('cut', [place(left - beyond - 1, 0), place(right + beyond + 1, 0)])
  const edges = { left: place(left - beyond, 0).x, right: place(right + beyond, 0).x }
  heights(figure, levels, edges, (z) => place(0, z).y)
  const grid = buildingGrid(layout)
  const lines = outward.x === 0 ? grid.columns : grid.rows
  bottomDimension(figure, lines, (at) => place(outward.x === 0 ? across({ x: at, y: 0 }) : across({ x: 0, y: at }), 0))
  if (layout.roof.form === 'hip' || outward.x !== 0)
    slopeMark(figure, layout.roof.pitchIn12, { x: edges.right - 70, y: place(0, ridge).y + 14 })
  // Last: their words find room beside all others.
  openings(
    figure,
    wallRuns(layout).filter(({ assembly }) => assembly.outward?.x === outward.x && assembly.outward?.y === outward.y),
    (run, t, z) => place(across(pointAt(run, t)), run.baseFeet + z),
  )
  return {
    title,
    scale: scale.words,
    blocks: [
      figure.block(),
      viewTitle(
        title,
        scale.words,
        ['Heights are above the foundation. Openings have their marks and framed sizes, width by height.'],
        measure,
      ),
    ],
  }
}

/** Each opening with its mark and its size. */
function openings(figure: Figure, runs: readonly WallRun[], place: (run: WallRun, t: number, z: number) => PaperSpot): void {
  for (const run of runs)
    for (const [index, opening] of run.openings.entries()) {
      const { fromFeet, widthFeet, sillFeet, headFeet } = opening
      const [a, c] = [place(run, fromFeet, sillFeet), place(run, fromFeet + widthFeet, headFeet)]
      const [b, d] = [
        { x: c.x, y: a.y },
        { x: a.x, y: c.y },
      ]
      figure.line('hidden', [a, b, c, d], { closed: true })
      const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }
      markOpening(figure, openingName(run.assembly.mark, index), openingSize(opening), middle, {
        width: Math.abs(c.x - a.x),
        height: Math.abs(c.y - a.y),
      })
    }
}

interface Level {
  readonly z: number
  readonly name: string
}

/** Foundation, floors, plates and ridge, from the lowest. */
function levelsOf({ layout }: FrameModel): Level[] {
  const floors = Array.from({ length: layout.stories }, (_, index) => {
    const base = storyBaseFeet(layout, index + 1)
    return [
      { z: base, name: `Floor ${index + 1}` },
      { z: base + storyWallFeet(layout, index + 1), name: `Top of wall ${index + 1}` },
    ]
  }).flat()
  const lowest = (floors[0]?.z ?? 0) > 0 ? [{ z: 0, name: 'Foundation' }] : []
  return [...lowest, ...floors, { z: ridgeFeet(layout), name: 'Ridge' }]
}

const levelWords = ({ z, name }: Level) => `${name}: ${shopLength(z * 12)}`

/** The heights of levels: dimensions on the left, words on the right. */
function heights(
  figure: Figure,
  stops: readonly Level[],
  edges: { readonly left: number; readonly right: number },
  y: (z: number) => number,
): void {
  // First: the short dimension of a floor's depth keeps clear of its line.
  figure.dimensions(
    'y',
    [0, stops.at(-1)?.z ?? 0].map((z) => ({ paper: y(z), feet: z })),
    { at: edges.left - 66, from: edges.left - 38 },
  )
  figure.dimensions(
    'y',
    stops.map(({ z }) => ({ paper: y(z), feet: z })),
    { at: edges.left - 30, from: edges.left },
  )
  let above = Number.POSITIVE_INFINITY
  for (const level of stops) {
    const { z } = level
    const at = Math.min(y(z), above - 13)
    above = at
    figure.line('center', [
      { x: edges.right + 6, y: y(z) },
      { x: edges.right + 26, y: y(z) },
      { x: edges.right + 32, y: at },
    ])
    figure.text(levelWords(level), { x: edges.right + LEVEL, y: at }, { align: 'start' })
  }
}

function bottomDimension(figure: Figure, lines: readonly GridLine[], place: (at: number) => PaperSpot): void {
  const stops = lines.map(({ at }) => ({ paper: place(at).x, feet: at }))
  const y = place(0).y
  figure.dimensions('x', stops, { at: y + 24, from: y })
  for (const { name, at } of lines) {
    const { x } = place(at)
    figure.line('center', [
      { x, y: y + 28 },
      { x, y: y + 62 - 2 * BUBBLE },
    ])
    figure.bubble(name, { x, y: y + 62 - BUBBLE })
  }
}

/** The triangle of a roof's slope: rise over 12. */
function slopeMark(figure: Figure, pitchIn12: number, corner: PaperSpot): void {
  const [run, rise] = [36, Math.min(45, 3 * pitchIn12)]
  const far = { x: corner.x + run, y: corner.y }
  figure.line('object', [corner, far, { x: far.x, y: far.y + rise }], { closed: true })
  figure.text('12', { x: corner.x + run / 2, y: corner.y - 7 })
  figure.text(String(pitchIn12), { x: far.x + 5, y: corner.y + rise / 2 }, { align: 'start' })
}
