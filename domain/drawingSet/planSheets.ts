import { framedFloors } from '../framing/framedFloors'
import type { FrameModel } from '../framing/frameModel'
import { openingName } from '../framing/openingName'
import { outlineBounds, outlineSides } from '../framing/outline'
import type { PanelSchedule } from '../framing/panelSchedule'
import { doorLeaves, onWall, planDoors, planWall } from '../framing/planWall'
import { webFeet } from '../framing/profile'
import { shopLength } from '../framing/shopLength'
import { pointAt, type WallRun, wallRuns } from '../framing/wallRuns'
import type { Figure } from './Figure'
import { openingSize } from './openingSize'
import { LETTER, type Measure, type PaperSpot, type SheetContent } from './paper'
import { drawFloorOpenings, type PlanFrame, planFrame } from './planFrame'
import { ROOM_NOTE, roomNames } from './roomNames'
import { viewTitle } from './viewTitle'

const NOTES = [
  'Dimensions are to the outside of framing and to centerlines of openings and partitions.',
  'Shaded walls carry loads. Panels show mark and length; openings show mark and framed size.',
]
const GRID_NOTE = 'The grid is of this set; true north is not on record.'
const STUDS = new Set(['stud', 'corner-stud', 'backing-stud', 'king-stud', 'jack-stud', 'chord-stud'])
/** A door's swing as so many straight lines. */
const ARC_PARTS = 8
/** From a wall's face to what is written beside it, points. */
const BESIDE = 9

/** A floor plan of a story. */
export function planSheet(model: FrameModel, story: number, schedule: PanelSchedule, measure: Measure): SheetContent {
  const { layout } = model
  const name = layout.stories > 1 ? `Floor plan, story ${story}` : 'Floor plan'
  const plan = planFrame(layout, `${name} of the steel frame`, 0, measure)
  const { figure, scale } = plan
  const depth = webFeet(layout.studWeb)
  const runs = wallRuns(layout).filter(({ assembly }) => assembly.story === story)
  for (const run of runs) if (run.bearing) shade(plan, run, depth)
  drawFloorOpenings(plan, layout, story)
  drawWalls(plan, model, runs, depth)
  dimensionSides(plan, model, story, runs)
  for (const run of runs) openingMarks(plan, run, depth)
  for (const run of runs) panelMarks(plan, run, depth, schedule, measure)
  roomNames(plan, layout, story)
  const named = layout.rooms?.some((room) => room.story === story) ? [ROOM_NOTE] : []
  const floors = framedFloors(layout).includes(story) ? [`Joists: floor framing plan of story ${story}.`] : []
  const notes = [...NOTES, [GRID_NOTE, ...floors].join(' '), ...named]
  return { title: name, scale: scale.words, blocks: [figure.block(), viewTitle(name, scale.words, notes, measure)] }
}

/** A bearing wall between its openings. */
function shade({ figure, place }: PlanFrame, run: WallRun, depth: number): void {
  let from = 0
  const pieces = run.openings.toSorted((a, b) => a.fromFeet - b.fromFeet)
  for (const opening of [...pieces, undefined]) {
    const to = opening?.fromFeet ?? run.lengthFeet
    const corner = (t: number, side: number) => {
      const { x, y } = pointAt(run, t)
      return place({ x: x + (run.inward.x * side * depth) / 2, y: y + (run.inward.y * side * depth) / 2 })
    }
    figure.line('fine', [corner(from, -1), corner(to, -1), corner(to, 1), corner(from, 1)], { closed: true, fill: 'tint' })
    from = to + (opening?.widthFeet ?? 0)
  }
}

