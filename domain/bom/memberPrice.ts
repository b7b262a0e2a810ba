import type { Member } from '../framing/member'
import { type Cents, centsOfDollars } from '../money/cents'
import { costOf } from '../money/shareOf'
import type { Bom } from './bom'
import { exceedsStock, steelSku } from './steelSku'

/**
 * The steel of one member at the list price of its bill: its length as a part of the purchase unit. Waste, whole purchase units, markup and
 * discount belong to the bill's totals. Null when the price list has no price for its section.
 */
export function memberPrice(
  { line_items, configuration }: Pick<Bom, 'line_items' | 'configuration'>,
  { profile, lengthFeet }: Pick<Member, 'profile' | 'lengthFeet'>,
): Cents | null {
  // Straps are bought in coils, whatever the supply of sections is.
  const skus = profile.includes('FS')
    ? [`${profile}-COIL`]
    : [steelSku(profile, configuration.steel_supply), steelSku(profile, 'roll-formed')]
  const lines = skus.flatMap((sku) => line_items.find((item) => item.sku === sku) ?? [])
  // What is longer than the stock is roll-formed.
  const line = lines.find(({ sku, package_size }) => !sku.endsWith('-STOCK') || !exceedsStock(lengthFeet, package_size))
  if (!line || line.unit_cost === null || line.net_unit !== 'ft') return null
  return costOf(centsOfDollars(line.unit_cost), lengthFeet / line.package_size)
}
