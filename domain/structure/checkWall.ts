import { type Layout, STUD_GAUGES, STUD_SPACINGS, STUD_WEBS } from '../framing/layout'
import type { Member } from '../framing/member'
import { MIL_OF_GAUGE, poundsPerFoot, stud } from '../framing/profile'
import { unbracedFeet, type WallRun } from '../framing/wallRuns'
import { type CaseMemory, rememberCase } from './caseMemory'
import { checkEndWall } from './checkEndWall'
import { checkStud, type StudCase } from './checkStud'
import { added, NO_EFFECT, scaled } from './combinations'
import type { DesignWind } from './designWind'
import type { EndWallRow } from './endWallTable'
import { type Alternative, withFix } from './fixes'
import { forMembers } from './forMembers'
import { loadBetween, type Stretch } from './lineLoad'
import { DEAD_PSF, INTERIOR_WALL_PSF } from './roofLoad'
import { milOf } from './sectionShape'
import { publishedSection } from './sections'
import type { Verdict } from './verdict'
import type { Upright } from './wallSupports'

export interface WallCase {
  readonly run: WallRun
  readonly layout: Layout
  /** Load on the wall's top. */
  readonly stretches: readonly Stretch[]
  /** The same with the wind that lifts the roof in place of snow. */
  readonly lifted: readonly Stretch[]
  /** Both as they reach headers. */
  readonly onHeaders: readonly Stretch[]
  readonly liftedHeaders: readonly Stretch[]
  readonly wind: DesignWind
  readonly memory: CaseMemory
  /** Row of the table of gable end walls, for such a wall. */
  readonly endWall: EndWallRow | undefined
}

/** Checks the studs or the kings at one place of a wall, with what would pass instead. */
export function checkUpright(upright: Upright, wall: WallCase): Verdict[] {
  const [first] = upright.members
  if (!first) return []
  const profile = first.profile
  if (!publishedSection(profile)) return unpublished(upright.members)
  const given = uprightCase(upright, first, wall)
  const isKing = first.role === 'king-stud'
  const sameWidth = { ...given, width: upright.windTo - upright.windFrom, endWall: wall.endWall }
  const verdicts = rememberCase(wall.memory, sameWidth, () =>
    withFix([...checkStud(given), ...checkEndWall(given, wall.endWall, wall.layout.studSpacingInches)], () =>
      isKing ? moreStuds(given, 'king') : otherStuds(given, upright, first, wall),
    ),
  )
  return forMembers(upright.members, verdicts, upright.at)
}

/** A member without published section figures gets no verdict. */
export function unpublished(members: readonly Member[]): Verdict[] {
  return members.map(({ mark, role, profile }) => ({
    basis: 'not checked',
    member: mark,
    role,
    reason: `No section figures are published for ${profile}.`,
  }))
}

/** The loads of the studs at one place of a wall. @param tributary of the stretch that they carry */
export function uprightCase(upright: Upright, first: Member, { run, layout, stretches, lifted, wind }: WallCase, tributary = 1): StudCase {
  const top = loadBetween(stretches, upright.from, upright.to)
  const own = { ...NO_EFFECT, dead: DEAD_PSF.wall * run.heightFeet * (upright.to - upright.from) }
  const width = (upright.windTo - upright.windFrom) * tributary
  // Half of an opening's uplift comes down at each side, through its header and kings.
  const up = scaled(loadBetween(lifted, upright.windFrom, upright.windTo), tributary)
  const pressure = run.exterior ? wind.onWall(run, upright.t, width * run.heightFeet) : 0
  return {
    member: first.mark,
    role: first.role,
    profile: first.profile,
    count: upright.members.length,
    heightFeet: first.lengthFeet,
    unbracedFeet: unbracedFeet(run),
    axial: scaled(added(top, own), tributary),
    lateral: { ...NO_EFFECT, wind: pressure * width, live: run.exterior ? 0 : INTERIOR_WALL_PSF * width },
    ...(up.roof > 0
      ? {
          uplift: {
            dead: up.dead,
            wind: up.roof,
            ...(first.role === 'king-stud' || first.role === 'chord-stud' ? { trackMil: MIL_OF_GAUGE[layout.studGauge] } : {}),
          },
        }
      : {}),
  }
}

/**
 * Studs of another gauge, depth or spacing, as the frame's options offer them. Steel per foot of wall. The option is for all studs of the
 * house: none is thinner, shallower or farther apart, so that no other stud gets weaker.
 */
function otherStuds(given: StudCase, upright: Upright, first: Member, wall: WallCase): Alternative[] {
  const { studSpacingInches: today, studWeb, studGauge } = wall.layout
  return STUD_WEBS.filter((web) => Number(web) >= Number(studWeb)).flatMap((web) =>
    STUD_GAUGES.filter((gauge) => gauge <= studGauge).flatMap((gauge) =>
      STUD_SPACINGS.filter((inches) => inches <= today).map((inches): Alternative => {
        const profile = stud(web, MIL_OF_GAUGE[gauge])
        const parts = [...(profile === given.profile ? [] : [`${profile} studs`]), ...(inches === today ? [] : [`${inches} in spacing`])]
        return {
          change: `Use ${parts.join(' at ')}.`,
          options: { studGauge: gauge, studWeb: web, studSpacingInches: inches },
          steel: poundsPerFoot(profile) / inches,
          check: () => {
            const other = { ...uprightCase(upright, first, wall, inches / today), profile }
            return [...checkStud(other), ...checkEndWall(other, wall.endWall, inches)]
          },
        }
      }),
    ),
  )
}

/** More studs side by side, of the same or a thicker profile. */
export function moreStuds(given: StudCase, noun: 'king' | 'jack'): Alternative[] {
  const thicker = ['43', '54']
    .filter((mil) => Number(mil) > milOf(given.profile))
    .map((mil) => `${given.profile.slice(0, given.profile.lastIndexOf('-'))}-${mil}`)
  const profiles = [given.profile, ...thicker].flatMap((name) => publishedSection(name)?.section ?? [])
  return [...new Set(profiles)].flatMap((profile) =>
    [1, 2, 3, 4]
      .filter((count) => count >= given.count)
      .map((count) => ({
        change: `Use ${count} ${count === 1 ? noun : `${noun}s`} of ${profile} beside the opening.`,
        parts: [{ part: noun, mil: milOf(profile), count }],
        steel: count * poundsPerFoot(profile),
        check: () => checkStud({ ...given, profile, count }),
      })),
  )
}
