import { pathForSlug } from '@framewell/domain/content/page'
import { articlePublished } from '@framewell/domain/notifications/events/newsletter'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { listingOf } from '../content/blog/deriveListing'
import { composeMail, saidOf } from '../notifications/composeMail'
import { notify } from '../notifications/notify'
import { IS_PROVED } from '../notifications/provenAddress'
import { queueMail } from '../notifications/queueMail'
import { siteNameOf } from '../notifications/siteName'
import { storeNotice } from '../notifications/storeNotice'
import { wordsInForce } from '../notifications/templates/storedWords'
import { transactionOf } from '../platform/database/transactionOf'
import { defineJob, type QueueableJob } from '../platform/jobs/defineJob'
import { unsubscribeAddress } from './newsletterAddresses'

/** Mails written per transaction: a publication never waits for its readers, nor one job for all of them. */
const BATCH = 500
const recipientsSchema = z.array(z.object({ id: z.string(), email: z.string(), account: z.string().nullable() }))
const inputSchema = z.object({
  post: z.uuid(),
  /** The last reader who has it; null at the start. */
  after: z.uuid().nullable(),
})

/** Writes an article's mails to the next readers and queues itself for the rest. Mails nobody once the article is unpublished. */
export const articleMailing: QueueableJob<z.input<typeof inputSchema>> = defineJob({
  name: 'article-mailing',
  input: inputSchema,
  run: async ({ req, input: { post, after } }) => {
    // The system mails its readers what anybody can read.
    const document = await req.payload.findByID({
      collection: 'posts',
      id: post,
      draft: false,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
      req,
    })
    if (document?._status !== 'published') return
    const database = await transactionOf(req)
    const found = await database.execute(sql`
      select s.id::text as id, s.email, accounts.id::text as account
      from newsletter_subscribers s left join accounts on accounts.email = s.email and ${IS_PROVED}
      where s.status = 'subscribed' and (${after}::uuid is null or s.id > ${after}::uuid) order by s.id limit ${BATCH}`)
    const recipients = recipientsSchema.parse(found.rows)
    const article = {
      post,
      title: String(document.title),
      path: pathForSlug(String(document.slug)),
      excerpt: listingOf(document).listing.excerpt,
    }
    // One event for all readers; each gets a mail, and none their own event.
    const once = `article-published:${post}`
    await notify(req, articlePublished, article, { once })
    const raised = await database.execute<{ id: string }>(sql`select id::text as id from notification_events where once_key = ${once}`)
    const event = raised.rows[0]?.id
    const words = await wordsInForce(req, articlePublished)
    const values = articlePublished.values(article)
    const said = saidOf(words, values)
    const siteName = await siteNameOf(req)
    for (const { id, email, account } of recipients) {
      const unsubscribeUrl = unsubscribeAddress({ id })
      await queueMail(req, {
        to: email,
        ...composeMail({ kind: articlePublished.kind, essential: true }, said, siteName, { unsubscribeUrl }),
        unsubscribeUrl,
        dedupKey: `newsletter-article:${post}:${id}`,
      })
      if (event && account) await storeNotice(req, { id: event, event: articlePublished, words, values, account })
    }
    const last = recipients.at(-1)
    if (last && recipients.length === BATCH)
      await articleMailing.queue(req, { post, after: last.id }, { dedupKey: `article-mailing:${post}:${last.id}` })
  },
})
