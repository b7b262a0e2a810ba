import { INITIAL_TAKE_OFF_SETTINGS, type TakeOffSettings } from '../bom/takeOffSettings'
import { grouped } from '../collections/grouped'
import { strapEnds } from '../structure/strapEnds'
import { framedFloors } from './framedFloors'
import type { FrameModel } from './frameModel'
import type { FramePoint, Member, MemberRole } from './member'
import { outlineSides } from './outline'
import { FLANGE_FEET } from './profile'
import type { SiteLoads } from './siteLoads'
import { trackScrews } from './trackScrews'
import { wallRuns } from './wallRuns'

export const JOINT_KINDS = [
  'stud-track',
  'strap',
  'splice',
  'track-floor',
  'web-chord',
  'header-jack',
  'joist-end',
  'block-end',
  'chord-end',
  'heel',
  'rafter-tail',
  'outlooker-end',
  'track-end',
  'spread',
  'gusset',
  'strap-end',
  'hold-down',
  'anchor',
  'pin',
  'tie',
] as const
export type JointKind = (typeof JOINT_KINDS)[number]

/** Where members are fastened to each other or to the foundation. */
export interface Joint {
  readonly kind: JointKind
  readonly at: FramePoint
  /** Marks of the members it joins. A joint with the foundation or the floor below names the members above it. */
  readonly members: readonly string[]
  /** Its screws, gusset plates or hold-downs; anchors, pins and ties are one each. */
  readonly count: number
}

interface EndScrews {
  readonly kind: JointKind
  readonly count: number
  /** What a member ends at. */
  readonly to: readonly MemberRole[]
}

/** Screws at one end of a member, by its role. Their sources are those of the take-off's rules. */
const END_SCREWS: Readonly<Partial<Record<MemberRole, EndScrews>>> = (() => {
  const upright = { kind: 'stud-track', count: 2, to: ['bottom-track', 'top-track', 'sill-track', 'head-track', 'header'] } as const
  const joist = { kind: 'joist-end', count: 4, to: ['rim-track', 'floor-header'] } as const
  return {
    stud: upright,
    'corner-stud': upright,
    'backing-stud': upright,
    'king-stud': upright,
    'jack-stud': upright,
    'chord-stud': upright,
    cripple: upright,
    'gable-stud': { ...upright, to: ['top-chord', 'bottom-chord', 'rake-rafter'] },
    web: { kind: 'web-chord', count: 4, to: ['top-chord', 'bottom-chord'] },
    header: { kind: 'header-jack', count: 4, to: ['jack-stud', 'king-stud'] },
    joist,
    'floor-header': { ...joist, to: ['joist'] },
    outlooker: { kind: 'outlooker-end', count: 2, to: ['rake-rafter'] },
    'sill-track': { kind: 'track-end', count: 2, to: ['jack-stud', 'king-stud'] },
    'head-track': { kind: 'track-end', count: 2, to: ['jack-stud', 'king-stud'] },
    stiffener: { kind: 'block-end', count: 2, to: ['header', 'joist'] },
    blocking: {
      kind: 'block-end',
      count: 2,
      to: ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'chord-stud', 'joist', 'jack-rafter'],
    },
  }
})()

/** Screws at one end of a member of a role; 0 for roles whose ends are joined otherwise. */
export function screwsAtEnd(role: MemberRole): number {
  return END_SCREWS[role]?.count ?? 0
}

const FULL_STUDS: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud', 'king-stud', 'chord-stud']
const CHORD_STUDS: readonly MemberRole[] = ['chord-stud']
const POSTS: readonly MemberRole[] = ['web']
const TOP_CHORDS: readonly MemberRole[] = ['top-chord']
const RAKE_RAFTERS: readonly MemberRole[] = ['rake-rafter']
/** What a bridging strap crosses. */
const STRAPPED: readonly MemberRole[] = [...FULL_STUDS, 'jack-stud', 'cripple', 'joist']
const SPLICED: readonly MemberRole[] = ['bottom-track', 'top-track', 'rim-track', 'fascia']
const SPLICE_SCREWS = 16
/** Members whose ends are at most this far apart are joined: half a 10 in joist and its track. */
const REACH_FEET = 0.6
const NOISE = 1e-6

