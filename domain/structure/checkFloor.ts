import { bearingLines } from '../framing/bearingLines'
import type { Layout } from '../framing/layout'
import type { Member } from '../framing/member'
import { poundsPerFoot, stud } from '../framing/profile'
import { wallOver } from '../framing/wallOver'
import { type WallRun, wallRuns } from '../framing/wallRuns'
import { wingKey, wings } from '../framing/wings'
import { figure } from '../numbers/figure'
import { type CaseMemory, rememberCase } from './caseMemory'
import { checkJoist, type JoistCase, type JoistEnd } from './checkJoist'
import { unpublished } from './checkWall'
import { ASD_COMBINATIONS, added, combined, type LoadEffects, NO_EFFECT, scaled } from './combinations'
import { type Alternative, withFix } from './fixes'
import { forMembers } from './forMembers'
import { beamReactions, loadBetween, ON_WALL_FEET } from './lineLoad'
import type { LoadPath } from './loadPath'
import { DEAD_PSF, FLOOR_LIVE_PSF } from './roofLoad'
import { publishedSection } from './sections'
import { stiffenedEnds } from './stiffened'
import type { Verdict } from './verdict'
import { wallSupports } from './wallSupports'

const JOIST_MILS = [43, 54, 68] as const
/** A joist's end this near a bearing line rests on it, ft. */
const ON_LINE_FEET = 0.6
const STIFFENER_POUNDS = 2
/** Why the members around a floor opening get no figures. */
export const AT_FLOOR_OPENING = 'Carries a floor opening, whose loads are not computed.'

/** Why stiffeners get no figures. */
export const STIFFENERS = 'The strength of bearing stiffeners is not computed: no source at hand has its equation.'

const UNDER_WALL = 'A bearing wall rests on it between its supports, whose load is not computed.'

/** The frame whose floors are checked, and what its walls carry. */
interface FloorFrame {
  readonly layout: Layout
  readonly members: readonly Member[]
  readonly path: Pick<LoadPath, 'onWalls'>
  readonly memory: CaseMemory
}

/**
 * Checks a floor's joists, each over its own span with the floor halfway to its neighbors and the walls over its ends. Those at a floor opening
 * or under a bearing wall are not checked.
 */
export function checkFloor({ layout, members, path, memory }: FloorFrame, story: number): Verdict[] {
  const onStuds = studLoads({ layout, members, path }, story)
  const sentDown = wallLoads(members, path)
  return wings(layout.outline).flatMap((wing) => {
    const own = members.filter(({ assembly }) => assembly.part === 'floor' && assembly.story === story && assembly.wing === wingKey(wing))
    const joists = own.filter(({ role }) => role === 'joist')
    const stiffeners = own.filter(({ role }) => role === 'stiffener')
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
    let mostStiffened = 0
    const verdicts = joists.flatMap((joist): Verdict[] => {
      if (!whole.includes(joist) || trimmers(joist)) return [leftOut(joist, AT_FLOOR_OPENING)]
      if (carriesWall(joist, layout, story)) return [leftOut(joist, UNDER_WALL)]
      if (!publishedSection(joist.profile)) return unpublished([joist])
      const places = whole.filter(({ start }) => Math.abs(start.y - joist.start.y) < ON_LINE_FEET).map(({ start }) => start.x)
      const before = Math.max(...places.filter((x) => x < joist.start.x - 1e-6))
      const after = Math.min(...places.filter((x) => x > joist.start.x + 1e-6))
      const left = Number.isFinite(before) ? (joist.start.x - before) / 2 : joist.start.x - wing.left
      const right = Number.isFinite(after) ? (after - joist.start.x) / 2 : wing.right - joist.start.x
      const stiffened = stiffenedEnds(joist, stiffeners)
      const endAt = (at: 0 | 1): JoistEnd => {
        const { x, y } = at === 0 ? joist.start : joist.end
        // Two spans of joists end under a wall between the outer ones, each under half of it.
        const share = lines.slice(1, -1).some((line) => Math.abs(line - y) < ON_LINE_FEET) ? 0.5 : 1
        const run = wallOver(layout, story, { x, y })
        return { stiffened: stiffened[at], above: run ? scaled(sentDown(run, x - left, x + right), share) : NO_EFFECT }
      }
      const along = onStuds(joist)
      const given: JoistCase = {
        member: joist.mark,
        role: joist.role,
        profile: joist.profile,
        spanFeet: joist.lengthFeet,
        tributaryFeet: left + right,
        deadPsf: DEAD_PSF.floor,
        livePsf: FLOOR_LIVE_PSF,
        ends: [endAt(0), endAt(1)],
        ...(along ? { along } : {}),
      }
      for (const end of given.ends) if (end.stiffened) mostStiffened = Math.max(mostStiffened, endPounds(given, end))
      const verdicts = rememberCase(memory, given, () => withFix(checkJoist(given), () => otherJoists(given)))
      return forMembers([joist], verdicts, joist.assembly.mark)
    })
    const most = figure(Math.round(mostStiffened))
    return [
      ...verdicts,
      ...stiffeners.map((stiffener) =>
        leftOut(stiffener, `Stiffeners of floor ${stiffener.assembly.mark} take up to ${most} lb past a joist’s web. ${STIFFENERS}`),
      ),
    ]
  })
}

