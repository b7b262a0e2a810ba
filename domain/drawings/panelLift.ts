import type { Drawing, DrawingKind, PaperPoint } from '../framing/drawing'
import { drawingPaths } from '../framing/drawingPaths'
import { feetInches } from '../framing/feetInches'
import { projectIsometric } from '../framing/frameIsometric'
import { frameModel } from '../framing/frameModel'
import { isometricKind } from '../framing/isometricKind'
import type { Layout } from '../framing/layout'
import type { FramePoint, Member } from '../framing/member'
import { wings } from '../framing/wings'
import { figure } from '../numbers/figure'
import { type DrawingForm, SHEETS } from './DrawingForm'
import { Pen } from './Pen'

/** How high over its place the panel hangs, in wall heights. */
const LIFT = 1.12
/** Thickness of the drawn slab, in feet. */
const SLAB = 0.7
/** Where the slings hold the panel, as shares of its length. */
const HOLDS = [0.2, 0.8] as const

interface Line {
  readonly kind: DrawingKind
  readonly from: PaperPoint
  readonly to: PaperPoint
}

/** The last ground-floor wall of a plan on its way from the crane's hook to its place, with its mark and what it weighs. */
export function panelLift(layout: Layout, name: string, form: DrawingForm): Drawing {
  const walls = frameModel(layout).members.filter(({ assembly: { part, story } }) => part === 'exterior-wall' && story === 1)
  const mark = liftedMark(walls)
  const panel = walls.filter(({ assembly }) => assembly.mark === mark)
  const foot = panel.flatMap(({ start, end }) => [start, end]).filter(({ z }) => z < 0.01)
  const near = foot.reduce((best, point) => (point.x - point.y > best.x - best.y ? point : best))
  const far = foot.reduce((best, point) => (point.x - point.y < best.x - best.y ? point : best))
  const lengthFeet = Math.hypot(far.x - near.x, far.y - near.y)
  const top = layout.wallHeightFeet
  const up = top * LIFT
  const along = (share: number, z: number): FramePoint => ({
    x: near.x + (far.x - near.x) * share,
    y: near.y + (far.y - near.y) * share,
    z,
  })
  const lines: Line[] = [...slab(layout)]
  for (const member of walls) {
    const [wing] = wings(layout.outline)
    const kind = wing && isometricKind(member, wing)
    if (!kind) continue
    const rise = member.assembly.mark === mark ? up : 0
    lines.push({ kind, from: raised(member.start, rise), to: raised(member.end, rise) })
  }
  // Where it goes: plumb lines from its corners, and its track on the slab.
  for (const share of [0, 1])
    lines.push({ kind: 'hidden', from: projectIsometric(along(share, 0)), to: projectIsometric(along(share, up)) })
  const hook = projectIsometric(along(0.5, up + top + lengthFeet * 0.3))
  for (const share of HOLDS) lines.push({ kind: 'edge', from: projectIsometric(along(share, up + top)), to: hook })
  const seat = [along(0, 0), along(1, 0)].map(projectIsometric)
  const face = [along(0, up), along(1, up), along(1, up + top), along(0, up + top)].map(projectIsometric)
  const pounds = Math.round(panel.reduce((sum, { weightPounds }) => sum + weightPounds, 0))
  return onSheet(
    form,
    { lines, hook, seat, face },
    {
      title: `A wall panel of ${name} on the hook of a crane: ${mark}, ${feetInches(lengthFeet)} by ${feetInches(top)}, ${figure(panel.length)} pieces, ${figure(pounds)} pounds; the other walls of the ground floor stand`,
      head: mark,
      words: [`${feetInches(lengthFeet)} × ${feetInches(top)}`, `${figure(panel.length)} pieces`, `${figure(pounds)} pounds`],
    },
  )
}

/** The wall that is lifted: the longest at the right, where nothing stands before it. */
function liftedMark(walls: readonly Member[]): string {
  const tracks = walls.filter(({ role }) => role === 'bottom-track')
  const right = tracks.filter(({ assembly }) => (assembly.outward?.x ?? 0) > 0)
  const feet = new Map<string, number>()
  for (const { assembly, lengthFeet } of right.length > 0 ? right : tracks)
    feet.set(assembly.mark, (feet.get(assembly.mark) ?? 0) + lengthFeet)
  return [...feet].reduce((best, own) => (own[1] > best[1] ? own : best), ['', 0])[0]
}

