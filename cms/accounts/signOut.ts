import type { signOut as signOutCall } from '@framewell/domain/accounts/session'
import { generateExpiredPayloadCookie, type PayloadRequest } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { hintCookie } from '../platform/sessions/hintCookie'
import { endSession, sessionIdOf } from '../platform/sessions/sessions'

/** Ends the session on the server and in the browser; does nothing for a stranger. */
export const signOut: Operation<typeof signOutCall> = async ({ req, responseHeaders }) => {
  await endOwnSession(req)
  for (const cookie of expiredCookies(req)) responseHeaders.append('set-cookie', cookie)
  return { signedOut: true }
}

/** Ends the session a request came with, on record. */
export async function endOwnSession(req: PayloadRequest): Promise<void> {
  const sid = sessionIdOf(req)
  if (!sid || !req.user) return
  await endSession(req, req.user.id, sid)
  await recordAudit(req, { action: 'sign-out', subjectType: 'accounts', subjectId: req.user.id })
}

/** The Set-Cookies that remove a session from the browser. */
export function expiredCookies({ payload }: PayloadRequest): string[] {
  const { cookiePrefix } = payload.config
  const session = generateExpiredPayloadCookie({ collectionAuthConfig: payload.collections.accounts.config.auth, cookiePrefix })
  return [String(session), hintCookie(null)]
}
