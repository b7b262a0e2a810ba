import type { PayloadRequest } from 'payload'
import { factsOf } from '../http/requestFacts'
import { keyOf } from '../keys/keyOfRequest'
import { changed } from '../notifications/changed'
import { topicOf } from './topicOf'

export interface AuditEntry {
  /** What happened, as a short verb phrase in kebab case: 'credit-override'. */
  readonly action: string
  /** Collection or thing it happened to. */
  readonly subjectType: string
  readonly subjectId: string
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string
  /** Who acted, when it is not the request's own account. */
  readonly actor?: { readonly id: string | number; readonly email?: string; readonly role?: string }
}

/**
 * Writes an audit record in the request's own transaction: the change and its trace exist together or not at all. With the commit,
 * operators' open screens of the topic read anew; who else may see the thing is told by the operation (`changed`).
 */
export async function recordAudit(req: PayloadRequest, { actor, before, after, reason, ...entry }: AuditEntry): Promise<void> {
  const key = keyOf(req)
  const who = actor ?? (key && req.user ? { id: req.user.id, email: `${key.name} (API key ${key.prefix})`, role: 'api key' } : req.user)
  const { address, requestId } = factsOf(req)
  await req.payload.db.create({
    collection: 'audit-records',
    data: {
      ...entry,
      actorId: who ? String(who.id) : null,
      actorEmail: who?.email ?? (requestId === 'local' ? 'system' : 'visitor'),
      actorRole: who?.role ?? null,
      address,
      requestId,
      reason: reason ?? null,
      before: before ?? null,
      after: after ?? null,
    },
    req,
    returning: false,
  })
  // Whatever leaves a trace may stand on an operator's screen.
  const topic = topicOf(entry.subjectType)
  if (topic) await changed(req, topic, entry.subjectId)
}
