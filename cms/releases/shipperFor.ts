import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import type { registerRelease } from '@framewell/domain/releases/shippingCalls'
import { isMemberOf } from '../parties/companyOf'
import type { AuditEntry } from '../platform/audit/auditRow'
import { CallProblem } from '../platform/http/calls/CallProblem'
import type { CallContext } from '../platform/http/calls/callContext'
import { opensWith } from '../platform/http/calls/privateToken'
import { hasRole } from '../platform/sessions/access'
import { factsOf } from '../platform/sessions/requestFacts'
import { termsOf } from './storedTerms'

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

/**
 * Checks that somebody may see a remote's releases: whoever may ship it, and people of its team.
 * @throws CallProblem notFound for everybody else, who learn nothing about it; refusedKey as above
 */
export async function refuseOtherTeams(context: Pick<CallContext, 'req' | 'session' | 'now'>, remote: RemoteName): Promise<void> {
  const { req, session } = context
  const isPerson = session && req.headers.get(SHIP_KEY_HEADER) === null
  if (!isPerson || hasRole(req, OPERATOR_ROLES)) {
    await shipperFor(context, remote)
    return
  }
  const { company } = await termsOf(req, remote)
  if (!company || !(await isMemberOf(req, company.id))) throw new CallProblem('notFound')
}

function refused(detail: string): CallProblem<typeof registerRelease> {
  return new CallProblem<typeof registerRelease>('refusedKey', { detail })
}
