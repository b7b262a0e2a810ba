import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { RemoteName } from '@framewell/domain/releases/remotes'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import type { registerRelease } from '@framewell/domain/releases/shippingCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isMemberOf, membersOf } from '../parties/companyOf'
import type { AuditEntry } from '../platform/audit/auditRow'
import { transactionOf } from '../platform/database/transactionOf'
import { CallProblem } from '../platform/http/calls/CallProblem'
import type { CallContext } from '../platform/http/calls/callContext'
import { opensWith } from '../platform/http/calls/privateToken'
import { hasRole } from '../platform/sessions/access'
import { factsOf } from '../platform/sessions/requestFacts'
import { termsOf } from './storedTerms'

export type Shipper = NonNullable<AuditEntry['actor']>

/** Before a key's id in the id of whom it lets act. */
const KEY_ACTOR = 'ship-key '
const RELEASE_TOOL = 'release-tool'
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
    if (factsOf(req).internal) return { id: RELEASE_TOOL, email: 'release tool', role: 'internal' }
    throw new CallProblem('forbidden')
  }
  const key = await findKey(req, KEY.exec(given)?.[1])
  if (!key || !opensWith(given, key.keyHash)) throw refused('The key is unknown.')
  const fault = faultOf(key, remote, now)
  if (fault) throw refused(fault)
  await req.payload.db.updateOne({
    collection: 'remote-ship-keys',
    id: key.id,
    data: { lastUsedAt: now.toISOString() },
    req,
    returning: false,
  })
  return { id: `${KEY_ACTOR}${key.id}`, email: key.holder, role: 'ship key' }
}

/**
 * The same again after work that took minutes, in the transaction that brings its result: a key may have been revoked or have expired
 * meanwhile, and a person may be no operator any more.
 */
export async function stillShipperFor(context: Pick<CallContext, 'req' | 'session'>, remote: RemoteName): Promise<Shipper> {
  const now = new Date()
  const shipper = await shipperFor({ ...context, now }, remote)
  if (!(await isStillTeammate(context.req, shipper.id, remote, now))) throw new CallProblem('forbidden')
  return shipper
}

/**
 * The same for somebody who may see a remote's releases: all who may ship it, and people of its team.
 * @throws CallProblem notFound for everybody else, who learn nothing about it; refusedKey as above
 */
export async function teammateFor(context: Pick<CallContext, 'req' | 'session' | 'now'>, remote: RemoteName): Promise<Shipper> {
  const { req, session } = context
  const isPerson = session && req.headers.get(SHIP_KEY_HEADER) === null
  if (isPerson && !hasRole(req, OPERATOR_ROLES)) {
    const { company } = await termsOf(req, remote)
    if (!company || !(await isMemberOf(req, company.id))) throw new CallProblem('notFound')
  }
  return shipperFor(context, remote)
}

/** Whether somebody named by `teammateFor` earlier would still be let through: their key, role or membership may have ended. */
export async function isStillTeammate(req: PayloadRequest, by: Shipper['id'], remote: RemoteName, now: Date): Promise<boolean> {
  const id = String(by)
  if (id === RELEASE_TOOL) return true
  if (id.startsWith(KEY_ACTOR)) {
    const key = await findKey(req, id.slice(KEY_ACTOR.length))
    return key !== null && faultOf(key, remote, now) === null
  }
  if (!isUuid(id)) return false
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select role::text as role from accounts where id = ${id}::uuid`)
  const [account] = z.array(z.object({ role: z.string() })).parse(rows)
  if (!account) return false
  if (OPERATOR_ROLES.some((role) => role === account.role)) return true
  const { company } = await termsOf(req, remote)
  return company !== null && (await membersOf(req, company.id)).some(({ accountId }) => accountId === id)
}

interface ShipKey {
  readonly id: string
  readonly holder: string
  readonly remotes: string[]
  readonly expiresAt: string
  readonly revokedAt?: string | null
  readonly keyHash: string
}

const isUuid = (text: string) => z.uuid().safeParse(text).success

async function findKey(req: PayloadRequest, id = ''): Promise<ShipKey | null> {
  if (!isUuid(id)) return null
  const where = { id: { equals: id } }
  const { docs } = await req.payload.db.find<ShipKey>({ collection: 'remote-ship-keys', where, limit: 1, pagination: false, req })
  return docs[0] ?? null
}

/** Why a key does not ship a remote at a time; null when it does. */
function faultOf({ revokedAt, expiresAt, remotes }: ShipKey, remote: RemoteName, now: Date): string | null {
  if (revokedAt) return 'The key was revoked.'
  if (new Date(expiresAt) <= now) return `The key ended on ${companyDay(new Date(expiresAt))}.`
  return remotes.includes(remote) ? null : `The key is for ${remotes.join(', ')}, not for ${remote}.`
}

function refused(detail: string): CallProblem<typeof registerRelease> {
  return new CallProblem<typeof registerRelease>('refusedKey', { detail })
}
