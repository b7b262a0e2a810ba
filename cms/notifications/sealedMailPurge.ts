import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { defineJob } from '../platform/jobs/defineJob'

/** How long a mail can be read completely in the server's console if there is no mail server (`npm run mail`). */
const KEPT_FOR = '7 days'

/** Deletes the secrets of mails that stay in the outbox. */
export const sealedMailPurge = defineJob({
  name: 'purge-sealed-mail',
  schedule: '29 * * * *',
  input: z.undefined(),
  run: async ({ req }) => {
    const database = await transactionOf(req)
    await database.execute(sql`
      update outgoing_mail set sealed = null
      where sealed is not null and status = 'outbox' and created_at < now() - ${KEPT_FOR}::interval`)
  },
})
