import type { FrameModel } from '../framing/frameModel'
import type { Member, MemberRole } from '../framing/member'
import { onPanel } from '../framing/onPanel'
import { openingName } from '../framing/openingName'
import type { OrientedSolid } from '../framing/openSide'
import type { PieceHoles } from '../framing/pieceHoles'
import { FLANGE_FEET, profileSize } from '../framing/profile'
import { shopLength } from '../framing/shopLength'
import { panelDirection, type ShopPanel } from '../framing/shopPanels'
import { pointAt, type WallRun, wallRuns } from '../framing/wallRuns'
import { Figure } from './Figure'
import { markOpening, openingSize } from './openingSize'
import { LETTER, type Measure, type PaperBox, type PaperSpot } from './paper'
import { drawSolids } from './projected'

const MM_PER_FOOT = 304.8
const UPRIGHTS: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'jack-stud', 'cripple', 'gable-stud']
const STRAPS: readonly MemberRole[] = ['brace', 'bridging']
/** From a wall's edge to the row of its studs' numbers. */
const NUMBER_ROW = 26
/** From a panel's edge to a number beside it, and beyond that number. */
const BESIDE_EDGE = 14
/** For the lettering of a string of dimensions, on the side away from the panel. */
const BEYOND_STRING = 14
const LEFT = 34
const RIGHT = 54
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9]
/** Where a line may lead to, along a piece. */
const LEAD_SHARES = [...SHARES, ...Array.from({ length: 99 }, (_, at) => (at + 1) / 100)]
const STRAP_SHARES = [0.14, 0.86, 0.22, 0.78, 0.3, 0.7, 0.4, 0.6]

interface Numbered {
  readonly member: Member
  readonly number: string
  readonly from: PaperSpot
  readonly to: PaperSpot
  /** Half of what is seen of the piece across its length, points. */
  readonly half: number
}

/** The number of a piece within its panel. */
export function pieceNumber({ mark, assembly }: Member): string {
  return mark.startsWith(`${assembly.mark}-`) ? mark.slice(assembly.mark.length + 1) : mark
}

