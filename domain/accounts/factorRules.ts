import type { Refusal } from '../http/refusal'
import { MOST_PASSKEYS } from './factors'
import { PANEL_ROLES, type Role } from './roles'

/** What an account can show who it is with, besides a password. */
export interface SecondFactors {
  /** Whether an authenticator app counts. */
  readonly totp: boolean
  readonly passkeys: number
  /** Whether a company's directory answers for the account. */
  readonly directory: boolean
}

/** Whether an account has a second factor. */
export function hasFactor({ totp, passkeys }: Pick<SecondFactors, 'totp' | 'passkeys'>): boolean {
  return totp || passkeys > 0
}

/**
 * Whether staff need a second factor.
 * @param chosen what a super admin set; null while nobody has: then a deployment asks for one, a product that somebody tries out does not
 */
export function staffNeedFactor(chosen: boolean | null, deployed: boolean): boolean {
  return chosen ?? deployed
}

/**
 * Whether an account of this role must have a second factor; those of a directory have theirs there.
 * @param required the setting 'Second factor required for staff'
 */
export function mustHaveFactor(role: Role, { directory }: Pick<SecondFactors, 'directory'>, required: boolean): boolean {
  return required && !directory && PANEL_ROLES.some((staff) => staff === role)
}

/** What a right password opens: a session, or the next step before one. */
export function afterPassword(factors: SecondFactors, must: boolean): 'session' | 'secondFactorNeeded' | 'enrolmentNeeded' {
  if (hasFactor(factors)) return 'secondFactorNeeded'
  return must ? 'enrolmentNeeded' : 'session'
}

/** Why an account gets no authenticator app. */
export function totpRefusal({ directory }: Pick<SecondFactors, 'directory'>): Refusal<'directoryAccount'> | undefined {
  return directory ? { refusal: 'directoryAccount' } : undefined
}

/** Why an account gets no further passkey. */
export function passkeyRefusal({ passkeys }: Pick<SecondFactors, 'passkeys'>): Refusal<'tooMany'> | undefined {
  return passkeys >= MOST_PASSKEYS ? { refusal: 'tooMany' } : undefined
}

/**
 * Why a factor stays: it is the last of an account that must have one.
 * @param left what the account has without it
 */
export function removalRefusal(left: Pick<SecondFactors, 'totp' | 'passkeys'>, must: boolean): Refusal<'lastFactor'> | undefined {
  return must && !hasFactor(left) ? { refusal: 'lastFactor' } : undefined
}

/** Why an account gets no recovery codes: they stand for a factor, and it has none. */
export function recoveryRefusal(factors: Pick<SecondFactors, 'totp' | 'passkeys'>): Refusal<'noFactor'> | undefined {
  return hasFactor(factors) ? undefined : { refusal: 'noFactor' }
}
