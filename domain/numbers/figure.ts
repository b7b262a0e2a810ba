const formats = new Map<number, Intl.NumberFormat>()

/** Formats a count or measure: 5525 is '5,525'. @param mostDigits maximum decimals; trailing zeros are omitted */
export function figure(value: number | bigint, mostDigits = 3): string {
  const known = formats.get(mostDigits) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: mostDigits })
  formats.set(mostDigits, known)
  return known.format(value)
}

/** Formats a share as a whole percentage: 0.305 is '31%'. */
export function percent(share: number): string {
  return `${figure(share * 100, 0)}%`
}
