import type { FrameModel } from '../framing/frameModel'
import type { Member, MemberRole } from '../framing/member'
import { onPanel } from '../framing/onPanel'
import { openingName } from '../framing/openingName'
import type { OrientedSolid } from '../framing/openSide'
import { profileSize } from '../framing/profile'
import { shopLength } from '../framing/shopLength'
import { panelDirection, type ShopPanel } from '../framing/shopPanels'
import { pointAt, wallRuns } from '../framing/wallRuns'
import { Figure } from './Figure'
import { markOpening, openingSize } from './openingSize'
import { LETTER, type Measure, type PaperBox, type PaperSpot } from './paper'
import { drawSolids } from './projected'

/** For numbers and dimensions around a panel, points. */
export const PANEL_MARGIN = { left: 40, right: 70, top: 46, bottom: 86 }
const UPRIGHTS: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'jack-stud', 'cripple', 'gable-stud']
const STRAPS: readonly MemberRole[] = ['brace', 'bridging']
/** From a wall's edge to the row of its studs' numbers. */
const NUMBER_ROW = 26
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

/** A panel as its shop sees it, at a scale, with every piece's number. @param pointsPerFoot at which it fits the box inside its margins */
export function drawPanel(
  panel: ShopPanel,
  solids: ReadonlyMap<string, OrientedSolid>,
  { model, measure }: { readonly model: FrameModel; readonly measure: Measure },
  box: PaperBox,
  pointsPerFoot: number,
): Figure {
  const { marks, pieces, lengthFeet, heightFeet, part } = panel
  const s = pointsPerFoot
  const alt = `${marks[0]}, ${shopLength(lengthFeet * 12)} by ${shopLength(heightFeet * 12)}, ${pieces.length} pieces, each with the number of its mark`
  const figure = new Figure(measure, alt, box)
  const origin = {
    x: box.x + PANEL_MARGIN.left + (box.width - PANEL_MARGIN.left - PANEL_MARGIN.right - lengthFeet * s) / 2,
    y: box.y + PANEL_MARGIN.top + (box.height - PANEL_MARGIN.top - PANEL_MARGIN.bottom + heightFeet * s) / 2,
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
  const numbered = pieces.map(
    (piece): Numbered => ({
      member: piece.member,
      number: pieceNumber(piece.member),
      from: at(piece.start),
      to: at(piece.end),
      half: (seenFeet(piece.member) * s) / 2,
    }),
  )
  const wall = part.endsWith('wall')
  const uprights = wall ? numbered.filter(({ member }) => UPRIGHTS.includes(member.role)) : []
  const upper = edges.top + (edges.bottom - edges.top) * 0.25
  const reachesTop = ({ from, to }: Numbered) => Math.min(from.y, to.y) < upper
  numberRow(figure, uprights.filter(reachesTop), edges.top, -1, measure)
  numberRow(
    figure,
    uprights.filter((each) => !reachesTop(each)),
    edges.bottom,
    1,
    measure,
  )
  const stops = wall ? openingStops(figure, panel, model, (point) => onPaper(one.member, point)) : []
  const feetOf = (paper: number) => ({ paper, feet: (paper - origin.x) / s })
  const near = wall ? edges.bottom + NUMBER_ROW + 8 : edges.bottom + 8
  const far = near + (stops.length > 0 ? 42 : 22)
  if (stops.length > 0) figure.dimensions('x', [edges.left, ...stops, edges.right].map(feetOf), { at: near + 20, from: near })
  figure.dimensions('x', [edges.left, edges.right].map(feetOf), { at: far, from: near })
  figure.dimensions(
    'y',
    [0, heightFeet].map((feet) => ({ paper: origin.y - feet * s, feet })),
    { at: edges.right + 44, from: edges.right + 14 },
  )
  numberOthers(
    figure,
    numbered.filter((each) => !uprights.includes(each)),
  )
  return figure
}

/** Shows the web of a header and of truss chords, and the flange of everything else. */
function seenFeet({ role, profile, assembly }: Member): number {
  const { depthFeet, flangeFeet } = profileSize(profile)
  return role === 'header' || assembly.part === 'truss' || STRAPS.includes(role) ? depthFeet : flangeFeet
}

/** Numbers of studs in a row beyond the wall's edge, each with a line to its stud. */
function numberRow(figure: Figure, studs: readonly Numbered[], edge: number, away: 1 | -1, measure: Measure): void {
  const sorted = studs.toSorted((a, b) => a.from.x - b.from.x)
  const gaps = sorted.map(({ number }) => measure(number, LETTER, 'text') + 4)
  const places = spread(
    sorted.map(({ from }) => from.x),
    gaps,
  )
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

/** Marks a wall's openings within a panel. @returns their edges on paper */
function openingStops(figure: Figure, { pieces }: ShopPanel, model: FrameModel, onPaper: (point: Member['start']) => PaperSpot): number[] {
  const assembly = pieces[0]?.member.assembly
  const run = wallRuns(model.layout).find(({ assembly: { mark } }) => mark === (assembly?.cutFrom ?? assembly?.mark))
  if (!run) return []
  const jacks = pieces.filter(({ member }) => member.role === 'king-stud').map(({ member }) => member)
  return run.openings.flatMap((opening, index) => {
    const { fromFeet, widthFeet, sillFeet, headFeet } = opening
    const point = (t: number, z: number) => ({ ...pointAt(run, t), z: run.baseFeet + z })
    const inside = jacks.some(({ start }) => {
      const t = (start.x - run.start.x) * run.along.x + (start.y - run.start.y) * run.along.y
      return Math.abs(t - fromFeet) < 1
    })
    if (!inside) return []
    const [a, c] = [onPaper(point(fromFeet, sillFeet)), onPaper(point(fromFeet + widthFeet, headFeet))]
    const middle = { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 }
    markOpening(figure, openingName(run.assembly.mark, index), openingSize(opening), middle, Math.abs(c.x - a.x))
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
