import { composeDrawing } from './composeDrawing'
import { dimensionLine } from './dimensionLine'
import type { Drawing, PaperLine, PaperPoint } from './drawing'
import { drawingPaths, round } from './drawingPaths'
import { STUD_362_INCHES } from './profile'

/** The drawn profiles from left to right; sizes in inches as SFIA names them: 362S162 and 362T125. */
export const PROFILE_PARTS = ['Stud', 'Track', 'Strap'] as const

const WEB = STUD_362_INCHES.web
const STUD = { ...STUD_362_INCHES, left: 0 } as const
const TRACK = { flange: 1.25, left: 4.4 } as const
const STRAP = { width: 1.5, left: 8.4 } as const
/** Thickness is exaggerated about three times for visibility. */
const THICK = 0.14
const LABEL = 0.3

/** Sections of a stud, a track and a strap side by side, in inches. */
export function profilesDrawing(): Drawing {
  const lines = [
    // A C with lips: web on the left, open to the right.
    ...thick([
      { x: STUD.left + STUD.flange, y: STUD.lip },
      { x: STUD.left + STUD.flange, y: 0 },
      { x: STUD.left, y: 0 },
      { x: STUD.left, y: WEB },
      { x: STUD.left + STUD.flange, y: WEB },
      { x: STUD.left + STUD.flange, y: WEB - STUD.lip },
    ]),
    ...thick([
      { x: TRACK.left + TRACK.flange, y: 0 },
      { x: TRACK.left, y: 0 },
      { x: TRACK.left, y: WEB },
      { x: TRACK.left + TRACK.flange, y: WEB },
    ]),
    ...thick([
      { x: STRAP.left, y: WEB / 2 },
      { x: STRAP.left + STRAP.width, y: WEB / 2 },
    ]),
  ]
  const centers = [STUD.left + STUD.flange / 2, TRACK.left + TRACK.flange / 2, STRAP.left + STRAP.width / 2]
  const sheet = composeDrawing({
    title:
      'Sections of cold-formed steel: a stud, a C 3⅝ inches deep with 1⅝ inch flanges and ½ inch lips; a track, a U with 1¼ inch flanges; a flat strap 1½ inches wide',
    paths: drawingPaths(lines),
    extent: [
      { x: -1.2, y: -0.9 },
      { x: STRAP.left + STRAP.width + 0.8, y: WEB + 0.9 },
    ],
    dimensions: [
      dimensionLine('3⅝″', { x: 0, y: WEB }, { x: 0, y: 0 }, { x: -0.6, y: 0 }, LABEL),
      dimensionLine('1⅝″', { x: 0, y: 0 }, { x: STUD.flange, y: 0 }, { x: 0, y: -0.5 }, LABEL),
      dimensionLine('½″', { x: STUD.flange, y: 0 }, { x: STUD.flange, y: STUD.lip }, { x: 0.5, y: 0 }, LABEL),
      dimensionLine('1¼″', { x: TRACK.left, y: 0 }, { x: TRACK.left + TRACK.flange, y: 0 }, { x: 0, y: -0.5 }, LABEL),
      dimensionLine('1½″', { x: STRAP.left, y: WEB / 2 }, { x: STRAP.left + STRAP.width, y: WEB / 2 }, { x: 0, y: -0.5 }, LABEL),
    ],
    labelSize: LABEL,
  })
  const names = PROFILE_PARTS.map((part, index) => ({
    text: `${index + 1} ${part}`,
    x: round(centers[index] ?? 0),
    y: WEB + 0.6,
    angle: 0,
  }))
  return { ...sheet, labels: [...sheet.labels, ...names] }
}

/** A bent sheet: its outer line and, inside, the same line offset by the thickness, with closed ends. Bends are right angles. */
function thick(points: readonly PaperPoint[]): PaperLine[] {
  const inner = points.map((point, index) => {
    const before = points[index - 1]
    const after = points[index + 1]
    const normals = [before && normal(before, point), after && normal(point, after)].filter((vector) => vector !== undefined)
    // At a right-angled bend both normals add up; an end has only one.
    return normals.reduce((moved, vector) => ({ x: moved.x + vector.x * THICK, y: moved.y + vector.y * THICK }), point)
  })
  return [...chain(points), ...chain(inner), ...ends(points, inner)]
}

/** Unit vector to the left of a level or plumb line: the inside of the bends above. */
function normal(from: PaperPoint, to: PaperPoint): PaperPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.y - from.y) / length, y: -(to.x - from.x) / length }
}

function chain(points: readonly PaperPoint[]): PaperLine[] {
  return points.slice(1).map((to, index) => ({ kind: 'frame', from: points[index] ?? to, to }))
}

function ends(outer: readonly PaperPoint[], inner: readonly PaperPoint[]): PaperLine[] {
  return [0, -1].flatMap((index) => {
    const [from, to] = [outer.at(index), inner.at(index)]
    return from && to ? [{ kind: 'frame' as const, from, to }] : []
  })
}
