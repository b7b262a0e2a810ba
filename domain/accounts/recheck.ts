import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { factorCode, passkeyAnswer } from './factors'
import { TOO_MANY_TRIES } from './passwords'
import { ROLES } from './roles'

/**
 * A call with `recheck` requires that its session proved the person's identity within this time, by signing in or by a later check. OWASP
 * ASVS 5.0 7.5.3 asks for a further check before highly sensitive operations, NIST SP 800-63B 5.2 for time-based reauthentication.
 */
export const RECHECK_MINUTES = 15

/** POST /api/session/check: the signed-in person proves their identity again. It does not extend the session. */
export const checkIdentity = defineCall({
  name: 'checkIdentity',
  method: 'POST',
  path: '/api/session/check',
  summary: 'Confirm who one is',
  feature: 'accounts',
  access: ROLES,
  input: z.union(
    [
      z.object({ password: z.string().trim().min(1, 'Enter your password').max(512) }),
      z.object({ code: factorCode }),
      z.object({ passkey: passkeyAnswer }),
    ],
    'Enter your password, a code, or use a passkey',
  ),
  output: z.object({ checkedUntil: z.string() }),
  errors: {
    notConfirmed: { status: 403, message: 'That is not right. Try again.' },
    tooManyTries: TOO_MANY_TRIES,
  },
  rateLimit: { points: 20, windowSeconds: 300, by: ['address', 'account'] },
})

export const recheckCalls = { checkIdentity } as const
