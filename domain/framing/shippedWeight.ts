import type { Member } from './member'
import { MILS } from './mil'
import { DESIGN_THICKNESS_INCHES } from './profile'

/** Zinc of a G60 coating, ounces on both sides of a square foot of sheet (ASTM A653; general knowledge of the standard). */
const ZINC_OUNCES = 0.6
/** Steel at 490 lb per cubic foot: pounds of a square foot, an inch thick. */
const STEEL_PSF_PER_INCH = 490 / 12

/**
 * A member's weight as it is shipped, in pounds: its steel and the zinc on it. 1.3 to 2.7% above the steel alone, which the cut list gives.
 */
export function shippedPounds({ profile, weightPounds }: Pick<Member, 'profile' | 'weightPounds'>): number {
  const mil = MILS.find((each) => profile.endsWith(`-${each}`)) ?? MILS[0]
  return weightPounds * (1 + ZINC_OUNCES / 16 / (DESIGN_THICKNESS_INCHES[mil] * STEEL_PSF_PER_INCH))
}
