import { pathForSlug } from '@framewell/domain/content/page'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { z } from 'zod'
import { recordAudit } from '../audit/recordAudit'
import { listingOf } from '../content/blog/deriveListing'
import { transactionOf } from '../database/transactionOf'
import { queueMail } from '../notifications/queueMail'
import { articleMail } from './newsletterMails'

const recipientsSchema = z.array(z.object({ id: z.string(), email: z.string() }))

/**
 * Mails a post to the subscribers when it is first published, where its editor asked for that. The mails wait in the outbox until the
 * publication is committed; publishing again mails nobody twice.
 */
export const mailArticle: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc._status !== 'published' || doc.tellSubscribers !== true || previousDoc?.publishedAt) return doc
  const database = await transactionOf(req)
  const found = await database.execute(sql`select id::text as id, email from newsletter_subscribers where status = 'subscribed'`)
  const recipients = recipientsSchema.parse(found.rows)
  const article = { title: String(doc.title), path: pathForSlug(String(doc.slug)), excerpt: listingOf(doc).listing.excerpt }
  for (const { id, email } of recipients) {
    await queueMail(req, { to: email, ...articleMail({ id }, article), dedupKey: `newsletter-article:${doc.id}:${id}` })
  }
  await recordAudit(req, {
    action: 'newsletter-mailed',
    subjectType: 'posts',
    subjectId: String(doc.id),
    after: { recipients: recipients.length },
  })
  return doc
}
