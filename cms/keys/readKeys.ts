import { CALLS } from '@framewell/domain/calls'
import type { listApiKeys as listCall, getKeyOptions as optionsCall } from '@framewell/domain/keys/calls'
import { keyScopes } from '@framewell/domain/keys/keyScopes'
import { sql } from '@payloadcms/db-postgres'
import type { Operation } from '../platform/http/calls/bindCall'
import { holdsWords } from '../platform/lists/listing'
import { listRows } from '../platform/lists/listRows'
import { findKeys, KEY_STATE, KEY_TABLES, keyAnswer } from './storedKey'

export const listApiKeys: Operation<typeof listCall> = async ({ req }, { state, search, ...asked }) => {
  const { data, ...rest } = await listRows(
    req,
    {
      tables: KEY_TABLES,
      where: sql`(${state} = 'all' or ${KEY_STATE} = ${state}) and ${holdsWords(search, [sql`k.name`, sql`k.prefix`, sql`c.name`, sql`a.email`])}`,
      newest: sql`k.created_at`,
      id: sql`k.id`,
      sorts: { name: sql`lower(k.name)`, expiresAt: sql`k.expires_at`, lastUsedAt: sql`k.last_used_at` },
      find: (where, { order, cut }) => findKeys(req, where, sql`${order} ${cut}`),
    },
    asked,
  )
  return { data: data.map(keyAnswer), ...rest }
}

export const getKeyOptions: Operation<typeof optionsCall> = async ({ req }) => {
  const { maxDays } = await req.payload.findGlobal({ slug: 'key-policy', depth: 0, overrideAccess: false, req })
  return {
    scopes: keyScopes(CALLS).map(({ calls, ...scope }) => ({ ...scope, calls: calls.map(({ summary }) => summary) })),
    maxDays,
  }
}
