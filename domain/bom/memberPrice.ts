import type { Member } from '../framing/member'
import { type Cents, centsOfDollars } from '../money/cents'
import { costOf } from '../money/shareOf'
import type { Bom } from './bom'
import { steelSku } from './steelSku'

/**
 * The steel of one member at the list price of its bill: its length as a part of the purchase unit. Waste, whole purchase units, markup and
 * discount belong to the bill's totals. Null when the price list has no price for its section.
 */
export function memberPrice(
  { line_items, configuration }: Pick<Bom, 'line_items' | 'configuration'>,
  { profile, lengthFeet }: Pick<Member, 'profile' | 'lengthFeet'>,
): Cents | null {
  // Straps are bought in coils, whatever the supply of sections is.
  const sku = profile.includes('FS') ? `${profile}-COIL` : steelSku(profile, configuration.steel_supply)
  const line = line_items.find((item) => item.sku === sku)
  if (!line || line.unit_cost === null || line.net_unit !== 'ft') return null
  return costOf(centsOfDollars(line.unit_cost), lengthFeet / line.package_size)
}
