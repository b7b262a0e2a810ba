const formats = new Map<number, Intl.NumberFormat>()

/** A count or measure as it is read: 5525 is '5,525'. @param mostDigits after the point; trailing zeros are left out */
export function figure(value: number | bigint, mostDigits = 3): string {
  const known = formats.get(mostDigits) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: mostDigits })
  formats.set(mostDigits, known)
  return known.format(value)
}

/** A share as a whole percentage: 0.305 is '31%'. */
export function percent(share: number): string {
  return `${figure(share * 100, 0)}%`
}
