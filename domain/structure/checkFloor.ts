import { bearingLines } from '../framing/bearingLines'
import type { Layout } from '../framing/layout'
import type { Member } from '../framing/member'
import { poundsPerFoot, stud } from '../framing/profile'
import { wingKey, wings } from '../framing/wings'
import { type CaseMemory, rememberCase } from './caseMemory'
import { checkJoist, type JoistCase } from './checkJoist'
import { unpublished } from './checkWall'
import { type Alternative, withFix } from './fixes'
import { forMembers } from './forMembers'
import { DEAD_PSF, FLOOR_LIVE_PSF } from './roofLoad'
import { publishedSection } from './sections'
import { isStiffened } from './stiffened'
import type { Verdict } from './verdict'

const JOIST_MILS = [43, 54, 68] as const
/** A joist's end this near a bearing line rests on it, ft. */
const ON_LINE_FEET = 0.6
const STIFFENER_POUNDS = 2
/** Why the members around a floor opening get no figures. */
export const AT_FLOOR_OPENING = 'Carries a floor opening, whose loads are not computed.'

const UNDER_WALL = 'A bearing wall rests on it between its supports, whose load is not computed.'

/** Checks a floor's joists, each over its own span with the floor halfway to its neighbors. Those at a floor opening or under a bearing wall are not checked. */
export function checkFloor(layout: Layout, story: number, members: readonly Member[], memory: CaseMemory): Verdict[] {
  return wings(layout.outline).flatMap((wing) => {
    const joists = members.filter(({ role, assembly }) => role === 'joist' && assembly.story === story && assembly.wing === wingKey(wing))
    const stiffeners = members.filter(
      ({ role, assembly }) => role === 'stiffener' && assembly.story === story && assembly.wing === wingKey(wing),
    )
    const lines = bearingLines(layout, wing, story - 1)
    const rests = (y: number) => lines.some((line) => Math.abs(line - y) < ON_LINE_FEET)
    const whole = joists.filter(({ start, end }) => rests(start.y) && rests(end.y))
    const trimmers = (member: Member) =>
      layout.floorOpenings.some(
        ({ story: cut, from, to }) =>
          cut === story &&
          member.start.y < to.y &&
          member.end.y > from.y &&
          Math.min(Math.abs(member.start.x - from.x), Math.abs(member.start.x - to.x)) < 0.5,
      )
    return joists.flatMap((joist): Verdict[] => {
      if (!whole.includes(joist) || trimmers(joist)) return [leftOut(joist, AT_FLOOR_OPENING)]
      if (carriesWall(joist, layout, story)) return [leftOut(joist, UNDER_WALL)]
      if (!publishedSection(joist.profile)) return unpublished([joist])
      const places = whole.filter(({ start }) => Math.abs(start.y - joist.start.y) < ON_LINE_FEET).map(({ start }) => start.x)
      const before = Math.max(...places.filter((x) => x < joist.start.x - 1e-6))
      const after = Math.min(...places.filter((x) => x > joist.start.x + 1e-6))
      const left = Number.isFinite(before) ? (joist.start.x - before) / 2 : joist.start.x - wing.left
      const right = Number.isFinite(after) ? (after - joist.start.x) / 2 : wing.right - joist.start.x
      const given: JoistCase = {
        member: joist.mark,
        role: joist.role,
        profile: joist.profile,
        spanFeet: joist.lengthFeet,
        tributaryFeet: left + right,
        deadPsf: DEAD_PSF.floor,
        livePsf: FLOOR_LIVE_PSF,
        stiffened: isStiffened(joist, stiffeners),
      }
      const verdicts = rememberCase(memory, given, () => withFix(checkJoist(given), () => otherJoists(given)))
      return forMembers([joist], verdicts, joist.assembly.mark)
    })
  })
}

function otherJoists(given: JoistCase): Alternative[] {
  return JOIST_MILS.flatMap((mil) => {
    const profile = stud('1000', mil)
    return [false, true].map((stiffened) => ({
      change: [...(profile === given.profile ? [] : [`Use ${profile}.`]), ...(stiffened ? ['Stiffen the web at both bearings.'] : [])].join(
        ' ',
      ),
      steel: poundsPerFoot(profile) * given.spanFeet + (stiffened ? STIFFENER_POUNDS : 0),
      part: { part: 'joist', mil, stiffened } as const,
      check: () => checkJoist({ ...given, profile, stiffened }),
    }))
  })
}

/** Whether a bearing wall runs across a joist between its supports: its load is not that of a floor. */
function carriesWall({ start, end }: Member, { interiorWalls }: Layout, story: number): boolean {
  return interiorWalls.some(
    (wall) =>
      wall.bearing &&
      wall.story === story &&
      wall.from.y === wall.to.y &&
      wall.from.y > start.y + ON_LINE_FEET &&
      wall.from.y < end.y - ON_LINE_FEET &&
      Math.min(wall.from.x, wall.to.x) <= start.x &&
      Math.max(wall.from.x, wall.to.x) >= start.x,
  )
}

function leftOut({ mark, role }: Member, reason: string): Verdict {
  return { basis: 'not checked', member: mark, role, reason }
}
