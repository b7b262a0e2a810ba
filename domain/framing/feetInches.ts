/** A length in drawing notation, to the nearest inch: 37.5 → 37′-6″. */
export function feetInches(lengthFeet: number): string {
  const inches = Math.round(Math.abs(lengthFeet) * 12)
  return `${lengthFeet < 0 && inches > 0 ? '−' : ''}${Math.floor(inches / 12)}′-${inches % 12}″`
}