/** What a frame's bill counts its joints with. */
export interface JointBasis {
  /** Of its site, where somebody entered them. */
  readonly loads?: SiteLoads | undefined
  /** Of the price book. */
  readonly settings?: Pick<TakeOffSettings, 'pinSpacingInches' | 'gussetsPerCorner' | 'holdDownsPerStrap'> | undefined
}

/** Every joint of a frame that the bill counts: screws by joint, straps' gussets and hold-downs on every story, anchors, pins and ties. */
export function frameJoints(model: FrameModel, { loads, settings = INITIAL_TAKE_OFF_SETTINGS }: JointBasis = {}): readonly Joint[] {
  const partitions = new Set(wallRuns(model.layout).flatMap(({ bearing, assembly }) => (bearing ? [] : [assembly.mark])))
  const sides = outlineSides(model.layout.outline).filter(({ along }) => along.x === 0)
  const ground: Ground = {
    onJoists: framedFloors(model.layout).includes(1),
    screwsInFloors: trackScrews(model.layout, loads).each,
    pinSpacingFeet: settings.pinSpacingInches / 12,
    gussetsPerCorner: settings.gussetsPerCorner,
    holdDownsPerStrap: settings.holdDownsPerStrap,
    isPartition: ({ assembly }) => partitions.has(assembly.cutFrom ?? assembly.mark),
    isEdge: ({ start, end }) =>
      sides.some(
        (side) =>
          Math.abs(start.x - side.start.x) < FLANGE_FEET &&
          Math.abs(((start.y + end.y) / 2 - side.start.y) * 2 - side.along.y * side.lengthFeet) < side.lengthFeet,
      ),
  }
  const joints: Joint[] = []
  for (const own of grouped(model.members, ({ assembly }) => assembly.mark).values()) addAssemblyJoints(joints, own, ground)
  return joints
}

/** What tells how the walls are held down. */
interface Ground {
  readonly onJoists: boolean
  /** At each place along a bottom track on a floor of joists. */
  readonly screwsInFloors: number
  readonly pinSpacingFeet: number
  readonly gussetsPerCorner: number
  readonly holdDownsPerStrap: number
  readonly isPartition: (track: Member) => boolean
  /** Whether a joist rests on the foundation's outer wall along its whole length. */
  readonly isEdge: (joist: Member) => boolean
}

function addAssemblyJoints(joints: Joint[], members: readonly Member[], ground: Ground): void {
  const byRole = grouped(members, ({ role }) => role)
  const found = new Map<readonly MemberRole[], readonly Member[]>()
  const ofRoles = (roles: readonly MemberRole[]) => {
    const known = found.get(roles) ?? roles.flatMap((role) => byRole.get(role) ?? [])
    found.set(roles, known)
    return known
  }
  for (const [role, own] of byRole) {
    const ends = END_SCREWS[role]
    if (ends) addEndJoints(joints, own, ends, ofRoles(ends.to), ground)
    else for (const member of own) addMemberJoints(joints, member, ofRoles, ground)
  }
}

function addEndJoints(joints: Joint[], members: readonly Member[], ends: EndScrews, others: readonly Member[], ground: Ground): void {
  for (const member of members) {
    joints.push(new EndJoint(ends, member.start, member, others), new EndJoint(ends, member.end, member, others))
    if (member.role === 'joist' && isOnFoundation(member, ground) && ground.isEdge(member)) joints.push(...anchorsAlong(member))
  }
}

function addMemberJoints(
  joints: Joint[],
  member: Member,
  ofRoles: (roles: readonly MemberRole[]) => readonly Member[],
  ground: Ground,
): void {
  switch (member.role) {
    case 'splice':
      joints.push(spliceJoint(member, ofRoles(SPLICED)))
      return
    case 'bridging':
      for (const other of ofRoles(STRAPPED)) {
        const at = crossing(member, other)
        if (at) joints.push(one('strap', at, [member.mark, other.mark]))
      }
      return
    case 'brace':
      joints.push(...braceJoints(member, ofRoles(CHORD_STUDS), ground))
      return
    case 'bottom-track':
      joints.push(...trackJoints(member, ground))
      return
    case 'rim-track':
      if (isOnFoundation(member, ground)) joints.push(...anchorsAlong(member))
      return
    case 'bottom-chord':
      if (member.assembly.part === 'truss')
        joints.push(one('tie', member.start, [member.mark]), one('tie', member.end, [member.mark]), ...heels(member, ofRoles))
      return
    case 'load-distribution':
      joints.push(...along(member, 'spread', Math.ceil(member.lengthFeet) + 1, 0))
      return
    case 'top-chord':
    case 'rake-rafter':
      joints.push(
        new EndJoint(CHORD_END, highEnd(member), member, ofRoles(member.role === 'top-chord' ? TOP_CHORDS : RAKE_RAFTERS)),
        rafterTail(member),
      )
      return
    case 'jack-rafter':
    case 'hip-rafter':
      joints.push(rafterTail(member))
      joints.push(one('tie', member.start.z < member.end.z ? member.start : member.end, [member.mark]))
  }
}

