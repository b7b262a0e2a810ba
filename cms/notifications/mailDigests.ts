import { digestDue } from '@framewell/domain/notifications/events/notifications'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../platform/database/transactionOf'
import { defineJob } from '../platform/jobs/defineJob'
import { composeMail, saidOf } from './composeMail'
import { queueMail } from './queueMail'
import { recipientsOf } from './recipientsOf'
import { stopAddress } from './settings/stopLinks'
import { siteNameOf } from './siteName'
import { wordsInForce } from './templates/storedWords'

/** Maximum people per run; the next one follows soon. */
const PEOPLE = 500
const takenSchema = z.array(z.object({ account: z.string(), ids: z.array(z.string()), titles: z.array(z.string()) }))

/** Mails every digest that is due. A notice is in one digest, even if several runs overlap. */
export const mailDigests = defineJob({
  name: 'mail-digests',
  schedule: '*/10 * * * *',
  input: z.undefined(),
  run: async ({ req }) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`
      with due as (
        select account_id from notices where digest_after <= now() group by account_id order by min(digest_after) limit ${PEOPLE}
      ), taken as (
        update notices set digest_after = null, updated_at = now()
        where digest_after <= now() and account_id in (select account_id from due)
        returning id, account_id, title, created_at
      )
      select account_id::text as account, array_agg(id::text order by created_at) as ids, array_agg(title order by created_at) as titles
      from taken group by account_id`)
    for (const one of takenSchema.parse(rows)) await mailDigest(req, one)
  },
})

async function mailDigest(req: PayloadRequest, { account, ids, titles }: z.output<typeof takenSchema>[number]): Promise<void> {
  const [person] = await recipientsOf(req, [{ to: 'account', id: account }])
  // Mails were turned off since; the notices are in the app.
  if (!person?.emailNotifications) return
  const said = saidOf(await wordsInForce(req, digestDue), digestDue.values({ account, count: titles.length, items: titles }))
  const unsubscribeUrl = stopAddress(account, 'all')
  await queueMail(req, {
    account,
    to: person.email,
    ...composeMail(digestDue, said, await siteNameOf(req), { name: person.name, unsubscribeUrl }),
    unsubscribeUrl,
    dedupKey: `digest:${account}:${ids[0]}`,
  })
}
