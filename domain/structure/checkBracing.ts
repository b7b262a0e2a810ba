import { type BracedBays, placedBays } from '../framing/braceBays'
import type { Layout } from '../framing/layout'
import type { Member } from '../framing/member'
import { FLANGE_FEET, poundsPerFoot, profileSize, strap, stud } from '../framing/profile'
import { MOST_BAYS } from '../framing/reinforcement'
import { isSold } from '../framing/soldSections'
import { type WallRun, wallRuns } from '../framing/wallRuns'
import { figure } from '../numbers/figure'
import { checkBrace } from './checkBrace'
import { checkStud } from './checkStud'
import { unpublished, uprightCase, type WallCase } from './checkWall'
import { added, NO_EFFECT } from './combinations'
import type { DesignWind } from './designWind'
import { type Alternative, lightestFix } from './fixes'
import { forMembers } from './forMembers'
import { type BracedBay, type LateralPath, lateralPath } from './lateralPath'
import { milOf } from './sectionShape'
import { publishedSection } from './sections'
import { sheathingWords } from './sheathingShare'
import { type ComputedVerdict, fails, type OpenVerdict, type Verdict } from './verdict'
import type { Upright } from './wallSupports'

/** 0.6 W of the allowable strength combinations. */
const ASD_WIND = 0.6
/** Ends what is said of every strap, whatever it carries. */
export const BRACING_ENGINEER =
  'The sheathing’s share, gussets, hold-downs, the chords’ way through floors and into the foundation, and diaphragms need an engineer.'
const NO_STRAP = 'Its bay has no strap across it.'
const NO_CHORD = 'One end of its bay has no chord stud.'
/** A fix is computed before its studs have their places: it passes with this much to spare. */
const MOST_RATIO = 0.98

/** A wall's bracing, and the way of the wind to it. */
export interface BracingCase {
  readonly wall: WallCase
  /** The wall's members. */
  readonly members: readonly Member[]
  /** The chord studs at each end of each bay. */
  readonly chords: readonly Upright[]
  readonly lateral: LateralPath
  /** Whether the loads on the wall are known; its straps are checked without them. */
  readonly loaded: boolean
}

/**
 * Checks a wall's straps for tension and its chord studs for the chord's force with all that they carry, as if the sheathing took no wind.
 * What fails names the lightest bracing of the wall by which all of it passes.
 */
export function checkBracing(given: BracingCase): Verdict[] {
  const { wall, members, chords, lateral, loaded } = given
  const { mark } = wall.run.assembly
  const straps = members.filter(({ role }) => role === 'brace')
  const bays = lateral.bays.filter((bay) => bay.wall === mark)
  const found: ComputedVerdict[] = []
  const open: OpenVerdict[] = []
  for (const bay of bays) {
    const own = straps.filter((member) => isIn(bay, middleOf(member, wall.run)))
    const ends = chords.filter(({ t }) => isIn(bay, t))
    const isRising = (member: Member) => placeOf(member.end, wall.run) > placeOf(member.start, wall.run) === member.end.z > member.start.z
    for (const strapMember of own) {
      const alike = own.filter((other) => isRising(other) === isRising(strapMember))
      const share = areaOf(strapMember) / alike.reduce((sum, member) => sum + areaOf(member), 0)
      const reasons = [...(alike.length === own.length ? [NO_STRAP] : []), ...(ends.length < 2 ? [NO_CHORD] : [])]
      if (reasons.length > 0) open.push(...reasons.map((reason) => engineer(strapMember, reason)))
      else found.push(...checkBrace(strapCase(strapMember, bay, share)))
      if (bay.offset)
        open.push(
          engineer(strapMember, `No bay of the wall above is over this one of ${mark}: how its chords come down needs an engineer.`),
        )
      open.push(engineer(strapMember, bayWords(bay, wall.run)))
    }
    for (const post of loaded ? ends : []) found.push(...chordVerdicts(post, bay, wall))
  }
  if (!found.some(fails)) return [...found, ...open, ...unknownChords(chords, loaded)]
  const fix = lightestFix(otherBracing(given), MOST_RATIO)
  const fixed = found.map((verdict) => (fix && fails(verdict) ? { ...verdict, fix: { ...fix, at: mark } } : verdict))
  return [...fixed, ...open, ...unknownChords(chords, loaded)]
}

