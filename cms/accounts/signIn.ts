import type { signIn as signInCall } from '@framewell/domain/accounts/session'
import type { Operation } from '../platform/http/calls/bindCall'
import { authenticate } from './authenticate'

/** Signs a person in: sets the session's cookie and records the attempt. */
export const signIn: Operation<typeof signInCall> = async ({ req, responseHeaders }, { username, password }) => {
  const { account, cookies, deviceCookie, exp } = await authenticate(req, { name: username, password })
  for (const cookie of [...cookies, deviceCookie]) responseHeaders.append('set-cookie', cookie)
  const { id, email, name, role } = account
  return { session: { id, email, name, role, expiresAt: new Date(exp * 1000).toISOString() } }
}
