import { AuthenticationError, type CollectionAfterErrorHook, LockedAuth } from 'payload'
import { recordAudit } from '../audit/recordAudit'

/** Payload's own sign-in route leaves the same trace as ours. */
export const auditFailedSignIn: CollectionAfterErrorHook = async ({ error, req }) => {
  if (!(error instanceof AuthenticationError || error instanceof LockedAuth)) return
  const email = typeof req.data?.email === 'string' ? req.data.email.slice(0, 254) : ''
  await recordAudit(req, {
    action: 'sign-in-failed',
    subjectType: 'accounts',
    subjectId: email,
    after: { locked: error instanceof LockedAuth },
  })
}
