import type { CollectionAfterChangeHook } from 'payload'
import { recordAudit } from '../platform/audit/recordAudit'
import { articleMailing } from './articleMailing'

/**
 * Mails a post to the subscribers when it is first published, if its editor asked for that. The mails are written in the background after
 * the publication commits; publishing again mails nobody twice.
 */
export const mailArticle: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc._status !== 'published' || doc.tellSubscribers !== true || previousDoc?.publishedAt) return doc
  await articleMailing.queue(req, { post: String(doc.id), after: null }, { dedupKey: `article-mailing:${doc.id}` })
  const { totalDocs } = await req.payload.count({
    collection: 'newsletter-subscribers',
    where: { status: { equals: 'subscribed' } },
    // A number for the record; nobody's address is read.
    overrideAccess: true,
    req,
  })
  await recordAudit(req, {
    action: 'newsletter-mailed',
    subjectType: 'posts',
    subjectId: String(doc.id),
    after: { recipients: totalDocs },
  })
  return doc
}
