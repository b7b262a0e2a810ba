import { composeDrawing } from './composeDrawing'
import { dimensionLine } from './dimensionLine'
import type { Drawing, DrawingKind, DrawingLabel, DrawingPath, PaperLine, PaperPoint } from './drawing'
import { drawingPaths, round } from './drawingPaths'
import { feetInches } from './feetInches'
import { FLANGE_FEET } from './profile'

/** An example panel with a window, in feet; studs 24 in apart, as in the plans' walls. */
const PANEL = { width: 12, height: 9, spacing: 2, window: { left: 4, right: 8, sill: 3, head: 7 }, braceFrom: 8.15 } as const
const TRACK_FEET = 1.25 / 12
const HEADER_FEET = 8 / 12
const LABEL_FEET = 0.42

/** Names of the numbered parts, in order. */
export const WALL_PANEL_PARTS = [
  'Top track',
  'Stud',
  'King and jack studs',
  'Header',
  'Cripple stud',
  'Sill track',
  'Strap bracing',
  'Bottom track',
] as const

/** A wall panel in elevation, its parts numbered as in WALL_PANEL_PARTS. Steel is to scale: a stud is 1⅝ in wide. */
export function wallPanelDrawing(): Drawing {
  const { width, height, window, braceFrom } = PANEL
  const flange = FLANGE_FEET
  const lines: PaperLine[] = [
    ...box('frame', 0, 0, width, TRACK_FEET),
    ...box('frame', 0, height - TRACK_FEET, width, height),
    // Layout studs where there is no opening; king and jack studs at its sides.
    ...[0, 2, 10, width - flange].flatMap((left) => plumb('stud', left, TRACK_FEET, height - TRACK_FEET)),
    ...[window.left - flange * 2, window.right + flange].flatMap((left) => plumb('frame', left, TRACK_FEET, height - TRACK_FEET)),
    ...[window.left - flange, window.right].flatMap((left) => plumb('stud', left, TRACK_FEET, window.head)),
    ...box('frame', window.left - flange, window.head, window.right + flange, window.head + HEADER_FEET),
    ...box('stud', window.left, window.sill - TRACK_FEET, window.right, window.sill),
    ...plumb('stud', 6 - flange / 2, TRACK_FEET, window.sill - TRACK_FEET),
    ...[window.left + 1, 6, window.right - 1].flatMap((at) =>
      plumb('stud', at - flange / 2, window.head + HEADER_FEET, height - TRACK_FEET),
    ),
    { kind: 'brace', from: at(braceFrom + 0.15, 0), to: at(width, height) },
    { kind: 'brace', from: at(braceFrom + 0.15, height), to: at(width, 0) },
    { kind: 'brace', from: at(braceFrom + 0.4, 0), to: at(width, height - 0.6) },
    { kind: 'brace', from: at(braceFrom + 0.4, height), to: at(width, 0.6) },
    { kind: 'web', from: at(0, height / 2), to: at(window.left - flange * 2, height / 2) },
  ]
  const balloons: readonly Balloon[] = [
    balloon(1, at(1, height), at(1, height + 1)),
    balloon(2, at(2 + flange / 2, 6.2), at(-0.9, 6.2)),
    balloon(3, at(window.left - flange, 5.2), at(-0.9, 5.2)),
    balloon(4, at(6, window.head + HEADER_FEET / 2), at(6, height + 1)),
    balloon(5, at(window.right - 1, height - 0.7), at(window.right, height + 1)),
    balloon(6, at(7, window.sill - TRACK_FEET / 2), at(7, 1.7)),
    balloon(7, at(11.4, height * 0.86), at(11, height + 1)),
    balloon(8, at(-0.05, TRACK_FEET / 2), at(-0.9, 0.35)),
  ]
  const sheet = composeDrawing({
    title: `A steel wall panel, ${feetInches(width)} wide and ${feetInches(height)} high, with a window: ${WALL_PANEL_PARTS.map((part, index) => `${index + 1} ${part.toLowerCase()}`).join(', ')}`,
    paths: drawingPaths([...lines, ...balloons.map(({ leader }) => leader)]),
    extent: [at(-1.4, height + 1.5), at(width, 0)],
    dimensions: [
      dimensionLine(feetInches(width), at(0, 0), at(width, 0), { x: 0, y: 1.5 }, LABEL_FEET),
      dimensionLine('24″', at(0, 0), at(2, 0), { x: 0, y: 0.7 }, LABEL_FEET),
      dimensionLine(feetInches(height), at(width, 0), at(width, height), { x: 0.9, y: 0 }, LABEL_FEET),
    ],
    labelSize: LABEL_FEET,
  })
  return { ...sheet, paths: [...sheet.paths, ...rings(balloons)], labels: [...sheet.labels, ...balloons.map(({ label }) => label)] }
}

interface Balloon {
  readonly leader: PaperLine
  readonly label: DrawingLabel
}

const BALLOON_FEET = 0.36

/** A numbered circle with a line to its target. */
function balloon(number: number, target: PaperPoint, center: PaperPoint): Balloon {
  const [dx, dy] = [target.x - center.x, target.y - center.y]
  const share = BALLOON_FEET / (Math.hypot(dx, dy) || 1)
  const edge = { x: center.x + dx * share, y: center.y + dy * share }
  return {
    leader: { kind: 'dimension', from: edge, to: target },
    label: { text: String(number), x: round(center.x), y: round(center.y), angle: 0 },
  }
}

function rings(balloons: readonly Balloon[]): DrawingPath[] {
  const d = balloons
    .map(
      ({ label: { x, y } }) =>
        `M${round(x - BALLOON_FEET)} ${y}a${BALLOON_FEET} ${BALLOON_FEET} 0 1 0 ${BALLOON_FEET * 2} 0a${BALLOON_FEET} ${BALLOON_FEET} 0 1 0 ${-BALLOON_FEET * 2} 0`,
    )
    .join('')
  return [{ kind: 'dimension', d }]
}

/** A point of the wall (z up) on paper. */
function at(x: number, z: number): PaperPoint {
  return { x, y: -z }
}

function box(kind: DrawingKind, left: number, bottom: number, right: number, top: number): PaperLine[] {
  const corners = [at(left, bottom), at(right, bottom), at(right, top), at(left, top)]
  return corners.map((from, index) => ({ kind, from, to: corners[(index + 1) % 4] ?? from }))
}

/** Both edges of a stud. */
function plumb(kind: DrawingKind, left: number, bottom: number, top: number): PaperLine[] {
  return [left, left + FLANGE_FEET].map((x) => ({ kind, from: at(x, bottom), to: at(x, top) }))
}
