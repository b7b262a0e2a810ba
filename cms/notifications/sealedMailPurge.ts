import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { defineJob } from '../platform/jobs/defineJob'

/** Without a mail server, the whole of a mail can be read on the server's own console for so long (`npm run mail`). */
const KEPT_FOR = '7 days'

/** Takes the secrets out of mails that stay in the outbox, once nobody waits for them any more. */
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
