import type { Drawing, PaperLine, PaperPoint } from '../framing/drawing'
import { feetInches } from '../framing/feetInches'
import { projectIsometric } from '../framing/frameIsometric'
import { frameModel } from '../framing/frameModel'
import { isometricKind } from '../framing/isometricKind'
import type { Layout } from '../framing/layout'
import type { FramePoint, Member } from '../framing/member'
import { wings } from '../framing/wings'
import { figure } from '../numbers/figure'
import type { DrawingForm } from './DrawingForm'
import { liftOnSheet } from './liftOnSheet'

/** Height of the panel above its place, in wall heights. */
const LIFT = 1.12
/** Thickness of the drawn slab, in feet. */
const SLAB = 0.7
/** Where the slings attach, as shares of the panel's length. */
const HOLDS = [0.2, 0.8] as const

/** The last ground-floor wall of a plan on a crane's hook, with its mark and weight. */
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
  const lines: PaperLine[] = [...slab(layout)]
  for (const member of walls) {
    const [wing] = wings(layout.outline)
    const kind = wing && isometricKind(member, wing)
    if (!kind) continue
    const rise = member.assembly.mark === mark ? up : 0
    lines.push({ kind, from: raised(member.start, rise), to: raised(member.end, rise) })
  }
  // Its destination: plumb lines from its corners, and its track on the slab.
  for (const share of [0, 1])
    lines.push({ kind: 'hidden', from: projectIsometric(along(share, 0)), to: projectIsometric(along(share, up)) })
  const hook = projectIsometric(along(0.5, up + top + lengthFeet * 0.3))
  for (const share of HOLDS) lines.push({ kind: 'edge', from: projectIsometric(along(share, up + top)), to: hook })
  const seat = [along(0, 0), along(1, 0)].map(projectIsometric)
  const face = [along(0, up), along(1, up), along(1, up + top), along(0, up + top)].map(projectIsometric)
  const pounds = Math.round(panel.reduce((sum, { weightPounds }) => sum + weightPounds, 0))
  return liftOnSheet(form, {
    lines,
    hook,
    seat,
    face,
    title: `A wall panel of ${name} on the hook of a crane: ${mark}, ${feetInches(lengthFeet)} by ${feetInches(top)}, ${figure(panel.length)} pieces, ${figure(pounds)} pounds; the other walls of the ground floor stand`,
    head: mark,
    words: [`${feetInches(lengthFeet)} × ${feetInches(top)}`, `${figure(panel.length)} pieces`, `${figure(pounds)} pounds`],
  })
}

/** The lifted wall: the longest on the right, where nothing is in front of it. */
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

/** The slab's top edge and its near faces: front and right. */
function slab({ outline }: Layout): PaperLine[] {
  const at = ({ x, y }: { x: number; y: number }, z: number) => projectIsometric({ x, y, z })
  const edges = outline.map((from, index) => ({ from, to: outline[(index + 1) % outline.length] ?? from }))
  const turn = Math.sign(edges.reduce((area, { from, to }) => area + from.x * to.y - to.x * from.y, 0))
  return edges.flatMap(({ from, to }): PaperLine[] => {
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
