import type { signOut as signOutCall } from '@framewell/domain/accounts/session'
import { generateExpiredPayloadCookie, type PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import type { Operation } from '../http/bindCall'
import { endSession, sessionIdOf } from './sessions'

/** Ends the session on the server and in the browser; for a stranger there is nothing to end. */
export const signOut: Operation<typeof signOutCall> = async ({ req, responseHeaders }) => {
  await endOwnSession(req)
  responseHeaders.append('set-cookie', expiredCookie(req))
  return { signedOut: true }
}

/** Ends the session that a request came with, on record. */
export async function endOwnSession(req: PayloadRequest): Promise<void> {
  const sid = sessionIdOf(req)
  if (!sid || !req.user) return
  await endSession(req, req.user.id, sid)
  await recordAudit(req, { action: 'sign-out', subjectType: 'accounts', subjectId: req.user.id })
}

export function expiredCookie({ payload }: PayloadRequest): string {
  const { cookiePrefix } = payload.config
  return String(generateExpiredPayloadCookie({ collectionAuthConfig: payload.collections.accounts.config.auth, cookiePrefix }))
}