const CHORD_END = { kind: 'chord-end', count: 2 } as const
const HEEL_SCREWS = 4
const TAIL_SCREWS = 2

const highEnd = ({ start, end }: Member) => (start.z > end.z ? start : end)

/** Where a rafter's lower end meets the fascia. */
function rafterTail(rafter: Member): Joint {
  return { kind: 'rafter-tail', at: rafter.start.z < rafter.end.z ? rafter.start : rafter.end, members: [rafter.mark], count: TAIL_SCREWS }
}

/** The ends of a truss whose top chord rests on its bottom chord without a post between them. */
function heels(chord: Member, ofRoles: (roles: readonly MemberRole[]) => readonly Member[]): Joint[] {
  const posts = ofRoles(POSTS).filter(({ start, end }) => start.x === end.x && start.y === end.y)
  return [chord.start, chord.end]
    .filter((at) => posts.every((post) => level(post, at) > REACH_FEET))
    .map((at) => ({ kind: 'heel', at, members: [chord.mark, ...nearest(at, chord, ofRoles(TOP_CHORDS))], count: HEEL_SCREWS }))
}

/** The screws at one end of a member. Which member it ends at is searched when somebody asks: the bill only counts. */
class EndJoint implements Joint {
  readonly kind: JointKind
  readonly count: number
  readonly at: FramePoint
  readonly #own: Member
  readonly #others: readonly Member[]

  constructor({ kind, count }: Pick<Joint, 'kind' | 'count'>, at: FramePoint, own: Member, others: readonly Member[]) {
    this.kind = kind
    this.count = count
    this.at = at
    this.#own = own
    this.#others = others
  }

