import type { Refusal } from '../http/refusal'
import { MAX_PASSKEYS } from './factors'
import { PANEL_ROLES, type Role } from './roles'

/** An account's proofs of identity besides a password. */
export interface SecondFactors {
  /** Whether an authenticator app is active. */
  readonly totp: boolean
  readonly passkeys: number
  /** Whether a company's directory authenticates the account. */
  readonly directory: boolean
}

/** Whether an account has a second factor. */
export function hasFactor({ totp, passkeys }: Pick<SecondFactors, 'totp' | 'passkeys'>): boolean {
  return totp || passkeys > 0
}

/**
 * Whether staff need a second factor.
 * @param chosen a super admin's setting; null before anybody chose: then a deployment requires one, a local trial does not
 */
export function staffNeedFactor(chosen: boolean | null, deployed: boolean): boolean {
  return chosen ?? deployed
}

/**
 * Whether an account of this role must have a second factor. Directory accounts have theirs there.
 * @param required the setting 'Second factor required for staff'
 */
export function mustHaveFactor(role: Role, { directory }: Pick<SecondFactors, 'directory'>, required: boolean): boolean {
  return required && !directory && PANEL_ROLES.some((staff) => staff === role)
}

/** The result of a correct password: a session, or the next step before one. */
export function afterPassword(factors: SecondFactors, must: boolean): 'session' | 'secondFactorNeeded' | 'enrolmentNeeded' {
  if (hasFactor(factors)) return 'secondFactorNeeded'
  return must ? 'enrolmentNeeded' : 'session'
}

/** Why an account can't have an authenticator app. */
export function totpRefusal({ directory }: Pick<SecondFactors, 'directory'>): Refusal<'directoryAccount'> | undefined {
  return directory ? { refusal: 'directoryAccount' } : undefined
}

/** Why an account can't add a passkey. */
export function passkeyRefusal({ passkeys }: Pick<SecondFactors, 'passkeys'>): Refusal<'tooMany'> | undefined {
  return passkeys >= MAX_PASSKEYS ? { refusal: 'tooMany' } : undefined
}

/**
 * Why a factor can't be removed: it is the last of an account that must have one.
 * @param left the account's factors without it
 */
export function removalRefusal(left: Pick<SecondFactors, 'totp' | 'passkeys'>, must: boolean): Refusal<'lastFactor'> | undefined {
  return must && !hasFactor(left) ? { refusal: 'lastFactor' } : undefined
}

/** Why an account gets no recovery codes: they replace a factor, and it has none. */
export function recoveryRefusal(factors: Pick<SecondFactors, 'totp' | 'passkeys'>): Refusal<'noFactor'> | undefined {
  return hasFactor(factors) ? undefined : { refusal: 'noFactor' }
}
