/**
 * Consecutive failures after which a name is locked: first for a minute, then twice as long for each further failure, up to the maximum.
 */
export const MAX_SIGN_IN_ATTEMPTS = 5
const FIRST_LOCK_SECONDS = 60
const LONGEST_LOCK_SECONDS = 15 * 60
/** Consecutive failures allowed for a name across all unknown devices, and for an address across all names. */
const NAME_FAILURES = 20
const ADDRESS_FAILURES = 50
/** Hours without an attempt after which earlier failures no longer count. */
export const FORGOTTEN_AFTER_HOURS = 24
/** A failure this far in the future was recorded before the clock was set back: its lock would outlast any other. */
const CLOCK_SET_BACK_MS = 60_000

/** A sign-in attempt. */
export interface SignInAttempt {
  /** The typed name, whether the account exists or not; or another protected secret, such as an account's codes. */
  readonly name: string
  /** The attempt's network (`networkOf`). */
  readonly network: string
  /** Set for a device this account has signed in on before. */
  readonly device: string | undefined
  /**
   * False for a secret that is too long to guess, such as a recovery code: then each network counts separately, and failures elsewhere
   * never lock the owner out.
   */
  readonly guessable: boolean
}

/** A counter's state. */
export interface SignInFailures {
  readonly failures: number
  readonly failedAt: Date
  readonly lockedUntil: Date | null
}

/**
 * Slows guessing without revealing which accounts exist or letting a stranger lock anybody out: it counts who tries, not who is targeted. A
 * name is locked for the address its failures came from, for all unknown devices only after many more, and never for a device its owner has
 * signed in on, which has its own counter. Names without an account behave the same.
 * @returns the attempt's counters, its own first, each with the number of failures that starts a lock
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
  /** Number of failures that starts the first lock. */
  readonly free: number
}

/** @returns seconds until the next attempt; 0 when it is allowed now */
export function waitSeconds(counters: readonly SignInFailures[], now: Date): number {
  const until = counters.filter((counter) => !isSetBack(counter, now)).map(({ lockedUntil }) => lockedUntil?.getTime() ?? 0)
  return Math.max(0, Math.ceil((Math.max(0, ...until) - now.getTime()) / 1000))
}

/** When the next attempt is allowed: 'Try again in 2 minutes.' */
export function waitWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** A counter after one more failure; too many of them start a wait. */
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
