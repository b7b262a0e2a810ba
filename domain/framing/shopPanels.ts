import { grouped } from '../collections/grouped'
import type { PaperPoint } from './drawing'
import { erectionOrder } from './erectionOrder'
import type { FrameModel } from './frameModel'
import type { Layout } from './layout'
import type { FramePoint, Member, MemberRole } from './member'
import { onPanel } from './onPanel'
import type { PlanPoint } from './outline'
import { TRACK_FLANGE_FEET } from './profile'
import { plateFeet } from './storyHeights'
import { pointAt, wallRuns } from './wallRuns'
import { wingKey, wings } from './wings'

interface PanelPiece {
  readonly member: Member
  /** On the panel's paper: feet, x from its left end, y down from its foot. */
  readonly start: PaperPoint
  readonly end: PaperPoint
  /** From the panel's datum to the nearer end of the piece. */
  readonly fromLeftFeet: number
  /** Above the panel's datum, of its lower end. */
  readonly fromFootFeet: number
}

/** A wall panel, truss, floor or roof as its shop assembles it. */
export interface ShopPanel {
  /** Marks of all identical panels in erection order; the pieces are those of the first. */
  readonly marks: readonly string[]
  readonly part: Member['assembly']['part']
  /** Pieces that are set on site one by one. */
  readonly loose: boolean
  readonly pieces: readonly PanelPiece[]
  /**
   * What its pieces are measured from: its left end and foot, of a truss the plates, of loose pieces the left end and foot of their wall or
   * floor. On the panel's paper.
   */
  readonly datum: PaperPoint
  readonly lengthFeet: number
  readonly heightFeet: number
}

/** Every panel of a frame by its mark, in erection order. */
export function framePanels(model: FrameModel): Map<string, ShopPanel> {
  const members = grouped(erectionOrder(model.members), ({ assembly }) => assembly.mark)
  return new Map([...members].map(([mark, own]) => [mark, laidOut(mark, own, model.layout)]))
}

/** Every panel of a frame once, in erection order; identical panels are grouped. */
export function shopPanels(model: FrameModel): ShopPanel[] {
  const panels = new Map<string, ShopPanel>()
  for (const [mark, panel] of framePanels(model)) {
    const shape = shapeOf(panel)
    const alike = panels.get(shape)
    panels.set(shape, alike ? { ...alike, marks: [...alike.marks, mark] } : panel)
  }
  return [...panels.values()]
}

const WALL_ENDS: readonly MemberRole[] = ['bottom-track', 'top-track']

function laidOut(mark: string, members: readonly Member[], layout: Layout): ShopPanel {
  const along = panelDirection(members)
  const placed = members.map((member) => ({ member, start: onPanel(member, along, member.start), end: onPanel(member, along, member.end) }))
  const points = placed.flatMap(({ member, start, end }) => {
    // A wall ends at the backs of its tracks.
    const half = WALL_ENDS.includes(member.role) ? TRACK_FLANGE_FEET / 2 : 0
    return [start, end].flatMap(({ x, y }) => [
      { x, y: y - half },
      { x, y: y + half },
    ])
  })
  const left = Math.min(...points.map(({ x }) => x))
  const right = Math.max(...points.map(({ x }) => x))
  const top = Math.min(...points.map(({ y }) => y))
  const foot = Math.max(...points.map(({ y }) => y))
  const moved = ({ x, y }: PaperPoint): PaperPoint => ({ x: x - left, y: y - foot })
  const datum = moved({ x: left, y: foot, ...measuredFrom(members, along, layout) })
  return {
    marks: [mark],
    part: members[0]?.assembly.part ?? 'exterior-wall',
    loose: members[0]?.assembly.loose ?? false,
    pieces: placed.map(({ member, start, end }) => {
      const [from, to] = [moved(start), moved(end)]
      return {
        member,
        start: from,
        end: to,
        fromLeftFeet: Math.min(from.x, to.x) - datum.x,
        fromFootFeet: datum.y - Math.max(from.y, to.y),
      }
    }),
    datum,
    lengthFeet: right - left,
    heightFeet: foot - top,
  }
}

/** Where it is not the lower left corner of the panel's own pieces. */
function measuredFrom([member]: readonly Member[], along: PlanPoint, layout: Layout): Partial<PaperPoint> {
  if (!member) return {}
  const { part, mark, wing: key, loose, cutFrom } = member.assembly
  if (part === 'truss') return { y: -plateFeet(layout) }
  if (!loose || cutFrom) return {}
  const onPaper = (points: readonly FramePoint[]) => points.map((point) => onPanel(member, along, point))
  const corner = (points: readonly PaperPoint[]) => ({ x: Math.min(...points.map(({ x }) => x)), y: Math.max(...points.map(({ y }) => y)) })
  const run = wallRuns(layout).find(({ assembly }) => assembly.mark === mark)
  if (run) return corner(onPaper([0, run.lengthFeet].map((t) => ({ ...pointAt(run, t), z: run.baseFeet }))))
  const wing = part === 'floor' ? wings(layout.outline).find((each) => wingKey(each) === key) : undefined
  if (!wing) return {}
  const { left, right, front, rear } = wing
  return corner(onPaper([left, right].flatMap((x) => [front, rear].map((y) => ({ x, y, z: 0 })))))
}

/**
 * Level direction along the panel: exterior walls as seen from outside, others along their longest level piece, rightwards or to the rear.
 */
export function panelDirection(members: readonly Member[]): { readonly x: number; readonly y: number } {
  const outward = members[0]?.assembly.outward
  if (outward) return { x: -outward.y, y: outward.x }
  const level = (member: Member) => Math.hypot(member.end.x - member.start.x, member.end.y - member.start.y)
  const longest = members.reduce<Member | undefined>((best, member) => (best && level(best) >= level(member) ? best : member), undefined)
  if (!longest || level(longest) === 0) return { x: 1, y: 0 }
  const x = (longest.end.x - longest.start.x) / level(longest)
  const y = (longest.end.y - longest.start.y) / level(longest)
  return x < -1e-9 || (Math.abs(x) <= 1e-9 && y < 0) ? { x: -x, y: -y } : { x, y }
}

/** Equal for panels whose pieces match to a hundredth of an inch. */
function shapeOf({ part, loose, pieces }: ShopPanel): string {
  const hundredths = ({ x, y }: PaperPoint) => `${Math.round(x * 1200)},${Math.round(y * 1200)}`
  return [
    `${part} ${loose}`,
    ...pieces.map(({ member: { role, profile }, start, end }) => `${role} ${profile} ${hundredths(start)} ${hundredths(end)}`),
  ].join(';')
}
