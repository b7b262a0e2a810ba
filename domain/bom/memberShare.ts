import type { Member } from '../framing/member'
import { type Cents, centsOfDollars } from '../money/cents'
import type { Bom } from './bom'

/**
 * A member's share of a bill's lines of its section, by length: list prices with waste and rounding to purchase units, before markup. Null
 * where the bill has no price for the section.
 */
export function memberShare({ line_items }: Bom, { profile, lengthFeet }: Pick<Member, 'profile' | 'lengthFeet'>): Cents | null {
  let feet = 0
  let dollars = 0
  for (const line of line_items) {
    // A section is bought in stock lengths, cut to length or as a coil.
    if (line.weight_pounds === null || !line.sku.startsWith(`${profile}-`)) continue
    if (line.total_cost === null) return null
    feet += line.net_quantity
    dollars += line.total_cost
  }
  return feet > 0 ? centsOfDollars(Math.round((dollars * lengthFeet * 100) / feet) / 100) : null
}
