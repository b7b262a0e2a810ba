import { NOTIFICATION_KINDS } from '@framewell/domain/notifications/kinds'
import {
  type listNotices as listNoticesCall,
  NOTICES_PER_PAGE,
  type Notice,
  type readNotices as readNoticesCall,
} from '@framewell/domain/notifications/noticeCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/database/transactionOf'
import type { Operation } from '../../platform/http/calls/bindCall'
import { CallProblem } from '../../platform/http/calls/CallProblem'
import { changed } from '../../platform/live/changed'

const rowSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  title: z.string(),
  body: z.string().nullable(),
  path: z.string().nullable(),
  at: z.coerce.date(),
  read: z.boolean(),
})

/** The person's notices. Somebody else's notice as `before` is treated as unknown. */
export const listNotices: Operation<typeof listNoticesCall> = async ({ req, session }, { before }) => {
  if (!session) throw new CallProblem('signInRequired')
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select id, kind::text as kind, title, body, path, created_at as at, read_at is not null as read from notices
    where account_id = ${session.id} and (${before ?? null}::uuid is null
      or (created_at, id) < (select created_at, id from notices where id = ${before ?? null}::uuid and account_id = ${session.id}))
    order by created_at desc, id desc limit ${NOTICES_PER_PAGE + 1}`)
  const found = z.array(rowSchema).parse(rows)
  const notices: Notice[] = found.slice(0, NOTICES_PER_PAGE).map((row) => ({ ...row, at: row.at.toISOString() }))
  return { notices, unread: await unreadOf(req, session.id), more: found.length > NOTICES_PER_PAGE }
}

/** IDs of other people's notices are ignored. */
export const readNotices: Operation<typeof readNoticesCall> = async ({ req, session, now }, { ids }) => {
  if (!session) throw new CallProblem('signInRequired')
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update notices set read_at = ${now.toISOString()}::timestamptz, updated_at = now()
    where account_id = ${session.id} and read_at is null
      and (${ids ? JSON.stringify(ids) : null}::jsonb is null or id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids ?? [])}::jsonb)))
    returning id`)
  if (rows.length > 0) await changed(req, 'notices', '', [{ to: 'account', id: session.id }])
  return { unread: await unreadOf(req, session.id) }
}

async function unreadOf(req: PayloadRequest, account: string): Promise<number> {
  const database = await transactionOf(req)
  const { rows } = await database.execute<{ unread: number }>(
    sql`select count(*)::int as unread from notices where account_id = ${account} and read_at is null`,
  )
  return rows[0]?.unread ?? 0
}