function raised({ x, y, z }: FramePoint, by: number): PaperPoint {
  return projectIsometric({ x, y, z: z + by })
}

/** The slab's upper edge and its near faces: those that look to the front or to the right. */
function slab({ outline }: Layout): Line[] {
  const at = ({ x, y }: { x: number; y: number }, z: number) => projectIsometric({ x, y, z })
  const edges = outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }))
  const turn = Math.sign(edges.reduce((area, { from, to }) => area + from.x * to.y - to.x * from.y, 0))
  return edges.flatMap(({ from, to }): Line[] => {
    const outward = { x: (to.y - from.y) * turn, y: (from.x - to.x) * turn }
    const upper = { kind: 'floor' as const, from: at(from, 0), to: at(to, 0) }
    if (outward.x <= 0 && outward.y >= 0) return [upper]
    return [
      upper,
      { kind: 'edge', from: at(from, -SLAB), to: at(to, -SLAB) },
      ...[from, to].map((corner) => ({ kind: 'edge' as const, from: at(corner, 0), to: at(corner, -SLAB) })),
    ]
  })
}

interface Shapes {
  readonly lines: readonly Line[]
  readonly hook: PaperPoint
  /** The track's place on the slab, its near end first. */
  readonly seat: readonly PaperPoint[]
  readonly face: readonly PaperPoint[]
}

/** Fits feet of paper onto the form's sheet; what the panel is stands at the lower left, where the slab leaves room. */
function onSheet(
  form: DrawingForm,
  { lines, hook, seat, face }: Shapes,
  { title, head, words }: { readonly title: string; readonly head: string; readonly words: readonly string[] },
): Drawing {
  const size = form === 'wide' ? { ...SHEETS.wide, height: 640 } : form === 'figure' ? { ...SHEETS.figure, height: 470 } : SHEETS.card
  const pen = new Pen(size)
  const points = [...lines.flatMap(({ from, to }) => [from, to]), hook]
  const [minX, minY] = [Math.min(...points.map(({ x }) => x)), Math.min(...points.map(({ y }) => y))]
  const [spanX, spanY] = [Math.max(...points.map(({ x }) => x)) - minX, Math.max(...points.map(({ y }) => y)) - minY]
  const head0 = form === 'card' ? 14 : 40
  const scale = Math.min((size.width - 24) / spanX, (size.height - head0 - 16) / spanY)
  const startX = (size.width - spanX * scale) / 2
  const put = ({ x, y }: PaperPoint) => ({ x: startX + (x - minX) * scale, y: head0 + (y - minY) * scale })
  pen.lines('tint', seatOnSheet(seat.map(put)), true)
  pen.lines('wash', face.map(put), true)
  for (const { kind, d } of drawingPaths(lines.map(({ kind, from, to }) => ({ kind, from: put(from), to: put(to) })))) pen.path(kind, d)
  const at = put(hook)
  pen.line('edge', { x: at.x, y: 0 }, at).circle('lead', at, form === 'card' ? 4 : 6)
  if (form === 'card') return pen.drawing(title)
  const wide = form === 'wide'
  const step = wide ? 30 : 23
  const first = size.height - 16 - words.length * step
  const left = wide ? startX : 12
  pen.text(head, left, first - (wide ? 16 : 10), { anchor: 'start', scale: wide ? 2.6 : 1.8, tone: 'signal' })
  for (const [index, text] of words.entries())
    pen.text(text, left, first + (index + 0.7) * step, { anchor: 'start', scale: wide ? 1.3 : 0.95, tone: 'strong' })
  return pen.drawing(title)
}

/** The line of the seat as a narrow band, so that it can be filled. */
function seatOnSheet([from, to]: readonly PaperPoint[]): PaperPoint[] {
  if (!from || !to) return []
  return [from, to, { x: to.x - 6, y: to.y - 3 }, { x: from.x - 6, y: from.y - 3 }]
}