/** Room around a panel for its numbers and dimensions, points. */
interface PanelMargin {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** How much room a panel's numbers and dimensions need around it. */
export function panelMargin(panel: ShopPanel, model: FrameModel): PanelMargin {
  const { near, far } = belowPanel(panel, model)
  const uprights = uprightsOf(panel)
  const above = uprights.some((piece) => reachesTop(panel, piece))
  return { left: LEFT, right: RIGHT, top: above ? NUMBER_ROW + 8 : BESIDE_EDGE + 4, bottom: Math.max(near, far) + BEYOND_STRING }
}

/** From a panel's foot to where its dimensions begin, and to the string of its whole length. */
function belowPanel(panel: ShopPanel, model: FrameModel): { readonly near: number; readonly far: number } {
  const near = uprightsOf(panel).some((piece) => !reachesTop(panel, piece)) ? NUMBER_ROW + 8 : BESIDE_EDGE
  return { near, far: near + (openingsOf(panel, model).length > 0 ? 42 : 22) }
}

type Piece = ShopPanel['pieces'][number]

function uprightsOf({ part, pieces }: ShopPanel): Piece[] {
  return part.endsWith('wall') ? pieces.filter(({ member }) => UPRIGHTS.includes(member.role)) : []
}

function reachesTop({ heightFeet }: ShopPanel, { start, end }: Piece): boolean {
  return Math.min(start.y, end.y) < -heightFeet * 0.75
}

/** A panel as its shop sees it, at a scale, with every piece's number. @param pointsPerFoot at which it fits the box inside its margins */
export function drawPanel(
  panel: ShopPanel,
  solids: ReadonlyMap<string, OrientedSolid>,
  { model, measure, holes }: { readonly model: FrameModel; readonly measure: Measure; readonly holes: ReadonlyMap<string, PieceHoles> },
  box: PaperBox,
  pointsPerFoot: number,
): Figure {
  const { marks, pieces, lengthFeet, heightFeet, part } = panel
  const s = pointsPerFoot
  const alt = `${marks[0]}, ${shopLength(lengthFeet * 12)} by ${shopLength(heightFeet * 12)}, ${pieces.length} pieces, each with the number of its mark`
  const figure = new Figure(measure, alt, box)
  const margin = panelMargin(panel, model)
  const origin = {
    x: box.x + margin.left + (box.width - margin.left - margin.right - lengthFeet * s) / 2,
    y: box.y + margin.top + (box.height - margin.top - margin.bottom + heightFeet * s) / 2,
  }
  const at = ({ x, y }: PaperSpot): PaperSpot => ({ x: origin.x + x * s, y: origin.y + y * s })
  const edges = { left: origin.x, right: origin.x + lengthFeet * s, top: origin.y - heightFeet * s, bottom: origin.y }
  const [one] = pieces
  if (!one) return figure
  const along = panelDirection(pieces.map(({ member }) => member))
  const start = onPanel(one.member, along, one.member.start)
  const onPaper = (member: Member, point: Member['start']) => {
    const { x, y } = onPanel(member, along, point)
    return at({ x: x - start.x + one.start.x, y: y - start.y + one.start.y })
  }
  const plan = part === 'floor' || part === 'roof'
  drawSolids(
    figure,
    pieces.flatMap(({ member }) => solids.get(member.mark) ?? []),
    onPaper,
    ({ middle }) => (plan ? middle.z : middle.x * along.y - middle.y * along.x),
  )
  for (const { member, start: from, end: to } of pieces)
    for (const atMm of holes.get(member.mark)?.atMm ?? []) {
      const y = from.y + (Math.sign(to.y - from.y) * atMm) / MM_PER_FOOT
      figure.line('fine', [at({ x: from.x - FLANGE_FEET, y }), at({ x: from.x + FLANGE_FEET, y })])
    }
  const numberOf = (piece: Piece): Numbered => ({
    member: piece.member,
    number: pieceNumber(piece.member),
    from: at(piece.start),
    to: at(piece.end),
    half: (seenFeet(piece.member) * s) / 2,
  })
  const uprights = uprightsOf(panel)
  const upper = uprights.filter((piece) => reachesTop(panel, piece))
  const lower = uprights.filter((piece) => !reachesTop(panel, piece))
  const crowded = [
    ...numberRow(figure, upper.map(numberOf), edges.top, -1, measure, box),
    ...numberRow(figure, lower.map(numberOf), edges.bottom, 1, measure, box),
  ]
  const stops = openingStops(figure, openingsOf(panel, model), (point) => onPaper(one.member, point))
  const feetOf = (paper: number) => ({ paper, feet: (paper - origin.x) / s })
  const below = belowPanel(panel, model)
  const [near, far] = [edges.bottom + below.near, edges.bottom + below.far]
  if (stops.length > 0) figure.dimensions('x', [edges.left, ...stops, edges.right].map(feetOf), { at: near + 20, from: near })
  figure.dimensions('x', [edges.left, edges.right].map(feetOf), { at: far, from: near })
  figure.dimensions(
    'y',
    [0, heightFeet].map((feet) => ({ paper: origin.y - feet * s, feet })),
    { at: edges.right + 40, from: edges.right + 14 },
  )
  numberOthers(figure, [...pieces.filter((piece) => !uprights.includes(piece)).map(numberOf), ...crowded])
  return figure
}

/** Shows the web of a header and of truss chords, and the flange of everything else. */
function seenFeet({ role, profile, assembly }: Member): number {
  const { depthFeet, flangeFeet } = profileSize(profile)
  return role === 'header' || assembly.part === 'truss' || STRAPS.includes(role) ? depthFeet : flangeFeet
}

/** Numbers of studs in a row beyond the wall's edge, each with a line to its stud. @returns studs that the row has no room for */
function numberRow(
  figure: Figure,
  studs: readonly Numbered[],
  edge: number,
  away: 1 | -1,
  measure: Measure,
  box: PaperBox,
): readonly Numbered[] {
  const gapOf = ({ number }: Numbered) => measure(number, LETTER, 'text') + 4
  const rows = Math.ceil(studs.reduce((sum, stud) => sum + gapOf(stud), 0) / box.width)
  const all = studs.toSorted((a, b) => a.from.x - b.from.x)
  const sorted = all.filter((_, at) => rows < 2 || at % rows === 0)
  const gaps = sorted.map(gapOf)
  const wanted = sorted.map(({ from }) => from.x)
  const places = kept(spread(wanted, gaps), gaps, box)
  for (const [index, { number, from, to }] of sorted.entries()) {
    const x = places[index] ?? from.x
    const end = away < 0 ? Math.min(from.y, to.y) : Math.max(from.y, to.y)
    figure.line('fine', [
      { x: from.x, y: end + away * 1 },
      { x: from.x, y: edge + away * 5 },
      { x, y: edge + away * 15 },
      { x, y: edge + away * 19 },
    ])
    figure.text(number, { x, y: edge + away * NUMBER_ROW })
  }
  return all.filter((stud) => !sorted.includes(stud))
}

/** Moves places so that each is its gap from its neighbors, all as near to where they were as that allows (pooled neighbors). */
function spread(wanted: readonly number[], gaps: readonly number[]): number[] {
  const groups: { sum: number; count: number }[] = []
  let shift = 0
  const shifts = wanted.map((_, at) => {
    if (at > 0) shift += ((gaps[at - 1] ?? 0) + (gaps[at] ?? 0)) / 2
    return shift
  })
  for (const [at, place] of wanted.entries()) {
    groups.push({ sum: place - (shifts[at] ?? 0), count: 1 })
    for (let last = groups.length - 1; last > 0; last -= 1) {
      const [before, after] = [groups[last - 1], groups[last]]
      if (!before || !after || before.sum / before.count <= after.sum / after.count) break
      groups.splice(last - 1, 2, { sum: before.sum + after.sum, count: before.count + after.count })
    }
  }
  return groups.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count)).map((place, at) => place + (shifts[at] ?? 0))
}

