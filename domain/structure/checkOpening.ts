import { type Layout, STUD_WEBS } from '../framing/layout'
import type { Member } from '../framing/member'
import { MIL_OF_GAUGE, poundsPerFoot, stud, track } from '../framing/profile'
import { HEADER_WEBS } from '../framing/reinforcement'
import { isSold } from '../framing/soldSections'
import { unbracedFeet } from '../framing/wallRuns'
import { rememberCase } from './caseMemory'
import { checkHeader, type HeaderCase } from './checkHeader'
import { checkStud } from './checkStud'
import { checkTrack, type TrackCase } from './checkTrack'
import { moreStuds, unpublished, type WallCase } from './checkWall'
import { NO_EFFECT, scaled } from './combinations'
import { type Alternative, withFix } from './fixes'
import { forMembers } from './forMembers'
import { beamReactions, loadBetween } from './lineLoad'
import { profileShape } from './sectionShape'
import { publishedSection } from './sections'
import { isStiffened } from './stiffened'
import type { Verdict } from './verdict'
import type { OpeningSupport } from './wallSupports'

/** Why the door of a wall that carries nothing gets no figures. */
export const OWN_PARTITION = 'Carries only its own partition.'

/** Headers that could be used instead; all fit the room above an opening. */
const HEADERS = HEADER_WEBS.flatMap((web) => ([54, 68] as const).map((mil) => ({ web, mil, profile: stud(web, mil) }))).filter(
  ({ profile }) => isSold(profile),
)

/** Checks what carries an opening: its header, its jacks, and its sill and head tracks. */
export function checkOpening(support: OpeningSupport, wall: WallCase): Verdict[] {
  return [...headerVerdicts(support, wall), ...jackVerdicts(support, wall), ...trackVerdicts(support, wall)]
}

function headerVerdicts(support: OpeningSupport, { run, layout, onHeaders, liftedHeaders, memory }: WallCase): Verdict[] {
  const [first] = support.header
  if (!first) return []
  if (!run.bearing) return carriesNothing(support.header)
  if (!publishedSection(first.profile)) return unpublished(support.header)
  const length = support.to - support.from
  const up = loadBetween(liftedHeaders, support.from, support.to)
  const jacksEachSide = Math.min(...support.jacks.map((side) => Math.max(side.length, 1)))
  const given: HeaderCase = {
    member: first.mark,
    role: first.role,
    profile: first.profile,
    count: support.header.length,
    spanFeet: (support.opening.widthFeet + length) / 2,
    lengthFeet: length,
    line: scaled(loadBetween(onHeaders, support.from, support.to), 1 / length),
    jacksEachSide,
    stiffened: false,
    ...(up.roof > 0
      ? { uplift: { dead: up.dead / 2, wind: up.roof / 2 }, beside: stud(layout.studWeb, MIL_OF_GAUGE[layout.studGauge]) }
      : {}),
  }
  return support.header.flatMap((piece) => {
    const own = { ...given, stiffened: isStiffened(piece, support.stiffeners) }
    const verdicts = rememberCase(memory, own, () => withFix(checkHeader(own), () => otherHeaders(own)))
    return forMembers([piece], verdicts, support.at)
  })
}

function otherHeaders(given: HeaderCase): Alternative[] {
  return HEADERS.filter(({ profile }) => profileShape(profile).web >= profileShape(given.profile).web).flatMap(({ profile, web, mil }) =>
    [false, true].map((stiffened) => ({
      change: [
        ...(profile === given.profile ? [] : [`Use ${given.count} × ${profile}.`]),
        ...(stiffened ? ['Stiffen the webs at both ends.'] : []),
      ].join(' '),
      parts: [{ part: 'header', mil, web, stiffened } as const],
      // A stiffener at each web and end is about a foot of stud.
      steel: given.count * (poundsPerFoot(profile) * given.lengthFeet + (stiffened ? 2 : 0)),
      check: () => checkHeader({ ...given, profile, stiffened }),
    })),
  )
}

function jackVerdicts(support: OpeningSupport, { run, onHeaders, memory }: WallCase): Verdict[] {
  const reactions = beamReactions(onHeaders, support.from, support.to)
  return support.jacks.flatMap((side, at) => {
    const [first] = side
    if (!run.bearing) return carriesNothing(side)
    if (!first) return support.header.map(noJack)
    if (!publishedSection(first.profile)) return unpublished(side)
    const given = {
      member: first.mark,
      role: first.role,
      profile: first.profile,
      count: side.length,
      heightFeet: first.lengthFeet,
      unbracedFeet: unbracedFeet(run),
      axial: reactions[at] ?? NO_EFFECT,
      lateral: NO_EFFECT,
    }
    return forMembers(
      side,
      rememberCase(memory, given, () => withFix(checkStud(given), () => moreStuds(given, 'jack'))),
      support.at,
    )
  })
}

/** The sill takes half the wall below and half the opening, the head the other half and half the wall above. */
function trackVerdicts({ opening, tracks, at }: OpeningSupport, { run, layout, wind, memory }: WallCase): Verdict[] {
  return tracks.flatMap((track) => {
    if (!run.exterior) return carriesNothing([track])
    const beyond = track.role === 'sill-track' ? opening.sillFeet : run.heightFeet - opening.headFeet
    const width = (opening.headFeet - opening.sillFeet + beyond) / 2
    const middle = opening.fromFeet + opening.widthFeet / 2
    const pressure = wind.onWall(run, middle, width * opening.widthFeet)
    const given = { member: track.mark, role: track.role, profile: track.profile, spanFeet: opening.widthFeet, windPlf: pressure * width }
    const verdicts = rememberCase(memory, given, () => withFix([checkTrack(given)], () => otherTracks(given, run.heightFeet, layout)))
    return forMembers([track], verdicts, at)
  })
}

/** Thicker tracks, and deeper walls for what no thickness carries. Steel of the track and the studs, per foot of wall. */
function otherTracks(given: TrackCase, heightFeet: number, { studWeb, studGauge, studSpacingInches }: Layout): Alternative[] {
  const part = given.role === 'sill-track' ? 'sill' : 'head'
  return STUD_WEBS.filter((web) => Number(web) >= Number(studWeb)).flatMap((web) =>
    ([43, 54] as const).map((mil): Alternative => {
      const profile = track(web, mil)
      const deeper = web !== studWeb
      const studs = poundsPerFoot(stud(web, MIL_OF_GAUGE[studGauge])) * heightFeet * (12 / studSpacingInches)
      return {
        change: deeper ? `Use a track of ${profile} and ${web}S162 studs.` : `Use a track of ${profile}.`,
        parts: [{ part, mil }],
        ...(deeper ? { options: { studWeb: web } } : {}),
        steel: poundsPerFoot(profile) + studs,
        check: () => [checkTrack({ ...given, profile })],
      }
    }),
  )
}

function noJack({ mark, role }: Member): Verdict {
  return { basis: 'engineer', member: mark, role, reason: 'One end of this header has no jack.' }
}

function carriesNothing(members: readonly Member[]): Verdict[] {
  return members.map(({ mark, role }) => ({ basis: 'not checked', member: mark, role, reason: OWN_PARTITION }))
}
