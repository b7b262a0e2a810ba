import { randomBytes, randomUUID } from 'node:crypto'
import type { issueShipKey as issueShipKeyCall, revokeShipKey as revokeShipKeyCall } from '@framewell/domain/releases/shipKeys'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { hashToken } from '../platform/http/calls/privateToken'

const DAY_MS = 86_400_000

/** Issues a key; this answer is the only place that shows it whole. */
export const issueShipKey: Operation<typeof issueShipKeyCall> = async ({ req, session, now }, { holder, remotes, days }) => {
  const id = randomUUID()
  const key = `ship_${id}_${randomBytes(32).toString('base64url')}`
  const expiresAt = new Date(now.getTime() + days * DAY_MS).toISOString()
  const issuedBy = session?.email ?? ''
  // No API writes keys; the call decided who may issue them.
  await req.payload.db.create({
    collection: 'remote-ship-keys',
    customID: id,
    data: { holder, remotes, issuedBy, expiresAt, keyHash: hashToken(key) },
    req,
  })
  const entry = { subjectType: 'remote-ship-keys', subjectId: id }
  await recordAudit(req, { ...entry, action: 'ship-key-issue', after: { holder, remotes, expiresAt } })
  return { id, key, expiresAt }
}

/** Ends a key; what it shipped stays. */
export const revokeShipKey: Operation<typeof revokeShipKeyCall> = async ({ req, now }, { id }) => {
  const { docs } = await req.payload.find({
    collection: 'remote-ship-keys',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [known] = docs
  if (!known) throw new CallProblem('notFound')
  if (!known.revokedAt) {
    await req.payload.db.updateOne({ collection: 'remote-ship-keys', id, data: { revokedAt: now.toISOString() }, req, returning: false })
    await recordAudit(req, { action: 'ship-key-revoke', subjectType: 'remote-ship-keys', subjectId: id, before: { holder: known.holder } })
  }
  return { revoked: true }
}
