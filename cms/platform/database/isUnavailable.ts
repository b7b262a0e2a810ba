/** SQLSTATE classes and codes that mean 'not now': connection errors, a server that is starting or stopping, no connection left. */
const SQL_STATES = /^(08...|57P0[1-5]|53300|25006)$/
const NODE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
const MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|not queryable|Cannot use a pool after/

/** True when an error says that the database or the file store cannot be reached at the moment; trying again later is right. */
export function isUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : ''
    if (code === 'STORE_AWAY' || SQL_STATES.test(code) || MESSAGES.test(at.message)) return true
    // Only a failed connect or socket write: ENOENT for a media file is not the database.
    if (
      NODE_CODES.has(code) &&
      'syscall' in at &&
      typeof at.syscall === 'string' &&
      /connect|read|write|getaddrinfo/.test(at.syscall) &&
      !('path' in at && code === 'ENOENT' && !/connect/.test(at.syscall))
    )
      return true
  }
  return false
}

/** True when two transactions conflicted and the loser may simply try again. */
export function isRetryable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    if ('code' in at && (at.code === '40001' || at.code === '40P01' || at.code === '55P03')) return true
  }
  return false
}
