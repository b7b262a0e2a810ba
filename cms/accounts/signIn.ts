import type { signIn as signInCall } from '@framewell/domain/accounts/session'
import { AuthenticationError, generatePayloadCookie, LockedAuth, loginOperation } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import type { Operation } from '../http/bindCall'

/** Signs a person in: the session goes into the cookie, the attempt into the audit trail (success: Accounts' afterLogin hook). */
export const signIn: Operation<typeof signInCall> = async ({ req, responseHeaders, refuse }, { username, password }) => {
  const collection = req.payload.collections.accounts
  const email = username.toLowerCase()
  try {
    const { token, user, exp } = await loginOperation({ collection, data: { email, password }, req, overrideAccess: true })
    if (!token || !exp || !user) throw new Error('Payload signed in without a token')
    const { cookiePrefix } = req.payload.config
    const cookie = generatePayloadCookie({ collectionAuthConfig: collection.config.auth, cookiePrefix, token })
    responseHeaders.append('set-cookie', cookie)
    return { session: { id: user.id, email: user.email, name: user.name, role: user.role, expiresAt: new Date(exp * 1000).toISOString() } }
  } catch (error) {
    const locked = error instanceof LockedAuth
    if (!locked && !(error instanceof AuthenticationError)) throw error
    await recordAudit(req, { action: 'sign-in-failed', subjectType: 'accounts', subjectId: email, after: { locked } })
    throw refuse(locked ? 'accountLocked' : 'invalidCredentials')
  }
}
