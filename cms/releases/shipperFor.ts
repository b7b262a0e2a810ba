import type { RemoteName } from '@framewell/domain/releases/remotes'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import type { registerRelease } from '@framewell/domain/releases/shippingCalls'
import type { AuditEntry } from '../platform/audit/auditRow'
import { CallProblem } from '../platform/http/calls/CallProblem'
import type { CallContext } from '../platform/http/calls/callContext'
import { opensWith } from '../platform/http/calls/privateToken'
import { factsOf } from '../platform/sessions/requestFacts'

export type Shipper = NonNullable<AuditEntry['actor']>

const KEY = /^ship_([0-9a-f-]{36})_[\w-]{43}$/

/**
 * The shipper by name: the holder of the ship key, the signed-in operator, or our own release tool.
 * @throws CallProblem refusedKey for a key that is unknown, has ended, or is for other remotes
 */
export async function shipperFor(
  { req, session, now }: Pick<CallContext, 'req' | 'session' | 'now'>,
  remote: RemoteName,
): Promise<Shipper> {
  const given = req.headers.get(SHIP_KEY_HEADER)
  if (given === null) {
    if (session) return { id: session.id, email: session.email, role: session.role }
    if (factsOf(req).internal) return { id: 'release-tool', email: 'release tool', role: 'internal' }
    throw new CallProblem('forbidden')
  }
  const id = KEY.exec(given)?.[1]
  const { docs } = id
    ? await req.payload.db.find<{
        id: string
        holder: string
        remotes: string[]
        expiresAt: string
        revokedAt?: string | null
        keyHash: string
      }>({
        collection: 'remote-ship-keys',
        where: { id: { equals: id } },
        limit: 1,
        pagination: false,
        req,
      })
    : { docs: [] }
  const key = docs[0]
  if (!key || !opensWith(given, key.keyHash)) throw refused('The key is unknown.')
  if (key.revokedAt) throw refused('The key was revoked.')
  if (new Date(key.expiresAt) <= now) throw refused(`The key ended on ${key.expiresAt.slice(0, 10)}.`)
  if (!key.remotes.includes(remote)) throw refused(`The key is for ${key.remotes.join(', ')}, not for ${remote}.`)
  await req.payload.db.updateOne({
    collection: 'remote-ship-keys',
    id: key.id,
    data: { lastUsedAt: now.toISOString() },
    req,
    returning: false,
  })
  return { id: `ship-key ${key.id}`, email: key.holder, role: 'ship key' }
}

function refused(detail: string): CallProblem<typeof registerRelease> {
  return new CallProblem<typeof registerRelease>('refusedKey', { detail })
}