function drawWalls({ figure, place, scale }: PlanFrame, { members }: FrameModel, runs: readonly WallRun[], depth: number): void {
  const at = ({ x, y }: PaperSpot) => place({ x, y: -y })
  for (const run of runs) {
    for (const { kind, from, to } of planWall(run, depth)) figure.line(kind === 'stud' ? 'cut' : 'fine', [at(from), at(to)])
    for (const { d } of planDoors(run)) figure.path('thin', d, place({ x: 0, y: 0 }), scale.pointsPerFoot)
    for (const { hinge, shut } of doorLeaves(run)) {
      const swing = Array.from({ length: ARC_PARTS + 1 }, (_, part) => {
        const angle = (part / ARC_PARTS) * (Math.PI / 2)
        return onWall(run)(hinge + (shut - hinge) * Math.cos(angle), Math.abs(shut - hinge) * Math.sin(angle))
      })
      figure.avoid([onWall(run)(hinge, 0), ...swing.toReversed()].map(at))
    }
  }
  const byMark = new Map(runs.map((run) => [run.assembly.mark, run]))
  for (const { role, assembly, start } of members) {
    const run = STUDS.has(role) ? byMark.get(assembly.cutFrom ?? assembly.mark) : undefined
    if (!run) continue
    const t = (start.x - run.start.x) * run.along.x + (start.y - run.start.y) * run.along.y
    figure.line('thin', [at(onWall(run)(t, -depth / 2)), at(onWall(run)(t, depth / 2))])
  }
}

/** Strings on the four sides: centers of openings, then partitions, then overall. */
function dimensionSides({ figure, place, edges }: PlanFrame, { layout }: FrameModel, story: number, runs: readonly WallRun[]): void {
  const bounds = outlineBounds(layout.outline)
  const stopsOf = (axis: 'x' | 'y', values: readonly number[]) =>
    values.map((feet) => ({ paper: axis === 'x' ? place({ x: feet, y: 0 }).x : place({ x: 0, y: feet }).y, feet }))
  const facing = (outX: number, outY: number) =>
    outlineSides(layout.outline).flatMap((side, index) => {
      if (side.inward.x !== -outX || side.inward.y !== -outY) return []
      const axis = outX === 0 ? 'x' : 'y'
      const at = (t: number) => side.start[axis] + side.along[axis] * t
      const centers = layout.openings.filter((opening) => opening.side === index && opening.story === story)
      return [at(0), at(side.lengthFeet), ...centers.map(({ fromFeet, widthFeet }) => at(fromFeet + widthFeet / 2))]
    })
  const inside = runs.filter(({ exterior }) => !exterior)
  const partitions = (axis: 'x' | 'y') => inside.filter(({ along }) => along[axis] === 0).map(({ start }) => start[axis])
  const x = (values: readonly number[], at: number, from: number) => figure.dimensions('x', stopsOf('x', values), { at, from })
  const y = (values: readonly number[], at: number, from: number) => figure.dimensions('y', stopsOf('y', values), { at, from })
  x(facing(0, -1), edges.bottom + ROWS[0], edges.bottom + MARKS)
  x([bounds.left, bounds.right], edges.bottom + ROWS[2], edges.bottom)
  if (partitions('x').length > 0) x([bounds.left, ...partitions('x'), bounds.right], edges.bottom + ROWS[1], edges.bottom + ROWS[0])
  x(facing(0, 1), edges.top - ROWS[0], edges.top - MARKS)
  y(facing(1, 0), edges.right + ROWS[0], edges.right + MARKS)
  if (partitions('y').length > 0) y([bounds.front, ...partitions('y'), bounds.rear], edges.left - ROWS[1], edges.left - ROWS[0])
  y([bounds.front, bounds.rear], edges.right + ROWS[1], edges.right)
  y(facing(-1, 0), edges.left - ROWS[0], edges.left - MARKS)
}

/** Distance of the strings from the walls, points: beyond the openings' marks. */
const ROWS = [42, 64, 86] as const
/** Room for the openings' marks outside a wall. */
const MARKS = 28

