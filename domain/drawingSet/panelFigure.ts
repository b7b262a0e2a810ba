import type { FrameModel } from '../framing/frameModel'
import type { Member, MemberRole } from '../framing/member'
import { openingName } from '../framing/openingName'
import type { OrientedSolid } from '../framing/openSide'
import type { PieceHoles } from '../framing/pieceHoles'
import { FLANGE_FEET, profileSize } from '../framing/profile'
import { shopLength } from '../framing/shopLength'
import { panelDirection, type ShopPanel } from '../framing/shopPanels'
import { Figure } from './Figure'
import { markOpening, openingSize } from './openingSize'
import { floorOpeningsOf, inPanel, openingsOf, type PanelString, type PanelStrings, panelStrings } from './panelStrings'
import { LETTER, type Measure, type PaperBox, type PaperSpot } from './paper'
import { crossOut } from './planFrame'
import { drawSolids } from './projected'

const MM_PER_FOOT = 304.8
const UPRIGHTS: readonly MemberRole[] = [
  'stud',
  'corner-stud',
  'backing-stud',
  'king-stud',
  'jack-stud',
  'chord-stud',
  'cripple',
  'gable-stud',
]
const STRAPS: readonly MemberRole[] = ['brace', 'bridging']
/** From a wall's edge to the row of its studs' numbers. */
const NUMBER_ROW = 26
/** From a panel's edge to a number beside it, and beyond that number. */
const BESIDE_EDGE = 14
/** For the lettering of a string of dimensions, on the side away from the panel. */
const BEYOND_STRING = 14
const LEFT = 34
/** From a panel's side to its nearest string of dimensions, and from its foot or top, beyond its numbers. */
const BESIDE_FIRST = 40
const FIRST_STRING = 20
/** Between strings one over the other, and beside one another, where most of the spaces are too short for their texts. */
const BETWEEN_STRINGS = { x: 24, y: 36 } as const
/** For the names of openings under their strings. */
const LABEL_ROOM = 66
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
  const strings = panelStrings(panel, model)
  const { near, numbers } = around(panel)
  const beyond = (axis: 'x' | 'y', { length }: readonly PanelString[], first: number) =>
    length === 0 ? 0 : first + (length - 1) * BETWEEN_STRINGS[axis] + BEYOND_STRING
  const bottom = near + beyond('x', strings.bottom, FIRST_STRING)
  return {
    left: Math.max(LEFT, beyond('y', strings.left, BESIDE_FIRST)),
    right: beyond('y', strings.right, BESIDE_FIRST),
    top: numbers + beyond('x', strings.top, FIRST_STRING),
    bottom: strings.right.some(({ label }) => label) ? Math.max(bottom, LABEL_ROOM) : bottom,
  }
}

/** From a panel's foot to where its dimensions begin, and from its top to beyond the numbers over it. */
function around(panel: ShopPanel): { readonly near: number; readonly numbers: number } {
  const uprights = uprightsOf(panel)
  return {
    near: uprights.some((piece) => !reachesTop(panel, piece)) ? NUMBER_ROW + 8 : BESIDE_EDGE,
    numbers: uprights.some((piece) => reachesTop(panel, piece)) ? NUMBER_ROW + 8 : BESIDE_EDGE + 4,
  }
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
  const along = panelDirection(pieces.map(({ member }) => member))
  const place = inPanel(panel)
  const onPaper = (member: Member, point: Member['start']) => at(place(member, point))
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
  for (const { run, opening, index, from, to } of openingsOf(panel, model)) {
    const middle = at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    const size = { width: Math.abs(to.x - from.x) * s, height: Math.abs(to.y - from.y) * s }
    markOpening(figure, openingName(run.assembly.mark, index), openingSize(opening), middle, size)
  }
  for (const [from, to] of floorOpeningsOf(panel, model)) crossOut(figure, at(from), at(to))
  dimensions(figure, panel, panelStrings(panel, model), at)
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

/** The strings on all sides, the outermost of each side last. */
function dimensions(figure: Figure, panel: ShopPanel, strings: PanelStrings, at: (point: PaperSpot) => PaperSpot): void {
  const { near, numbers } = around(panel)
  const [low, high] = [at({ x: 0, y: 0 }), at({ x: panel.lengthFeet, y: -panel.heightFeet })]
  const sides = [
    { axis: 'y', own: strings.left, edge: low.x, away: -1, clear: BESIDE_EDGE, first: BESIDE_FIRST },
    { axis: 'y', own: strings.right, edge: high.x, away: 1, clear: BESIDE_EDGE, first: BESIDE_FIRST },
    { axis: 'x', own: strings.top, edge: high.y, away: -1, clear: numbers, first: numbers + FIRST_STRING },
    { axis: 'x', own: strings.bottom, edge: low.y, away: 1, clear: near, first: near + FIRST_STRING },
  ] as const
  const placed = sides.flatMap(({ axis, own, edge, away, clear, first }) =>
    own.map(({ stops, label }, index) => {
      const line = edge + away * (first + index * BETWEEN_STRINGS[axis])
      return { axis, stops, label, line, from: index === 0 ? edge + away * clear : line - away * BETWEEN_STRINGS[axis] }
    }),
  )
  for (const { label, line } of placed) if (label) figure.text(label, { x: line, y: low.y + 8 + figure.widthOf(label) / 2 }, { angle: -90 })
  // The outermost first: the inner ones keep clear of its lines.
  for (const { axis, stops, line, from } of placed.toReversed())
    figure.dimensions(
      axis,
      stops.map((feet) => ({ paper: axis === 'x' ? at({ x: feet, y: 0 }).x : at({ x: 0, y: feet }).y, feet })),
      { at: line, from },
    )
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