interface PanelOpening {
  readonly run: WallRun
  readonly opening: WallRun['openings'][number]
  readonly index: number
}

/** A wall's openings within a panel: those whose kings it has. */
function openingsOf({ part, pieces }: ShopPanel, model: FrameModel): PanelOpening[] {
  if (!part.endsWith('wall')) return []
  const assembly = pieces[0]?.member.assembly
  const run = wallRuns(model.layout).find(({ assembly: { mark } }) => mark === (assembly?.cutFrom ?? assembly?.mark))
  if (!run) return []
  const kings = pieces.filter(({ member }) => member.role === 'king-stud').map(({ member }) => member)
  return run.openings.flatMap((opening, index) => {
    const inside = kings.some(({ start }) => {
      const t = (start.x - run.start.x) * run.along.x + (start.y - run.start.y) * run.along.y
      return Math.abs(t - opening.fromFeet) < 1
    })
    return inside ? [{ run, opening, index }] : []
  })
}

/** Moves places along until all are in the box, each still its gap from its neighbors. */
function kept(places: readonly number[], gaps: readonly number[], { x, width }: PaperBox): number[] {
  let right = x + width
  const within = places.toReversed().map((place, back) => {
    const half = (gaps[places.length - 1 - back] ?? 0) / 2
    const moved = Math.min(place, right - half)
    right = moved - half
    return moved
  })
  let left = x
  return within.toReversed().map((place, at) => {
    const half = (gaps[at] ?? 0) / 2
    const moved = Math.max(place, left + half)
    left = moved + half
    return moved
  })
}

/** Marks openings. @returns their edges on paper */
function openingStops(figure: Figure, openings: readonly PanelOpening[], onPaper: (point: Member['start']) => PaperSpot): number[] {
  return openings.flatMap(({ run, opening, index }) => {
    const { fromFeet, widthFeet, sillFeet, headFeet } = opening
    const point = (t: number, z: number) => ({ ...pointAt(run, t), z: run.baseFeet + z })
    const [a, c] = [onPaper(point(fromFeet, sillFeet)), onPaper(point(fromFeet + widthFeet, headFeet))]
    const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }
    markOpening(figure, openingName(run.assembly.mark, index), openingSize(opening), middle, {
      width: Math.abs(c.x - a.x),
      height: Math.abs(c.y - a.y),
    })
    return [a.x, c.x]
  })
}

/** Numbers beside pieces, or on those that have room for them, else at the end of a line; pieces behind one another share a place. */
function numberOthers(figure: Figure, numbered: readonly Numbered[]): void {
  const shared = new Map<string, { readonly first: Numbered; readonly numbers: string[] }>()
  for (const each of numbered) {
    const key = [each.from, each.to].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')
    const there = shared.get(key)
    if (there) there.numbers.push(each.number)
    else shared.set(key, { first: each, numbers: [each.number] })
  }
  const long = ({ from, to }: Numbered) => Math.hypot(to.x - from.x, to.y - from.y)
  // Short pieces have the fewest places.
  for (const { first, numbers } of [...shared.values()].toSorted((a, b) => long(a.first) - long(b.first))) {
    const text = numbers.join(', ')
    if (figure.place(text, placesAlong(first), { cleared: true })) continue
    const { from, to } = first
    const led = (over: 'beside' | 'under') =>
      LEAD_SHARES.some((share) => figure.lead(text, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, over))
    if (!led('beside')) led('under')
  }
}

function placesAlong({ from, to, half, member }: Numbered): PaperSpot[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const strap = STRAPS.includes(member.role)
  const steep = Math.abs(normal.x) > 0.5
  const beside = half + (steep ? 9 : 6.5)
  const offsets = half > 6 && !strap ? [0, beside, -beside] : [-beside, beside, -beside - 9, beside + 9]
  const shares = strap ? STRAP_SHARES : SHARES
  return offsets.flatMap((away) =>
    shares.map((share) => ({
      x: from.x + (to.x - from.x) * share + normal.x * away,
      y: from.y + (to.y - from.y) * share + normal.y * away,
    })),
  )
}
