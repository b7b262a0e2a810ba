import type { subscribeToNewsletter as subscribeToNewsletterCall } from '@framewell/domain/newsletter/calls'
import { MAIL_AGAIN_AFTER_MINUTES, SUBSCRIBE_ANSWER } from '@framewell/domain/newsletter/subscription'
import { newsletterAsked } from '@framewell/domain/notifications/events/newsletter'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { notify } from '../notifications/notify'
import { recordAudit } from '../platform/audit/recordAudit'
import { transactionOf } from '../platform/database/transactionOf'
import type { Operation } from '../platform/http/calls/bindCall'
import { confirmAddress, unsubscribeAddress } from './newsletterAddresses'
import { isConfirmable, lockSubscriber, type Subscriber } from './subscriber'

/** Records a request for the newsletter and mails the link that confirms it. Every address gets the same answer. */
export const subscribeToNewsletter: Operation<typeof subscribeToNewsletterCall> = async ({ req, now }, { email, source }) => {
  const at = now.toISOString()
  const database = await transactionOf(req)
  const made = await database.execute(sql`
    insert into newsletter_subscribers (email, status, round, source, requested_at)
    values (${email}, 'pending', 1, ${source ?? null}, ${at}::timestamptz) on conflict (email) do nothing returning id`)
  const subscriber = await lockSubscriber(req, { email })
  if (subscriber && (made.rows.length > 0 || isDue(subscriber, now))) await request(req, subscriber, now)
  return { title: SUBSCRIBE_ANSWER.title, message: SUBSCRIBE_ANSWER.text }
}

/** Whether to mail a link: not to a subscriber, and not right after the last mail. */
function isDue({ status, mailedAt }: Subscriber, now: Date): boolean {
  if (status === 'subscribed') return false
  return status === 'unsubscribed' || mailedAt === null || now.getTime() - mailedAt.getTime() >= MAIL_AGAIN_AFTER_MINUTES * 60_000
}

async function request(req: PayloadRequest, before: Subscriber, now: Date): Promise<void> {
  const at = now.toISOString()
  const round = before.status === 'pending' && isConfirmable(before, now) ? before.round : before.round + 1
  const database = await transactionOf(req)
  await database.execute(sql`
    update newsletter_subscribers
    set status = 'pending', round = ${round}, requested_at = ${at}::timestamptz, mailed_at = ${at}::timestamptz, updated_at = now()
    where id = ${before.id}::uuid`)
  await recordAudit(req, { action: 'newsletter-requested', subjectType: 'newsletter-subscribers', subjectId: before.id })
  const { id, email } = before
  const secrets = { link: confirmAddress({ id, round }) }
  await notify(req, newsletterAsked, { subscriber: id, email }, { secrets, whenFull: 'refuse', unsubscribeUrl: unsubscribeAddress({ id }) })
}
