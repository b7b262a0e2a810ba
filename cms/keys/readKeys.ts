import { CALLS } from '@framewell/domain/calls'
import type { listApiKeys as listCall, getKeyOptions as optionsCall } from '@framewell/domain/keys/calls'
import { keyScopes } from '@framewell/domain/keys/keyScopes'
import { COMPANY_KINDS } from '@framewell/domain/parties/company'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { SqlPart } from '../database/SqlPart'
import { transactionOf } from '../database/transactionOf'
import type { Operation } from '../http/bindCall'
import { findKeys, KEY_STATE, KEY_TABLES, keyAnswer } from './storedKey'

const SORTS: Readonly<Record<'createdAt' | 'name' | 'expiresAt' | 'lastUsedAt', SqlPart>> = {
  createdAt: sql`k.created_at`,
  name: sql`lower(k.name)`,
  expiresAt: sql`k.expires_at`,
  lastUsedAt: sql`k.last_used_at`,
}

export const listApiKeys: Operation<typeof listCall> = async ({ req }, { state, search, sort, direction, page, limit }) => {
  const where = sql`(${state} = 'all' or ${KEY_STATE} = ${state})
    and position(lower(${search}) in lower(concat_ws(' ', k.name, k.prefix, c.name, a.email))) > 0`
  const order = direction === 'ascending' ? sql`asc nulls first` : sql`desc nulls last`
  const behind = sql`order by ${SORTS[sort ?? 'createdAt']} ${order}, k.id limit ${limit} offset ${(page - 1) * limit}`
  const found = await findKeys(req, where, behind)
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`select count(*)::int as total from ${KEY_TABLES} where ${where}`)
  return { data: found.map(keyAnswer), total: z.object({ total: z.number() }).parse(rows[0]).total }
}

const companySchema = z.object({ id: z.string(), name: z.string(), kind: z.enum(COMPANY_KINDS) })
/** A select box takes no more; whoever has more companies issues through the call. */
const MOST_COMPANIES = 500

export const getKeyOptions: Operation<typeof optionsCall> = async ({ req }) => {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select id, name, kind::text as kind from companies c where exists (
      select from memberships m join people p on p.id = m.person_id where m.company_id = c.id and p.account_id is not null)
    order by lower(name), id limit ${MOST_COMPANIES}`)
  const { maxDays } = await req.payload.findGlobal({ slug: 'key-policy', depth: 0, overrideAccess: false, req })
  return {
    scopes: keyScopes(CALLS).map(({ calls, ...scope }) => ({ ...scope, calls: calls.map(({ summary }) => summary) })),
    companies: z.array(companySchema).parse(rows),
    maxDays,
  }
}