/** What the wind asks of a bay beside its straps: an engineer compares it. */
function bayWords(bay: BracedBay, run: WallRun): string {
  return `Hold-downs of a bay of ${bay.wall}: ${figure(Math.round((ASD_WIND * bay.chord) / 10) * 10)} lb up by 0.6W, if the sheathing takes none. ${BRACING_ENGINEER} ${sheathingWords(run)}`
}

const engineer = ({ mark, role }: Member, reason: string): OpenVerdict => ({ basis: 'engineer', member: mark, role, reason })

const unknownChords = (chords: readonly Upright[], loaded: boolean) =>
  loaded
    ? chords
        .flatMap(({ members }) => members)
        .filter(({ profile }) => !publishedSection(profile))
        .flatMap((member) => unpublished([member]))
    : []

function strapCase({ mark, profile }: Pick<Member, 'mark' | 'profile'>, bay: BracedBay, share: number) {
  return { member: mark, profile, bayFeet: bay.armFeet, heightFeet: bay.heightFeet, forcePounds: ASD_WIND * bay.force * share }
}

function chordVerdicts(post: Upright, bay: BracedBay, wall: WallCase): ComputedVerdict[] {
  const [first] = post.members
  if (!first || !publishedSection(first.profile)) return []
  return forMembers(post.members, checkStud(chordCase(post, first, bay, wall)))
}

/** The chord's force comes to what its studs carry anyhow; the wind across the wall counts as if it blew at the same time. */
function chordCase(post: Upright, first: Member, bay: BracedBay, wall: WallCase) {
  const given = uprightCase(post, first, wall)
  return { ...given, axial: added(given.axial, { ...NO_EFFECT, wind: bay.chord }) }
}

function isIn({ fromFeet, toFeet }: BracedBay, t: number): boolean {
  return fromFeet < t && t < toFeet
}

function placeOf({ x, y }: { readonly x: number; readonly y: number }, { start, along }: WallRun): number {
  return (x - start.x) * along.x + (y - start.y) * along.y
}

function middleOf({ start, end }: Member, run: WallRun): number {
  return (placeOf(start, run) + placeOf(end, run)) / 2
}

function areaOf({ profile }: Pick<Member, 'profile'>): number {
  const { depthFeet, flangeFeet } = profileSize(profile)
  return depthFeet * flangeFeet
}

/** A braced bay’s gussets and hold-downs cost about as much as this much steel, lb; the gussets of straps on the other face as this much. */
const BAY_POUNDS = { first: 45, otherFace: 14 } as const
const STRAPS = [43, 54] as const
const CHORD_MILS = [33, 43, 54] as const

/** Heavier bracing of the wall: thicker straps, straps on both faces, more and thicker chord studs, more bays. */
function otherBracing({ wall, chords, loaded }: BracingCase): Alternative[] {
  const { run, layout, wind } = wall
  const { bracing } = run
  const now = { mil: milOf(bracing.strap), chordMil: milOf(bracing.chords.profile), bays: bracing.bays.length }
  const { studWeb } = layout
  const paths = new Map<string, readonly BracedBay[]>()
  const alternatives: Alternative[] = []
  for (let count = now.bays; count <= MOST_BAYS; count += 1) {
    const placed = baysWith(count, run, layout)
    if (count > now.bays && placed.length <= now.bays) break
    for (const mil of STRAPS.filter((other) => other >= now.mil))
      for (const faces of ([1, 2] as const).filter((other) => other >= bracing.faces))
        for (const chordMil of CHORD_MILS.filter((other) => other >= now.chordMil))
          for (let plies = bracing.chords.count; plies <= 4; plies += 1) {
            const profile = stud(studWeb, chordMil)
            if (!isSold(profile)) continue
            const other: BracedBays = { bays: placed, strap: strap(300, mil), faces, chords: { count: plies, profile } }
            const key = `${placed.length} ${mil} ${faces} ${plies}`
            const baysOf = () => {
              const known = paths.get(key) ?? bracedBy(other, run, layout, wind)
              paths.set(key, known)
              return known
            }
            alternatives.push({
              change: wordsOf(other, bracing),
              parts: partsOf(other, bracing),
              steel: poundsOf(other, run.heightFeet),
              check: () =>
                baysOf().flatMap((bay) => [
                  ...checkBrace(strapCase({ mark: run.assembly.mark, profile: other.strap }, bay, 1 / faces)),
                  ...(loaded ? postsOf(bay, other, chords, wall) : []),
                ]),
            })
          }
  }
  return alternatives
}

