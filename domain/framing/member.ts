import { type Profile, poundsPerFoot } from './profile'

/** A point of the frame in feet: x right along the front wall, y to the rear, z up from the foundation. */
export interface FramePoint {
  readonly x: number
  readonly y: number
  readonly z: number
}

export const MEMBER_ROLES = [
  'bottom-track',
  'top-track',
  'stud',
  'corner-stud',
  'backing-stud',
  'king-stud',
  'jack-stud',
  'chord-stud',
  'cripple',
  'header',
  'stiffener',
  'head-track',
  'sill-track',
  'splice',
  'load-distribution',
  'bridging',
  'blocking',
  'brace',
  'joist',
  'floor-header',
  'rim-track',
  'top-chord',
  'bottom-chord',
  'web',
  'gable-stud',
  'hip-rafter',
  'jack-rafter',
  'rake-rafter',
  'outlooker',
  'fascia',
] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/** In the order in which a story is set. */
export const MEMBER_PARTS = ['floor', 'exterior-wall', 'interior-wall', 'truss', 'roof'] as const

/** The assembly a member belongs to: a wall panel, a floor, a truss or the loose roof members. */
export interface Assembly {
  readonly part: (typeof MEMBER_PARTS)[number]
  /** 1 is the ground story; the roof belongs to the story below it. */
  readonly story: number
  /** Mark printed on the assembly, for example W1-2 (story 1, wall 2) or T07. */
  readonly mark: string
  /** The mark of the wall or floor that it is a panel of, where its shop cuts it. */
  readonly cutFrom?: string
  /** Its pieces ship loose and are set on site. */
  readonly loose?: true
  /** Which wing of the outline it spans (`wingKey`), for floors and roofs. */
  readonly wing?: string
  /** Unit vector out of the house, for exterior walls: tells which walls face the viewer. */
  readonly outward?: { readonly x: number; readonly y: number }
}

/** One piece of cold-formed steel, cut to length. */
export interface Member {
  /** Unique in the frame and stable for the same layout: the assembly's mark and a running number. */
  readonly mark: string
  readonly role: MemberRole
  readonly assembly: Assembly
  readonly profile: Profile
  readonly start: FramePoint
  readonly end: FramePoint
  readonly lengthFeet: number
  readonly weightPounds: number
}

export type AddMember = (role: MemberRole, profile: Profile, start: FramePoint, end: FramePoint) => void

/** Shorter pieces are omitted, for example a jack rafter where it would meet its hip at the eave. */
const SHORTEST_FEET = 1 / 12

/** Returns a function that adds one assembly's members to a list, numbered, measured and weighed. */
export function memberAdder(members: Member[], assembly: Assembly): AddMember {
  let number = 0
  return (role, profile, start, end) => {
    const lengthFeet = Math.hypot(end.x - start.x, end.y - start.y, end.z - start.z)
    if (lengthFeet < SHORTEST_FEET) return
    number += 1
    members.push({
      mark: `${assembly.mark}-${String(number).padStart(2, '0')}`,
      role,
      assembly,
      profile,
      start,
      end,
      lengthFeet,
      weightPounds: lengthFeet * poundsPerFoot(profile),
    })
  }
}
