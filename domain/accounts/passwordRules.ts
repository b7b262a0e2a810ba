import type { Refusal } from '../http/refusal'
import { newPasswordSchema, PASSWORD_MESSAGES } from './passwords'

/** Why a new password is not set by a mailed link: the link opens nothing, or the password is among the first that attackers try. */
export function resetRefusal(opens: boolean, isCommon: () => boolean): Refusal<'unknownLink' | 'commonPassword'> | undefined {
  if (!opens) return { refusal: 'unknownLink' }
  return isCommon() ? { refusal: 'commonPassword' } : undefined
}

/** Why somebody's own password is not changed: they don't know the current one, or the new one is common. */
export function changeRefusal(knowsCurrent: boolean, isCommon: () => boolean): Refusal<'wrongPassword' | 'commonPassword'> | undefined {
  if (!knowsCurrent) return { refusal: 'wrongPassword' }
  return isCommon() ? { refusal: 'commonPassword' } : undefined
}

/** What is wrong with a new password as it was typed, in words; undefined for one that can be used. */
export function passwordFault(password: string, isCommon: () => boolean): string | undefined {
  // Signing in drops spaces around a password, as specified: one that has them could never be typed.
  if (password !== password.trim()) return PASSWORD_MESSAGES.padded
  const { error } = newPasswordSchema.safeParse(password)
  return error?.issues[0]?.message ?? (isCommon() ? PASSWORD_MESSAGES.common : undefined)
}
