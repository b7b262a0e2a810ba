/** Share of a unit that counts as floating-point noise: 36.00000000000001 pieces are 36. */
const NOISE = 1e-9

/** Rounds up to whole purchase units, ignoring floating-point noise. Everything before it stays unrounded. */
export function wholeUnits(quantity: number): number {
  return Math.max(0, Math.ceil(quantity - NOISE * Math.max(1, Math.abs(quantity))))
}

/** Purchase units for a net quantity: waste once, then whole packages. `wasteRatio` 0.05 is 5%. */
export function packagesFor(netQuantity: number, wasteRatio: number, packageSize: number): number {
  return wholeUnits((netQuantity * (1 + wasteRatio)) / packageSize)
}
