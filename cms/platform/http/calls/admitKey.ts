import { OPERATOR_ROLES } from '@framewell/domain/accounts/roles'
import type { AnyCall } from '@framewell/domain/http/defineCall'
import { KEY_PREFIX, scopesAllow } from '@framewell/domain/keys/keyScopes'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { countKeyed } from '../../metrics/measures'
import { rememberKey } from '../../sessions/keyOfRequest'
import { consume } from '../gate/limitRate'
import { CallProblem } from './CallProblem'
import { opensWith } from './privateToken'

const KEY = /^Bearer (fw_[a-z0-9]{12})_[\w-]{43}$/i
/** How often a busy key's last use is written at most. */
const NOTED_EVERY_MS = 60_000

const foundSchema = z.object({
  id: z.string(),
  name: z.string(),
  keyHash: z.string(),
  scopes: z.array(z.string()),
  company: z.string().nullable(),
  account: z.string(),
  callsPerMinute: z.coerce.number(),
  expiresAt: z.date(),
  lastUsedAt: z.date().nullable(),
  holds: z.boolean(),
})

/** SQL of `api_keys k join accounts a`: a staff key's account is still staff, a company's key's still a member of the company. */
export const KEY_HOLDS = `case when k.company_id is null then a.role::text in (${OPERATOR_ROLES.map((role) => `'${role}'`).join(', ')})
  else exists (select from memberships m join people p on p.id = m.person_id
    where m.company_id = k.company_id and p.account_id = k.account_id) end`

/**
 * Lets a request with an API key act for the key's account if the key has the call's scope. The account's own rights are then checked as
 * for a person; the account must also still be what the key was issued to: staff, or a member of the company.
 * @throws CallProblem keyRefused for an invalid key, keyScope for a call outside its scopes, tooManyRequests
 */
export async function admitKey(call: AnyCall, req: PayloadRequest): Promise<void> {
  const given = req.headers.get('authorization')
  if (!given?.toLowerCase().startsWith(`bearer ${KEY_PREFIX}`)) return
  // A request that also has a session counts as the key only.
  req.user = null
  const prefix = KEY.exec(given)?.[1]?.toLowerCase()
  const key = prefix ? await findKey(req, prefix) : undefined
  if (!prefix || !key || !opensWith(given.slice('Bearer '.length), key.keyHash) || !key.holds) throw new CallProblem('keyRefused')
  const { pool } = req.payload.db
  // A limiter is created once per name: keys with other limits need another name.
  await consume(pool, `api-key:${key.callsPerMinute}`, { points: key.callsPerMinute, windowSeconds: 60 }, key.id)
  if (!scopesAllow(key.scopes, call)) throw new CallProblem('keyScope')
  // The key gives the right to its account, as a session would.
  const account = await req.payload.findByID({ collection: 'accounts', id: key.account, depth: 0, overrideAccess: true, req })
  req.user = { ...account, collection: 'accounts' }
  countKeyed(call.name)
  rememberKey(req, { id: key.id, name: key.name, prefix, expiresAt: key.expiresAt.toISOString(), company: key.company })
  if (Date.now() - (key.lastUsedAt?.getTime() ?? 0) > NOTED_EVERY_MS)
    await pool.query('update api_keys set last_used_at = now() where id = $1', [key.id])
}

async function findKey(req: PayloadRequest, prefix: string) {
  const { rows } = await req.payload.db.pool.query(
    `select k.id, k.name, k.key_hash as "keyHash", k.scopes, k.company_id as company, k.account_id as account,
       k.calls_per_minute as "callsPerMinute", k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
       ${KEY_HOLDS} as "holds"
     from api_keys k join accounts a on a.id = k.account_id where k.prefix = $1 and k.revoked_at is null and k.expires_at > now()`,
    [prefix],
  )
  return rows.length === 0 ? undefined : foundSchema.parse(rows[0])
}
