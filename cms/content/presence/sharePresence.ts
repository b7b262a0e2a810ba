import { PRESENCE_ENDS_SECONDS, sharePresence as sharePresenceCall } from '@framewell/domain/content/presence'
import { sql } from '@payloadcms/db-postgres'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'

const ENDS = sql.raw(`interval '${PRESENCE_ENDS_SECONDS} seconds'`)

/**
 * Stores where a person is in Payload's key-value table, without their name, and answers where others are. What nobody renewed is deleted by
 * the next call of anybody.
 */
export const sharePresence: Operation<typeof sharePresenceCall> = async ({ req }, { id, tab, section, left }) => {
  const database = await transactionOf(req)
  const page = `presence ${id} `
  const own = `${page}${req.user?.id} `
  await database.execute(sql`
    delete from payload_kv where key in (
      select key from payload_kv where starts_with(key, 'presence ') and (data ->> 'at')::timestamptz < now() - ${ENDS} for update skip locked)`)
  if (left) await database.execute(sql`delete from payload_kv where key = ${own + tab}`)
  else
    await database.execute(sql`
      insert into payload_kv (key, data) values (${own + tab}, jsonb_build_object('section', ${section}::text, 'at', now()))
      on conflict (key) do update set data = excluded.data`)
  const { rows } = await database.execute(sql`
    select distinct coalesce(nullif(accounts.name, ''), accounts.email) as name, payload_kv.data ->> 'section' as section
    from payload_kv join accounts on accounts.id::text = split_part(payload_kv.key, ' ', 3)
    where starts_with(payload_kv.key, ${page}) and not starts_with(payload_kv.key, ${own})
      and (payload_kv.data ->> 'at')::timestamptz >= now() - ${ENDS}
    order by 1, 2`)
  return sharePresenceCall.output.parse({ others: rows })
}
