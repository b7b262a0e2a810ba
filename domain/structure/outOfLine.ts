import { grouped } from '../collections/grouped'
import type { FrameModel } from '../framing/frameModel'
import { IN_LINE_FEET } from '../framing/grid'
import type { Member } from '../framing/member'
import { webFeet } from '../framing/profile'
import { type WallRun, wallRuns } from '../framing/wallRuns'
import { framedOpening } from '../framing/wallUprights'
import { type ComputedVerdict, computed } from './verdict'

const ON_WALL_FEET = 0.25 / 12
const NOISE = 1e-6

/** Trusses and joists more than 3/4 in off the studs below, on a wall whose top track has no member that spreads their load. */
export function outOfLine({ layout, members }: FrameModel): ComputedVerdict[] {
  const ofWall = grouped(members, ({ assembly }) => assembly.mark)
  return wallRuns(layout).flatMap((run) => {
    const own = ofWall.get(run.assembly.mark) ?? []
    if (!run.bearing || own.some(({ role }) => role === 'load-distribution')) return []
    const studs = own.filter(({ role }) => role.endsWith('stud')).map((stud) => along(run, stud.start))
    const openings = run.openings.map((opening) => framedOpening(opening, run, layout))
    return bearingOn(run, layout.stories, members).flatMap(({ member, t }) => {
      if (openings.some(({ from, to }) => t >= from - NOISE && t <= to + NOISE)) return []
      const off = Math.min(...studs.map((stud) => Math.abs(stud - t)))
      if (off <= IN_LINE_FEET + NOISE) return []
      return computed({
        member: member.mark,
        role: member.role,
        limitState: 'out of line',
        clause: 'IRC R603.1.2',
        unit: 'in',
        demand: off * 12,
        capacity: IN_LINE_FEET * 12,
        combination: 'Geometry',
        inputs: { Wall: run.assembly.mark, Place: `${Math.round(t * 100) / 100} ft from its start` },
      })
    })
  })

  /** The joists of the floor on a wall, or the trusses of the roof, where they bear. */
  function bearingOn(run: WallRun, stories: number, all: readonly Member[]): { member: Member; t: number }[] {
    const { story } = run.assembly
    const roof = story === stories
    const reach = webFeet(layout.studWeb) / 2 + ON_WALL_FEET
    return all.flatMap((member) => {
      const bears = roof
        ? member.role === 'bottom-chord' && member.assembly.part === 'truss'
        : member.role === 'joist' && member.assembly.story === story + 1
      if (!bears || Math.abs(member.end.x - member.start.x) * Math.abs(run.along.x) > NOISE) return []
      return [member.start, member.end].flatMap((end) => {
        const across = (end.x - run.start.x) * run.inward.x + (end.y - run.start.y) * run.inward.y
        const t = along(run, end)
        return Math.abs(across) <= reach && t >= 0 && t <= run.lengthFeet ? [{ member, t }] : []
      })
    })
  }
}

function along(run: WallRun, { x, y }: { readonly x: number; readonly y: number }): number {
  return (x - run.start.x) * run.along.x + (y - run.start.y) * run.along.y
}
