import type { AnyEvent } from '@framewell/domain/notifications/defineEvent'
import { say, type Values, type Words } from '@framewell/domain/notifications/words'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../platform/database/transactionOf'
import { changed } from '../platform/live/changed'

interface NoticeOf {
  /** ID of the stored event. */
  readonly id: string
  readonly event: AnyEvent
  readonly words: Words
  /** Without secrets, because a notice is stored as displayed. */
  readonly values: Values
  readonly account: string
  /** Waits for the person's digest until then. */
  readonly digestAfter?: Date | null
}

/** Stores an event as a notice for an account, once. */
export async function storeNotice(req: PayloadRequest, { id, event, words, values, account, digestAfter }: NoticeOf): Promise<void> {
  const { subject, notice, action } = say(words, values)
  // An absolute URL leads elsewhere: notices stay on the site.
  const path = action?.path.startsWith('/') ? action.path : null
  const database = await transactionOf(req)
  await database.execute(sql`
    insert into notices (account_id, event_id, kind, title, body, path, digest_after)
    values (${account}, ${id}, ${event.kind}, ${subject}, ${notice}, ${path}, ${digestAfter?.toISOString() ?? null}::timestamptz)
    on conflict (event_id, account_id) do nothing`)
  await changed(req, 'notices', id, [{ to: 'account', id: account }])
}
