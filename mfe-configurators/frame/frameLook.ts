import { erectionOrder } from '@framewell/domain/framing/erectionOrder'
import type { FrameModel } from '@framewell/domain/framing/frameModel'
import type { Assembly, FramePoint, Member } from '@framewell/domain/framing/member'
import { memoizeByObject } from '@framewell/domain/framing/memoizeByObject'
import type { SceneTone } from './steelTone'

/** The axes across which a frame can be cut; named as in `FramePoint`. */
export const CUT_AXES = ['x', 'y', 'z'] as const
export type CutAxis = (typeof CUT_AXES)[number]

/** What somebody chose to see of a frame. */
export interface FrameLook {
  readonly hidden: readonly Assembly['part'][]
  readonly color: 'part' | 'ratio'
  /** 0 in place; 1 moves each panel to twice its distance from the middle of the frame. */
  readonly exploded: number
  /** What is nearer than the cut is left out; `share` of the frame's size along the axis. */
  readonly cut: { readonly axis: CutAxis; readonly share: number } | null
  /** How many panels are set, in erection order; null for all. */
  readonly panelsSet: number | null
}

export const WHOLE_FRAME: FrameLook = { hidden: [], color: 'part', exploded: 0, cut: null, panelsSet: null }

/** A look as the scene draws it. Points in feet of the frame. */
export interface SceneLook {
  /** In erection order. */
  readonly members: readonly Member[]
  /** How far each panel is moved, by its mark. */
  readonly offsets: ReadonlyMap<string, FramePoint>
  readonly toneOf: (member: Member) => SceneTone
  readonly cut: { readonly axis: CutAxis; readonly atFeet: number } | null
  /** A measured line. */
  readonly ruler: readonly [FramePoint, FramePoint] | null
}

/** A panel, floor, truss or the loose roof members: whole walls until a shop cuts them. */
interface FramePanel {
  readonly mark: string
  readonly part: Assembly['part']
  readonly story: number
  readonly members: readonly Member[]
  /** Of the box around its members. */
  readonly middle: FramePoint
}

/** The panels of a frame in erection order. */
export const panelsOf = memoizeByObject(({ members }: FrameModel): readonly FramePanel[] => {
  const groups = new Map<string, Member[]>()
  for (const member of erectionOrder(members)) {
    const own = groups.get(member.assembly.mark)
    if (own) own.push(member)
    else groups.set(member.assembly.mark, [member])
  }
  return [...groups].flatMap(([mark, own]) => {
    const [first] = own
    if (!first) return []
    const { low, high } = boxOf(own)
    const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, z: (low.z + high.z) / 2 }
    return [{ mark, part: first.assembly.part, story: first.assembly.story, members: own, middle }]
  })
})

const frameBox = memoizeByObject(({ members }: FrameModel) => boxOf(members))

/** The panels that are set and whose layer is on. */
export function shownPanels(model: FrameModel, { hidden, panelsSet }: Pick<FrameLook, 'hidden' | 'panelsSet'>): readonly FramePanel[] {
  const panels = panelsOf(model)
  return panels.slice(0, panelsSet ?? panels.length).filter(({ part }) => !hidden.includes(part))
}

/** Where a frame is cut, feet along the axis. */
export function cutFeet(model: FrameModel, { axis, share }: NonNullable<FrameLook['cut']>): number {
  const { low, high } = frameBox(model)
  return low[axis] + (high[axis] - low[axis]) * share
}

/** A frame as it is looked at. */
export function sceneLook(model: FrameModel, look: FrameLook, toneOf: SceneLook['toneOf'], ruler: SceneLook['ruler']): SceneLook {
  const { exploded, cut } = look
  const { low, high } = frameBox(model)
  const away = (axis: CutAxis, at: FramePoint) => (at[axis] - (axis === 'z' ? 0 : (low[axis] + high[axis]) / 2)) * exploded
  return {
    members: shownPanels(model, look).flatMap(({ members }) => members),
    offsets: new Map(
      panelsOf(model).map(({ mark, middle }) => [mark, { x: away('x', middle), y: away('y', middle), z: away('z', middle) }]),
    ),
    toneOf,
    cut: cut && { axis: cut.axis, atFeet: cutFeet(model, cut) },
    ruler: ruler && exploded === 0 ? ruler : null,
  }
}

/** The point halfway along a member's centerline. */
export function middleOf({ start, end }: Pick<Member, 'start' | 'end'>): FramePoint {
  return { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2, z: (start.z + end.z) / 2 }
}

function boxOf(members: readonly Member[]): { readonly low: FramePoint; readonly high: FramePoint } {
  const of = (pick: (a: number, b: number) => number, axis: CutAxis) =>
    members.reduce((best, { start, end }) => pick(best, pick(start[axis], end[axis])), members[0]?.start[axis] ?? 0)
  const corner = (pick: (a: number, b: number) => number) => ({ x: of(pick, 'x'), y: of(pick, 'y'), z: of(pick, 'z') })
  return { low: corner(Math.min), high: corner(Math.max) }
}
