import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { ROLES } from './roles'

export const MIN_PASSWORD_LENGTH = 12
/** Longer ones would only cost hashing time. */
const MAX_PASSWORD_LENGTH = 512
/** Minutes a mailed password link is valid. */
export const RESET_MINUTES = 60

export const PASSWORD_MESSAGES = {
  tooShort: `Use a password of at least ${MIN_PASSWORD_LENGTH} characters.`,
  tooLong: `Use a password of at most ${MAX_PASSWORD_LENGTH} characters.`,
  common: 'This password is among the first that attackers try. Use a longer or less usual one, for example four unrelated words.',
  padded: 'A password cannot begin or end with a space.',
  currentNeeded: 'Enter your current password to change your password or address.',
  ownByCall: 'Change your own password on your sign-in page (/account-security).',
  currentWrong: 'This is not your current password.',
} as const

/** A chosen password, trimmed as in sign-in. The server checks for common ones. */
export const newPasswordSchema = z
  .string()
  .trim()
  .min(MIN_PASSWORD_LENGTH, PASSWORD_MESSAGES.tooShort)
  .max(MAX_PASSWORD_LENGTH, PASSWORD_MESSAGES.tooLong)

/** Path of the page a mailed link opens. The token is in the fragment, which reaches no server or log. */
export function resetPasswordPath(token: string): string {
  return `/reset-password#token=${token}`
}

/** The answer after too many wrong passwords or codes, wherever one is asked for. */
export const TOO_MANY_TRIES = { status: 429, message: 'Too many tries. Wait a while, then try again.' } as const

/** The answer to every password request, whether the account exists or not. */
export const RESET_REQUESTED = 'If there is an account with this address, a link for a new password is on its way to it.'

/** POST /api/password/forgotten mails a link to choose a new password. The answer never reveals whether the account exists. */
const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/password/forgotten',
  summary: 'Ask for a link to choose a new password with',
  feature: 'accounts',
  access: 'public',
  input: z.object({ email: z.email('Valid email is required').trim().max(254) }),
  output: z.object({ message: z.literal(RESET_REQUESTED) }),
  // Not limited by account: requests in its name would lock out the owner. Mailed links have their own limit.
  rateLimit: { points: 5, windowSeconds: 900, by: ['address'] },
})

/** The answer for a used, expired or invalid link. */
export const UNKNOWN_RESET_LINK = 'This link has expired or was used already. Ask for a new one.'

/** POST /api/password/reset sets a new password through a mailed link, once. It ends every session of the account and signs nobody in. */
const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/password/reset',
  summary: 'Choose a new password by a mailed link',
  feature: 'accounts',
  access: 'public',
  input: z.object({ token: z.string().min(16).max(128), password: newPasswordSchema }),
  output: z.object({ reset: z.literal(true) }),
  errors: {
    unknownLink: { status: 404, message: UNKNOWN_RESET_LINK },
    commonPassword: { status: 400, message: PASSWORD_MESSAGES.common },
  },
  rateLimit: { points: 10, windowSeconds: 900, by: ['address'] },
})

/** POST /api/password changes the person's own password and ends the account's other sessions. */
const changePassword = defineCall({
  name: 'changePassword',
  method: 'POST',
  path: '/api/password',
  summary: "Change one's own password",
  feature: 'accounts',
  access: ROLES,
  input: z.object({ currentPassword: z.string().trim().min(1, PASSWORD_MESSAGES.currentNeeded).max(512), password: newPasswordSchema }),
  output: z.object({ changed: z.literal(true) }),
  errors: {
    wrongPassword: { status: 403, message: PASSWORD_MESSAGES.currentWrong },
    commonPassword: { status: 400, message: PASSWORD_MESSAGES.common },
    tooManyTries: TOO_MANY_TRIES,
  },
  rateLimit: { points: 10, windowSeconds: 900, by: ['address', 'account'] },
})

export const passwordCalls = { requestPasswordReset, resetPassword, changePassword } as const
