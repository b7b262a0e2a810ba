import { composeDrawing } from './composeDrawing'
import { dimensionChain } from './dimensionChain'
import { dimensionLine } from './dimensionLine'
import type { Drawing, DrawingKind, DrawingLabel, PaperLine, PaperPoint } from './drawing'
import { drawingPaths, round } from './drawingPaths'
import { feetInches } from './feetInches'
import type { Member, MemberRole } from './member'
import { profileSize } from './profile'
import type { ShopPanel } from './shopPanels'

const LINE_KINDS: Readonly<Partial<Record<MemberRole, DrawingKind>>> = {
  'bottom-track': 'frame',
  'top-track': 'frame',
  header: 'frame',
  'king-stud': 'frame',
  brace: 'brace',
  bridging: 'web',
  web: 'truss',
}
/** Flat straps on the panel are drawn as one line each. */
const STRAPS: readonly MemberRole[] = ['brace', 'bridging']
/** Text height, readable on a sheet as wide as the panel. */
const LABEL_SHARE = 0.0135
const SMALLEST_LABEL_FEET = 0.3

/** One panel for its fabricator, every piece with its mark's number: walls and trusses in elevation, floors and roofs in plan. */
export function panelDrawing(panel: ShopPanel): Drawing {
  const { marks, pieces, lengthFeet, heightFeet } = panel
  const labelSize = Math.max(SMALLEST_LABEL_FEET, Math.max(lengthFeet, heightFeet) * LABEL_SHARE)
  const openings = pieces.filter(({ member }) => member.role === 'king-stud').map(({ fromLeftFeet }) => fromLeftFeet)
  const corner = { left: { x: 0, y: 0 }, right: { x: lengthFeet, y: 0 }, top: { x: lengthFeet, y: -heightFeet } }
  const below = (rows: number) => ({ x: 0, y: labelSize * rows })
  const sheet = composeDrawing({
    title: `${marks[0]}, ${feetInches(lengthFeet)} by ${feetInches(heightFeet)}, ${pieces.length} pieces, each with the number of its mark`,
    paths: drawingPaths(pieces.flatMap(({ member, start, end }) => edges(member, start, end))),
    // The outermost pieces have their numbers beyond them.
    extent: [corner.left, { x: lengthFeet + labelSize * 4.5, y: -heightFeet - labelSize * 1.5 }],
    dimensions: [
      ...(openings.length > 0 ? dimensionChain(corner.left, corner.right, openings, below(2.2), labelSize) : []),
      dimensionLine(feetInches(lengthFeet), corner.left, corner.right, below(4.6), labelSize),
      dimensionLine(feetInches(heightFeet), corner.right, corner.top, { x: labelSize * 2.2, y: 0 }, labelSize),
    ],
    labelSize,
  })
  return { ...sheet, labels: [...sheet.labels, ...together(pieces.flatMap((piece) => numberOf(piece, labelSize)))] }
}

/** Pieces behind one another, such as the two of a header, share a position, so their numbers are shown side by side. */
function together(labels: readonly DrawingLabel[]): DrawingLabel[] {
  const places = new Map<string, DrawingLabel>()
  for (const label of labels) {
    const place = `${label.x} ${label.y}`
    const there = places.get(place)
    places.set(place, there ? { ...there, text: `${there.text}, ${label.text}` } : label)
  }
  return [...places.values()]
}

/** A piece's edges and ends at its visible width; a strap as a line. */
function edges(member: Member, from: PaperPoint, to: PaperPoint): PaperLine[] {
  const kind = LINE_KINDS[member.role] ?? 'stud'
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  if (STRAPS.includes(member.role) || length === 0) return [{ kind, from, to }]
  const half = seenFeet(member) / 2
  const aside = { x: (-(to.y - from.y) / length) * half, y: ((to.x - from.x) / length) * half }
  const [a, b] = [plus(from, aside), plus(to, aside)]
  const [c, d] = [minus(to, aside), minus(from, aside)]
  return [
    { kind, from: a, to: b },
    { kind, from: c, to: d },
    { kind, from: b, to: c },
    { kind, from: d, to: a },
  ]
}

/** Shows the web of a header and of truss chords, and the flange of everything else. */
function seenFeet({ role, profile, assembly }: Member): number {
  const { depthFeet, flangeFeet } = profileSize(profile)
  return role === 'header' || assembly.part === 'truss' ? depthFeet : flangeFeet
}

/** The number of a piece's mark, along the piece; omitted when it does not fit. */
function numberOf({ member, start, end }: ShopPanel['pieces'][number], labelSize: number): DrawingLabel[] {
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  if (length < labelSize * 2) return []
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI
  const upright = angle > 90 - 1e-6 ? angle - 180 : angle <= -90 ? angle + 180 : angle
  const turn = (upright * Math.PI) / 180
  const away = labelSize * 0.75 + (STRAPS.includes(member.role) ? 0 : seenFeet(member) / 2)
  // Straps cross everything, so their number is off center, away from the studs' numbers.
  const share = STRAPS.includes(member.role) ? 0.2 : 0.5
  return [
    {
      text: member.mark.slice(member.assembly.mark.length + 1),
      x: round(start.x + (end.x - start.x) * share + Math.sin(turn) * away),
      y: round(start.y + (end.y - start.y) * share - Math.cos(turn) * away),
      angle: round(upright),
    },
  ]
}

function plus(a: PaperPoint, b: PaperPoint): PaperPoint {
  return { x: a.x + b.x, y: a.y + b.y }
}

function minus(a: PaperPoint, b: PaperPoint): PaperPoint {
  return { x: a.x - b.x, y: a.y - b.y }
}
