import type { MemberRole } from './member'

/**
 * The standard service hole at mid-web and its least distances, in: from a stud's end to the hole's near edge, and from center to center (SSMA,
 * Product Technical Information, ICBO ER-4943P).
 */
export const SERVICE_HOLE_INCHES = { depth: 1.5, length: 4, end: 10, spacing: 24 } as const

const MM_PER_INCH = 25.4
const END_MM = (SERVICE_HOLE_INCHES.end + SERVICE_HOLE_INCHES.length / 2) * MM_PER_INCH
const SPACING_MM = SERVICE_HOLE_INCHES.spacing * MM_PER_INCH
const PUNCHED: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud']

/**
 * Whether members of a role may have service holes; the check takes their webs as punched. All others stay solid: openings load kings, jacks
 * and cripples most, straps their chords (our own judgment).
 */
export function takesServiceHoles(role: MemberRole): boolean {
  return PUNCHED.includes(role)
}

export interface ServiceHoles {
  /** Heights above the panel's foot, mm. */
  readonly struck: readonly number[]
  /** Each height in the piece's reach at which it is not struck, and why. */
  readonly solid: readonly { readonly heightMm: number; readonly why: string }[]
}

/** Which of a shop's heights an upright is punched at, from the foot up. @param ends heights of its ends above the panel's foot, mm */
export function serviceHoles(role: MemberRole, ends: readonly [number, number], heightsMm: readonly number[]): ServiceHoles {
  const [foot, top] = [Math.min(...ends), Math.max(...ends)]
  const struck: number[] = []
  const solid: { heightMm: number; why: string }[] = []
  for (const heightMm of heightsMm.toSorted((a, b) => a - b)) {
    if (heightMm <= foot || heightMm >= top) continue
    const last = struck.at(-1)
    if (!takesServiceHoles(role)) solid.push({ heightMm, why: 'studs at openings and chords of straps stay solid.' })
    else if (Math.min(heightMm - foot, top - heightMm) < END_MM)
      solid.push({ heightMm, why: 'its edge is less than 10 in from an end (SSMA).' })
    else if (last !== undefined && heightMm - last < SPACING_MM)
      solid.push({ heightMm, why: 'it is less than 24 in from the hole below it (SSMA).' })
    else struck.push(heightMm)
  }
  return { struck, solid }
}
