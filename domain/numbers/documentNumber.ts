/** A document number: Q-2026-00042. @param sequence starts at 1; grows beyond five digits */
export function documentNumber(prefix: string, year: number, sequence: number): string {
  return `${prefix}-${year}-${String(sequence).padStart(5, '0')}`
}
