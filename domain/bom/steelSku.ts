import type { SteelSupply } from './takeOffChoices'

const SUFFIX: Readonly<Record<SteelSupply, string>> = { stock: 'STOCK', 'roll-formed': 'CUT' }

/** The purchase key of a section: 362S162-43 in stock lengths is 362S162-43-STOCK. */
export function steelSku(profile: string, supply: SteelSupply): string {
  return `${profile}-${SUFFIX[supply]}`
}

/** Below any cutting precision. */
const NOISE_FEET = 1e-5

/** Whether a piece of this length, in feet, cannot be cut from a stock length. */
export function exceedsStock(lengthFeet: number, stockFeet: number): boolean {
  return lengthFeet > stockFeet + NOISE_FEET
}

/** Waste of a section: 5% for studs and 8% for track from stock, 2% roll-formed to length. */
export function wasteOf(profile: string, supply: SteelSupply): number {
  if (supply === 'roll-formed') return 0.02
  return profile.includes('T125') ? 0.08 : 0.05
}
