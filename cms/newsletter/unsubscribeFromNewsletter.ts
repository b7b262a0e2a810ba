import type { unsubscribeFromNewsletter as unsubscribeFromNewsletterCall } from '@framewell/domain/newsletter/calls'
import { sql } from '@payloadcms/db-postgres'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { isUnsubscribeToken, lockSubscriber } from './subscriber'

/** Ends a subscription, or a request for one, at once. Doing it twice changes nothing. */
export const unsubscribeFromNewsletter: Operation<typeof unsubscribeFromNewsletterCall> = async ({ req, now, refuse }, { id, token }) => {
  const subscriber = await lockSubscriber(req, { id })
  if (!subscriber || !isUnsubscribeToken(token, subscriber)) throw refuse('unknownLink')
  if (subscriber.status === 'unsubscribed') return { status: 'unsubscribed' }
  const database = await transactionOf(req)
  await database.execute(sql`
    update newsletter_subscribers set status = 'unsubscribed', unsubscribed_at = ${now.toISOString()}::timestamptz, updated_at = now()
    where id = ${id}::uuid`)
  await recordAudit(req, {
    action: 'newsletter-unsubscribed',
    subjectType: 'newsletter-subscribers',
    subjectId: id,
    before: { status: subscriber.status },
  })
  return { status: 'unsubscribed' }
}
