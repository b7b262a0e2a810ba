/** SQLSTATE class 22, data exceptions: text that is no UUID, a number out of range, a date that does not exist. */
export function isBadValue(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && /^22[0-9A-Z]{3}$/.test(at.code)) return true
  }
  return false
}