  get members(): readonly string[] {
    return [this.#own.mark, ...nearest(this.at, this.#own, this.#others)]
  }
}

const one = (kind: JointKind, at: FramePoint, members: readonly string[]): Joint => ({ kind, at, members, count: 1 })

/** The mark of the member nearest to a point, if it is within reach. */
function nearest(at: FramePoint, own: Member, others: readonly Member[]): string[] {
  let best: Member | undefined
  let least = REACH_FEET * REACH_FEET
  for (const other of others) {
    if (other === own) continue
    const away = squaredDistance(at, other)
    if (away < least) {
      least = away
      best = other
    }
  }
  return best ? [best.mark] : []
}

/** Square feet from a point to a member's centerline. */
function squaredDistance(at: FramePoint, { start, end, lengthFeet }: Member): number {
  const [dx, dy, dz] = [end.x - start.x, end.y - start.y, end.z - start.z]
  const [px, py, pz] = [at.x - start.x, at.y - start.y, at.z - start.z]
  const share = Math.min(Math.max((px * dx + py * dy + pz * dz) / (lengthFeet * lengthFeet), 0), 1)
  return (px - dx * share) ** 2 + (py - dy * share) ** 2 + (pz - dz * share) ** 2
}

function spliceJoint(splice: Member, pieces: readonly Member[]): Joint {
  const at = between(splice.start, splice.end, 0.5)
  const joined = pieces.filter((piece) =>
    [piece.start, piece.end].some((end) => Math.hypot(end.x - at.x, end.y - at.y, end.z - at.z) < REACH_FEET),
  )
  return { kind: 'splice', at, members: [splice.mark, ...joined.map(({ mark }) => mark)], count: SPLICE_SCREWS }
}

/** Where a level strap crosses an upright or a joist, if it does. */
function crossing(strap: Member, other: Member): FramePoint | undefined {
  const upright = other.start.x === other.end.x && other.start.y === other.end.y
  const { z } = strap.start
  if (upright && (Math.min(other.start.z, other.end.z) >= z || Math.max(other.start.z, other.end.z) <= z)) return undefined
  const dx = (strap.end.x - strap.start.x) / strap.lengthFeet
  const dy = (strap.end.y - strap.start.y) / strap.lengthFeet
  const across = (point: FramePoint) => (point.x - strap.start.x) * -dy + (point.y - strap.start.y) * dx
  const [from, to] = [across(other.start), across(other.end)]
  if (!upright && from * to > 0) return undefined
  const point = upright ? other.start : between(other.start, other.end, from / (from - to))
  const t = (point.x - strap.start.x) * dx + (point.y - strap.start.y) * dy
  return t < -NOISE || t > strap.lengthFeet + NOISE ? undefined : { x: point.x, y: point.y, z }
}

/** Gussets and screws at both ends of a strap, and hold-downs at its foot, at its chord: down to the foundation, or to the story below. */
function braceJoints(brace: Member, chords: readonly Member[], { gussetsPerCorner, holdDownsPerStrap }: Ground): Joint[] {
  const foot = brace.start.z < brace.end.z ? brace.start : brace.end
  const chord = chords.reduce<Member | undefined>((best, stud) => (!best || level(stud, foot) < level(best, foot) ? stud : best), undefined)
  const { outward = { x: 0, y: 0 } } = brace.assembly
  // Straps on the inner face share the hold-downs of those on the outer one.
  const isOuter = !chord || (foot.x - chord.start.x) * outward.x + (foot.y - chord.start.y) * outward.y > -NOISE
  const members = [brace.mark, ...(chord ? [chord.mark] : [])]
  return [
    ...[brace.start, brace.end].flatMap((at): Joint[] => [
      { kind: 'gusset', at, members: [brace.mark], count: gussetsPerCorner },
      { kind: 'strap-end', at, members: [brace.mark], count: strapEnds(brace.profile).count },
    ]),
    ...(isOuter ? [{ kind: 'hold-down', at: foot, members, count: holdDownsPerStrap } as const] : []),
  ]
}

function level({ start }: Member, to: FramePoint): number {
  return Math.hypot(start.x - to.x, start.y - to.y)
}

/** What holds a piece of bottom track down: screws into a floor of joists; on a slab pins under partitions, anchors under other walls. */
function trackJoints(track: Member, ground: Ground): Joint[] {
  const { lengthFeet, assembly } = track
  if (assembly.story > 1 || ground.onJoists) {
    return along(track, 'track-floor', Math.ceil(lengthFeet) + 1, 0).map((joint) => ({ ...joint, count: ground.screwsInFloors }))
  }
  if (ground.isPartition(track)) return along(track, 'pin', Math.ceil(lengthFeet / ground.pinSpacingFeet) + 1, 0)
  return anchorsAlong(track)
}

/** A ground floor of joists is anchored to the foundation's outer walls, as tracks are to a slab. */
function isOnFoundation({ assembly }: Member, { onJoists }: Ground): boolean {
  return onJoists && assembly.story === 1
}

function anchorsAlong(member: Member): Joint[] {
  const { lengthFeet } = member
  return along(member, 'anchor', anchorsFor(lengthFeet), Math.min(ANCHOR_END_FEET, lengthFeet / 4))
}

/** From a track's end to its first anchor (IRC R403.1.6). */
const ANCHOR_END_FEET = 1

/** ½ in anchors per piece of track, or joist at the edge of a ground floor: `max(2, ceil((length − 2)/6) + 1)`. */
export function anchorsFor(lengthFeet: number): number {
  return Math.max(2, Math.ceil((lengthFeet - 2) / 6 - 1e-9) + 1)
}

function along({ start, end, lengthFeet, mark }: Member, kind: JointKind, count: number, insetFeet: number): Joint[] {
  const inset = insetFeet / lengthFeet
  return Array.from({ length: count }, (_, at) => one(kind, between(start, end, inset + ((1 - 2 * inset) * at) / (count - 1)), [mark]))
}

function between(from: FramePoint, to: FramePoint, share: number): FramePoint {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, z: from.z + (to.z - from.z) * share }
}
