import type { confirmNewsletter as confirmNewsletterCall } from '@framewell/domain/newsletter/calls'
import { newsletterConfirmed } from '@framewell/domain/notifications/events/newsletter'
import { sql } from '@payloadcms/db-postgres'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { unsubscribeAddress } from './newsletterAddresses'
import { isConfirmable, isConfirmToken, lockSubscriber } from './subscriber'

/** Completes the opt-in: from now on the address gets mail. Confirming twice changes nothing. */
export const confirmNewsletter: Operation<typeof confirmNewsletterCall> = async ({ req, now, refuse }, { id, token }) => {
  const subscriber = await lockSubscriber(req, { id })
  const opens = subscriber !== null && isConfirmToken(token, subscriber) && subscriber.status !== 'unsubscribed'
  if (!opens) throw refuse('unknownLink')
  if (subscriber.status === 'subscribed') return { status: 'subscribed' }
  if (!isConfirmable(subscriber, now)) throw refuse('unknownLink')
  const database = await transactionOf(req)
  await database.execute(sql`
    update newsletter_subscribers set status = 'subscribed', confirmed_at = ${now.toISOString()}::timestamptz, updated_at = now()
    where id = ${id}::uuid`)
  await recordAudit(req, { action: 'newsletter-confirmed', subjectType: 'newsletter-subscribers', subjectId: id })
  const { email } = subscriber
  await notify(req, newsletterConfirmed, { subscriber: id, email }, { unsubscribeUrl: unsubscribeAddress({ id }) })
  return { status: 'subscribed' }
}
