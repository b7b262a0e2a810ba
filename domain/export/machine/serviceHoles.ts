import type { MemberRole } from '../../framing/member'
import type { Stick } from './toolStick'

const MM_PER_INCH = 25.4
/**
 * Least distances of the standard hole, 1 1/2 by 4 in at mid-web: 10 in from a stud's end to the hole's near edge, 24 in from center to center
 * (SSMA, Product Technical Information, ICBO ER-4943P).
 */
const END_MM = (10 + 4 / 2) * MM_PER_INCH
const SPACING_MM = 24 * MM_PER_INCH
/** Kings, jacks and cripples stay solid: our own judgment, because openings load them most. */
const PUNCHED: readonly MemberRole[] = ['stud', 'corner-stud', 'backing-stud']

interface ServiceHoles {
  /** Heights above the panel's foot, mm. */
  readonly struck: readonly number[]
  /** Each height in the piece's reach at which it is not struck, and why. */
  readonly solid: readonly { readonly heightMm: number; readonly why: string }[]
}

/** Which of a shop's heights a stud may be punched at, from the foot up. */
export function serviceHoles(role: MemberRole, { start, end }: Pick<Stick, 'start' | 'end'>, heightsMm: readonly number[]): ServiceHoles {
  const [foot, top] = [Math.min(start.y, end.y), Math.max(start.y, end.y)]
  const struck: number[] = []
  const solid: { heightMm: number; why: string }[] = []
  for (const heightMm of heightsMm.toSorted((a, b) => a - b)) {
    if (heightMm <= foot || heightMm >= top) continue
    const last = struck.at(-1)
    if (!PUNCHED.includes(role)) solid.push({ heightMm, why: 'studs at openings stay solid.' })
    else if (Math.min(heightMm - foot, top - heightMm) < END_MM)
      solid.push({ heightMm, why: 'its edge is less than 10 in from an end (SSMA).' })
    else if (last !== undefined && heightMm - last < SPACING_MM)
      solid.push({ heightMm, why: 'it is less than 24 in from the hole below it (SSMA).' })
    else struck.push(heightMm)
  }
  return { struck, solid }
}