function openingMarks({ figure, place }: PlanFrame, run: WallRun, depth: number): void {
  const out = { x: -run.inward.x, y: run.inward.y }
  const vertical = run.along.x === 0
  for (const [index, opening] of run.openings.entries()) {
    const middle = place(pointAt(run, opening.fromFeet + opening.widthFeet / 2))
    const face = place({ x: 0, y: 0 }).y - place({ x: 0, y: depth / 2 }).y
    const beside = (row: number, side: number, along: number) => {
      const away = side * (face + BESIDE + row * 12)
      return {
        x: middle.x + out.x * away + (vertical ? 0 : along),
        y: middle.y + out.y * away + (vertical ? along : 0),
        angle: vertical ? (-90 as const) : (0 as const),
      }
    }
    const places = (row: number) =>
      ALONG_OPENING.flatMap((along) =>
        [row, row + 1].flatMap((each) => [beside(each, 1, along), beside(each, -1, along)]).concat(beside(row + 2, -1, along)),
      )
    figure.place(openingName(run.assembly.mark, index), places(0), { face: 'strong' })
    figure.place(openingSize(opening), places(1))
  }
}

/** From an opening's middle, points: beside a door's swing where it is in the way. */
const ALONG_OPENING = [0, 8, -8, 16, -16, 24, -24, 32, -32]

/** The mark and length of each panel along its wall, with a tick at each joint. */
function panelMarks({ figure, place, scale }: PlanFrame, run: WallRun, depth: number, { panels }: PanelSchedule, measure: Measure): void {
  const own = panels.filter(({ mark, cutFrom, loose }) => !loose && (cutFrom ?? mark) === run.assembly.mark)
  const vertical = run.along.x === 0
  const face = (depth / 2) * scale.pointsPerFoot
  let from = 0
  for (const [index, { mark, lengthFeet }] of own.entries()) {
    const to = from + lengthFeet
    if (index > 0) joint(figure, place, run, from, depth)
    const at = (t: number, side: number): PaperSpot & { angle: 0 | -90 } => {
      const { x, y } = place(pointAt(run, t))
      const away = face + BESIDE + (Math.abs(side) - 1) * 12
      const sign = Math.sign(side)
      return { x: x + run.inward.x * away * sign, y: y - run.inward.y * away * sign, angle: vertical ? -90 : 0 }
    }
    const middle = (from + to) / 2
    /** Centers between the walls that meet the panel's ends, nearest to its middle first. */
    const along = (text: string) => {
      const reach = Math.max(0, lengthFeet / 2 - depth - (measure(text, LETTER, 'strong') / 2 + CLEAR) / scale.pointsPerFoot)
      return Array.from({ length: 2 * ALONG + 1 }, (_, step) => middle + (Math.ceil(step / 2) * (step % 2 === 0 ? 1 : -1) * reach) / ALONG)
    }
    const sides = run.exterior ? [1, 2, 3] : [1, -1, 2, -2, 3, -3]
    const places = (text: string) => sides.flatMap((side) => along(text).map((t) => at(t, side)))
    const isFree = (text: string, place: PaperSpot) => figure.isFree(text, place, STRONG)
    const length = shopLength(lengthFeet * 12)
    const full = `${mark}, ${length}`
    const oneLine = places(full).some((place) => isFree(full, place))
    const twoLines = oneLine
      ? undefined
      : sides
          .flatMap((side) => along(length).map((t) => [at(t, side), at(t, side + Math.sign(side))].sort((a, b) => a.y - b.y || a.x - b.x)))
          .find(([upper, lower]) => upper && lower && isFree(mark, upper) && isFree(length, lower))
    if (twoLines) for (const [line, place] of twoLines.entries()) figure.text(line === 0 ? mark : length, place, { ...STRONG, ...place })
    else figure.place(full, places(full), STRONG) || figure.place(mark, places(mark), STRONG)
    from = to
  }
}

const STRONG = { face: 'strong' } as const
/** So many places on each side of a panel's middle. */
const ALONG = 12
/** From a mark to what meets its wall, points. */
const CLEAR = 3

function joint(figure: Figure, place: PlanFrame['place'], run: WallRun, t: number, depth: number): void {
  const { x, y } = pointAt(run, t)
  figure.line(
    'object',
    [-1, 1].map((side) => place({ x: x + run.inward.x * side * depth, y: y + run.inward.y * side * depth })),
  )
}