/** What each place of a wall's studs sends down, a jamb's kings and jacks together, with its place along the wall, ft. */
function placeLoads(run: WallRun, members: readonly Member[], { onWalls }: FloorFrame['path']): { t: number; load: LoadEffects }[] {
  const stretches = onWalls.get(run.assembly.mark) ?? []
  const { uprights, openings } = wallSupports(run, members)
  const own = (feet: number) => ({ ...NO_EFFECT, dead: DEAD_PSF.wall * run.heightFeet * feet })
  return uprights.map(({ from, to, at, t }) => {
    const opening = openings.find((other) => other.at === at)
    const side = opening && (t < (opening.from + opening.to) / 2 ? 0 : 1)
    const jacks = opening && side !== undefined ? beamReactions(stretches, opening.from, opening.to)[side] : NO_EFFECT
    return { t, load: added(loadBetween(stretches, from, to), own(to - from), jacks, own(opening ? (opening.to - opening.from) / 2 : 0)) }
  })
}

/** What walls send down between two places along x, lb. */
function wallLoads(members: readonly Member[], path: FloorFrame['path']) {
  const places = new Map<string, ReturnType<typeof placeLoads>>()
  return (run: WallRun, fromX: number, toX: number): LoadEffects => {
    const { mark } = run.assembly
    const all = places.get(mark) ?? placeLoads(run, members, path)
    places.set(mark, all)
    const [low = 0, high = 0] = [fromX, toX].map((x) => (x - run.start.x) * run.along.x).sort((a, b) => a - b)
    return added(NO_EFFECT, ...all.filter(({ t }) => t > low && t <= high).map(({ load }) => load))
  }
}

/** The most that one place of studs, a jamb's kings and jacks together, sends through the joist that a story's wall runs along. */
function studLoads({ layout, members, path }: Pick<FloorFrame, 'layout' | 'members' | 'path'>, story: number) {
  const across = wallRuns(layout).filter(({ assembly, bearing, along }) => assembly.story === story && bearing && along.x === 0)
  const loads = across.map((run) => {
    const places = placeLoads(run, members, path).map(({ load }) => load)
    return { run, most: places.reduce((most, load) => (mostOf(load) > mostOf(most) ? load : most), NO_EFFECT) }
  })
  return (joist: Member): LoadEffects | undefined =>
    loads.find(({ run }) => {
      const ends = [run.start.y, run.start.y + run.along.y * run.lengthFeet]
      return (
        Math.abs(run.start.x - joist.start.x) < ON_WALL_FEET / 2 &&
        Math.max(...ends) > joist.start.y + ON_LINE_FEET &&
        Math.min(...ends) < joist.end.y - ON_LINE_FEET
      )
    })?.most
}

const mostOf = (load: LoadEffects) => Math.max(...ASD_COMBINATIONS.map((combination) => combined(load, combination)))

/** What a joist's end and the wall over it press together, lb. */
function endPounds({ spanFeet, tributaryFeet, deadPsf, livePsf }: JoistCase, { above }: JoistEnd): number {
  const half = (tributaryFeet * spanFeet) / 2
  return mostOf(added({ ...NO_EFFECT, dead: deadPsf * half, live: livePsf * half }, above))
}

function otherJoists(given: JoistCase): Alternative[] {
  return JOIST_MILS.flatMap((mil) => {
    const profile = stud('1000', mil)
    return [false, true].map((stiffened) => ({
      change: [...(profile === given.profile ? [] : [`Use ${profile}.`]), ...(stiffened ? ['Stiffen the web at both bearings.'] : [])].join(
        ' ',
      ),
      steel: poundsPerFoot(profile) * given.spanFeet + (stiffened ? STIFFENER_POUNDS : 0),
      parts: [{ part: 'joist', mil, stiffened } as const],
      check: () => checkJoist({ ...given, profile, ends: stiffened ? [stiff(given.ends[0]), stiff(given.ends[1])] : given.ends }),
    }))
  })
}

const stiff = (end: JoistEnd): JoistEnd => ({ ...end, stiffened: true })

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
