/** A name is locked for somebody after this many failed sign-ins in a row: first for a minute, then for twice as long with each further one, up to the last. */
export const MAX_SIGN_IN_ATTEMPTS = 5
const FIRST_LOCK_SECONDS = 60
const LONGEST_LOCK_SECONDS = 15 * 60
/** Failures in a row that a name may have from all unknown devices together, and an address with all names together. */
const NAME_FAILURES = 20
const ADDRESS_FAILURES = 50
/** After this time without an attempt, earlier failures no longer count. */
export const FORGOTTEN_AFTER_HOURS = 24
/** A failure later than this from now was counted before the clock was set back: a lock from then would last longer than any. */
const CLOCK_SET_BACK_MS = 60_000

/** Who tries to sign in. */
export interface SignInAttempt {
  /** The name typed, whether or not there is such an account; or what else is tried, such as an account's codes. */
  readonly name: string
  /** The network the attempt comes from (`networkOf`). */
  readonly network: string
  /** Set when the attempt comes from a device this account has signed in on before. */
  readonly device: string | undefined
  /**
   * False for a secret that is too long to guess, such as a recovery code: a network is then counted by itself only, and failures from
   * elsewhere never lock the owner out.
   */
  readonly guessable: boolean
}

/** What one counter holds. */
export interface SignInFailures {
  readonly failures: number
  readonly failedAt: Date
  readonly lockedUntil: Date | null
}

/**
 * Slows guessing down without telling who exists and without letting a stranger lock anybody out: what counts is who tries, never who is
 * tried. A name is locked for the address its failures came from; for all unknown devices only after many more; and never for a device
 * its owner has signed in on, which has a count of its own. All of it is the same for names that nobody has.
 * @returns the counters of an attempt, its own first, each with the failures that cost nothing
 */
export function countersOf({ name, network, device, guessable }: SignInAttempt): readonly [Counter, ...Counter[]] {
  const person = name.trim().toLowerCase()
  if (device) return [{ of: `device\n${person}\n${device}`, free: MAX_SIGN_IN_ATTEMPTS }]
  const here = { of: `here\n${person}\n${network}`, free: MAX_SIGN_IN_ATTEMPTS }
  if (!guessable) return [here]
  return [here, { of: `name\n${person}`, free: NAME_FAILURES }, { of: `address\n${network}`, free: ADDRESS_FAILURES }]
}

interface Counter {
  readonly of: string
  /** Failures that cost nothing, the last of them excepted. */
  readonly free: number
}

/** @returns seconds until the next attempt is heard; 0 when it may be made now. */
export function waitSeconds(counters: readonly SignInFailures[], now: Date): number {
  const until = counters.filter((counter) => !isSetBack(counter, now)).map(({ lockedUntil }) => lockedUntil?.getTime() ?? 0)
  return Math.max(0, Math.ceil((Math.max(0, ...until) - now.getTime()) / 1000))
}

/** What a counter holds after one more failure; whoever has too many of them waits. */
export function afterFailure(before: SignInFailures | undefined, free: number, now: Date): SignInFailures {
  const counts = before && before.failedAt.getTime() >= now.getTime() - FORGOTTEN_AFTER_HOURS * 3_600_000
  const failures = counts ? before.failures + 1 : 1
  const locked = before && !isSetBack(before, now) ? (before.lockedUntil?.getTime() ?? 0) : 0
  const seconds = lockSeconds(failures, free)
  const until = Math.max(locked, seconds > 0 ? now.getTime() + seconds * 1000 : 0)
  return { failures, failedAt: now, lockedUntil: until > 0 ? new Date(until) : null }
}

function isSetBack({ failedAt }: SignInFailures, now: Date): boolean {
  return failedAt.getTime() > now.getTime() + CLOCK_SET_BACK_MS
}

function lockSeconds(failures: number, free: number): number {
  return failures < free ? 0 : Math.min(LONGEST_LOCK_SECONDS, FIRST_LOCK_SECONDS * 2 ** Math.min(failures - free, 10))
}