/** The wall's bays with other bracing. */
function bracedBy(other: BracedBays, run: WallRun, layout: Layout, wind: DesignWind): readonly BracedBay[] {
  const { mark } = run.assembly
  const side = mark.slice(mark.indexOf('-'))
  const { bays } = lateralPath(layout, wind, (each) => {
    if (each.assembly.mark === mark) return other
    // The walls over and under it get as many bays.
    return each.exterior && each.assembly.mark.endsWith(side) && other.bays.length > run.bracing.bays.length
      ? { ...each.bracing, bays: baysWith(other.bays.length, each, layout) }
      : each.bracing
  })
  return bays.filter(({ wall }) => wall === mark)
}

const baysWith = (count: number, run: WallRun, layout: Layout) =>
  count <= run.bracing.bays.length ? run.bracing.bays : placedBays(run, wallRuns(layout), layout, count)

/** The checks of a bay's chords: at the place of one that is there, otherwise with half a stud's spacing at each side. */
function postsOf(bay: BracedBay, { chords: { count, profile } }: BracedBays, posts: readonly Upright[], wall: WallCase): ComputedVerdict[] {
  const half = wall.layout.studSpacingInches / 24
  return [bay.fromFeet + (count * FLANGE_FEET) / 2, bay.toFeet - (count * FLANGE_FEET) / 2].flatMap((t) => {
    const there = posts.find((post) => Math.abs(post.t - t) < half / 2)
    const [like] = (there ?? posts[0])?.members ?? []
    if (!like) return []
    const [from, to] = [Math.max(t - half, 0), Math.min(t + half, wall.run.lengthFeet)]
    const post = there ?? { members: [like], t, from, to, windFrom: from, windTo: to }
    return checkStud({ ...chordCase(post, like, bay, wall), profile, count })
  })
}

function poundsOf({ bays, strap: profile, faces, chords }: BracedBays, heightFeet: number): number {
  return bays.reduce((sum, { fromFeet, toFeet }) => {
    const straps = 2 * faces * poundsPerFoot(profile) * Math.hypot(toFeet - fromFeet, heightFeet)
    return (
      sum + straps + 2 * chords.count * poundsPerFoot(chords.profile) * heightFeet + BAY_POUNDS.first + (faces - 1) * BAY_POUNDS.otherFace
    )
  }, 0)
}

/** What of the bracing is stronger than now. */
function partsOf({ bays, strap: profile, faces, chords }: BracedBays, now: BracedBays): NonNullable<Alternative['parts']> {
  const moreBays = bays.length > now.bays.length
  return [
    ...(profile !== now.strap || faces !== now.faces || moreBays
      ? [{ part: 'brace', mil: milOf(profile), count: faces, ...(moreBays ? { bays: bays.length } : {}) } as const]
      : []),
    ...(isMore(chords, now.chords) ? [{ part: 'chord', mil: milOf(chords.profile), count: chords.count } as const] : []),
  ]
}

const isMore = (chords: BracedBays['chords'], now: BracedBays['chords']) => chords.count !== now.count || chords.profile !== now.profile

function wordsOf(other: BracedBays, now: BracedBays): string {
  const { bays, strap: profile, faces, chords } = other
  const more = [
    ...(bays.length > now.bays.length ? [`${bays.length} braced bays`] : []),
    ...(profile !== now.strap || faces !== now.faces ? [`straps of ${profile}${faces === 2 ? ' on both faces' : ''}`] : []),
    ...(isMore(chords, now.chords)
      ? [`${chords.count} chord ${chords.count === 1 ? 'stud' : 'studs'} of ${chords.profile} at each end of a bay`]
      : []),
  ]
  return `Use ${more.length > 1 ? `${more.slice(0, -1).join(', ')} and ${more.at(-1)}` : more.join('')}.`
}
