import type { MailLeaves } from '@framewell/domain/notifications/mailLeaves'
import { isAnonymousAddress } from '@framewell/domain/privacy/policy'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../platform/database/transactionOf'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { sealed, withoutSecrets } from './mailSecrets'
import { recipientRoom } from './recipientRoom'

/**
 * What happens to a mail that a visitor causes to an address at its limit. `wait`: it is sent later or not at all; the operation succeeds.
 * `refuse`: the operation fails, because the mail is its purpose. `send`: it is always sent, because it informs an account's owner of a
 * change.
 */
export type WhenFull = 'wait' | 'refuse' | 'send'

export interface Mail {
  /** A text message goes to a phone and consists of its subject. */
  readonly channel?: 'mail' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Unsubscribes from these mails, by GET (a page) and by a single POST (RFC 8058); sent as the List-Unsubscribe header. */
  readonly unsubscribeUrl?: string
  /** One mail per key: a repeated cause (a retry, a second worker) queues no second mail. */
  readonly dedupKey: string
  /** `wait` by default. */
  readonly whenFull?: WhenFull | undefined
  /** The account whose preferences were applied. */
  readonly account?: string
  /** The event it announces. */
  readonly event?: string
  /** Not sent before this time. */
  readonly sendAfter?: Date | undefined
}

/**
 * Writes a mail to the outbox in the request's transaction; it is sent once, after the commit. The outbox shows it without the tokens of
 * its links.
 * @returns when it is sent, considering its recipient's limit but not a person's quiet hours
 * @throws CallProblem tooManyMails for one with `refuse` if visitors have caused too many mails to this address
 */
export async function queueMail(req: PayloadRequest, { whenFull = 'wait', ...mail }: Mail): Promise<MailLeaves> {
  const to = oneLine(mail.to)
  // The address of an anonymized person: nobody reads it.
  if (isAnonymousAddress(to)) return 'never'
  const room = whenFull === 'send' ? 'now' : await recipientRoom(req, to)
  if (room !== 'now' && whenFull === 'refuse') throw tooManyMails(room)
  if (room === 'none') return 'never'
  const sendAfter = room === 'now' ? mail.sendAfter : room.after
  const body = { subject: oneLine(mail.subject), text: mail.text, html: mail.html ?? null, unsubscribeUrl: mail.unsubscribeUrl ?? null }
  const { subject, text, html, unsubscribeUrl } = withoutSecrets(body)
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into outgoing_mail (channel, "to", subject, text, html, unsubscribe_url, sealed, status, attempts, dedup_key, account_id, event_id, send_after)
    values (${mail.channel ?? 'mail'}::enum_outgoing_mail_channel, ${to}, ${subject}, ${text}, ${html}, ${unsubscribeUrl}, ${sealed(body)}, 'queued', 0, ${mail.dedupKey},
      ${mail.account ?? null}, ${mail.event ?? null}, ${sendAfter?.toISOString() ?? null}::timestamptz)
    on conflict (dedup_key) do nothing`)
  return room === 'now' ? 'now' : 'later'
}

function tooManyMails(room: 'none' | { readonly after: Date }): CallProblem {
  return new CallProblem('tooManyMails', { retryAfterSeconds: room === 'none' ? 3600 : (room.after.getTime() - Date.now()) / 1000 })
}

/** A header is a single line: text after a line break would become another header. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ').trim()
}
