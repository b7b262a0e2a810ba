/**
 * True when a database error says that a value does not fit its column: class 22 (text that is no UUID, a number out of range),
 * or an operator that the column's type does not have (42883, 42804: `like` on a date).
 */
export function isBadValue(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && /^(22[0-9A-Z]{3}|42883|42804)$/.test(at.code)) return true
  }
  return false
}
