import type { PayloadRequest } from 'payload'
import { keyOf } from '../sessions/keyOfRequest'
import { factsOf } from '../sessions/requestFacts'

export interface AuditEntry {
  /** What happened, as a short verb phrase in kebab case: 'credit-override'. */
  readonly action: string
  /** Collection or kind of thing it happened to. */
  readonly subjectType: string
  readonly subjectId: string
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string
  /** Who acted, if not the request's own account. */
  readonly actor?: { readonly id: string | number; readonly email?: string; readonly role?: string }
}

/** An audit record as stored: what happened, who did it and from where. */
export function auditRow(req: PayloadRequest, { actor, before, after, reason, action, subjectType, subjectId }: AuditEntry) {
  const key = keyOf(req)
  const who = actor ?? (key && req.user ? { id: req.user.id, email: `${key.name} (API key ${key.prefix})`, role: 'api key' } : req.user)
  const { address, requestId } = factsOf(req)
  return {
    action,
    subjectType,
    subjectId,
    actorId: who ? String(who.id) : null,
    actorEmail: who?.email ?? (requestId === 'local' ? 'system' : 'visitor'),
    actorRole: who?.role ?? null,
    address,
    requestId,
    reason: reason ?? null,
    before: before ?? null,
    after: after ?? null,
  }
}
