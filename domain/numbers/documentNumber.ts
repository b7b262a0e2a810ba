/** The number that stands on a document: Q-2026-00042. @param sequence starts at 1; beyond five digits it grows longer */
export function documentNumber(prefix: string, year: number, sequence: number): string {
  return `${prefix}-${year}-${String(sequence).padStart(5, '0')}`
}
