const TENTHS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A weight on a sheet, to a tenth of a pound: 12.3 */
export function tenths(pounds: number): string {
  return TENTHS.format(pounds)
}
