import { readFileSync } from 'node:fs'

/** Turns PostgreSQL's last log lines into one sentence that says what to do. */
export function explainFailure(output: string, where: string): string {
  if (/No space left on device|could not extend file|disk full/i.test(output))
    return `The disk that holds ${where} is full: free some space and start again.`
  if (/Permission denied/i.test(output))
    return `PostgreSQL may not write to ${where}: give this user that folder, or set DATA_DIR or DATABASE_URL.`
  if (/incompatible with server|database files are incompatible/i.test(output))
    return `${where} was written by another PostgreSQL version: restore a dump into a fresh folder (docs/operations.md), or delete it with npm run db:reset.`
  if (/shared memory|semaphores/i.test(output))
    return 'This machine has no shared memory left for PostgreSQL: stop other servers, or set DATABASE_URL.'
  if (/error while loading shared libraries|cannot execute|not found/i.test(output))
    return 'The built-in PostgreSQL does not run on this system (its libraries do not load): run npm ci again, or set DATABASE_URL.'
  const last = output
    .split('\n')
    .filter((line) => /FATAL|PANIC|ERROR|error:/.test(line))
    .at(-1)
  return `The built-in PostgreSQL in ${where} did not start${last ? `: ${last.replace(/^.*?(FATAL|PANIC|ERROR|error):\s*/, '').trim()}` : ''}.`
}

/** The part of a log written after `from` bytes. */
export function logSince(file: string, from: number): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file).subarray(from).toString('utf8')
  } catch {
    return ''
  }
}
