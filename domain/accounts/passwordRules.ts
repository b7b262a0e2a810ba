import type { Refusal } from '../http/refusal'
import { newPasswordSchema, PASSWORD_MESSAGES } from './passwords'

/** Why a mailed link can't set a new password: the link is invalid, or the password is among the first that attackers try. */
export function resetRefusal(opens: boolean, isCommon: () => boolean): Refusal<'unknownLink' | 'commonPassword'> | undefined {
  if (!opens) return { refusal: 'unknownLink' }
  return isCommon() ? { refusal: 'commonPassword' } : undefined
}

/** Why a person's password can't be changed: the current one is wrong, or the new one is common. */
export function changeRefusal(knowsCurrent: boolean, isCommon: () => boolean): Refusal<'wrongPassword' | 'commonPassword'> | undefined {
  if (!knowsCurrent) return { refusal: 'wrongPassword' }
  return isCommon() ? { refusal: 'commonPassword' } : undefined
}

/** What is wrong with a typed new password, in words; undefined when it is valid. */
export function passwordFault(password: string, isCommon: () => boolean): string | undefined {
  // Sign-in trims passwords, as specified: one with surrounding spaces could never be entered.
  if (password !== password.trim()) return PASSWORD_MESSAGES.padded
  const { error } = newPasswordSchema.safeParse(password)
  return error?.issues[0]?.message ?? (isCommon() ? PASSWORD_MESSAGES.common : undefined)
}
