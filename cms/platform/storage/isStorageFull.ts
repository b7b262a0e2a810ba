/** A file system without space or beyond its quota (Node), a database without space (SQLSTATE class 53), a full bucket. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100', 'STORE_FULL'])

/** True when an error says that there is no space left to write to, however it is wrapped. */
export function isStorageFull(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string' && CODES.has(at.code)) return true
  }
  return false
}
