import type { Pool } from 'pg'

/** Without a mail server, the whole of a mail can be read on the server's own console for so long (`npm run mail`). */
const KEPT_FOR = '7 days'

/** Takes the secrets out of mails that stay in the outbox, once nobody waits for them any more. */
export async function purgeSealed(pool: Pool): Promise<void> {
  await pool.query(
    "update outgoing_mail set sealed = null where sealed is not null and status = 'outbox' and created_at < now() - $1::interval",
    [KEPT_FOR],
  )
}
