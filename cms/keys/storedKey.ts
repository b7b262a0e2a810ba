import { type ApiKey, KEY_STATES } from '@framewell/domain/keys/calls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SqlPart } from '../platform/database/SqlPart'
import { transactionOf } from '../platform/database/transactionOf'
import { KEY_HOLDS } from '../platform/http/calls/admitKey'

const iso = z.coerce.date().transform((at) => at.toISOString())
const rowSchema = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string(),
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
  accountId: z.string(),
  actsFor: z.string(),
  scopes: z.array(z.string()),
  callsPerMinute: z.coerce.number(),
  createdAt: iso,
  expiresAt: iso,
  lastUsedAt: iso.nullable(),
  revokedAt: iso.nullable(),
  state: z.enum(KEY_STATES),
  reason: z.string().nullable(),
})
export type StoredKey = z.output<typeof rowSchema>

/** SQL of a key's state. */
export const KEY_STATE = sql`case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'ended'
  when ${sql.raw(KEY_HOLDS)} then 'active' else 'refused' end`
export const KEY_TABLES = sql`api_keys k join accounts a on a.id = k.account_id left join companies c on c.id = k.company_id`

/** Keys without their secrets. */
export async function findKeys(req: PayloadRequest, where: SqlPart, behind: SqlPart = sql``): Promise<StoredKey[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select k.id, k.name, k.prefix, k.company_id as "companyId", c.name as "companyName", k.account_id as "accountId", a.email as "actsFor",
      k.scopes, k.calls_per_minute as "callsPerMinute", k.created_at as "createdAt", k.expires_at as "expiresAt",
      k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt", k.reason, ${KEY_STATE} as state
    from ${KEY_TABLES} where ${where} ${behind}`)
  return z.array(rowSchema).parse(rows)
}

export function keyAnswer({ companyId, companyName, accountId: _, revokedAt: __, ...key }: StoredKey): ApiKey {
  return { ...key, company: companyId === null ? null : { id: companyId, name: companyName ?? '' } }
}
