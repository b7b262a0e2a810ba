import type { MailLeaves } from '@framewell/domain/notifications/mailLeaves'
import { isAnonymousAddress } from '@framewell/domain/privacy/policy'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../platform/database/transactionOf'
import { CallProblem } from '../platform/http/calls/CallProblem'
import { sealed, withoutSecrets } from './mailSecrets'
import { recipientRoom } from './recipientRoom'

/**
 * What becomes of a mail that a visitor causes to an address which strangers may have filled. `wait`: it leaves later, or not at all; what it
 * tells of is done all the same. `refuse`: the mail is all that was asked for. `send`: it tells the owner of an account what was done with that.
 */
export type WhenFull = 'wait' | 'refuse' | 'send'

export interface Mail {
  /** A text message goes to a phone, and is its subject alone. */
  readonly channel?: 'mail' | 'sms'
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string
  /** Ends what this mail belongs to, by GET (a page) and by one POST (RFC 8058); sent as the List-Unsubscribe header. */
  readonly unsubscribeUrl?: string
  /** One mail per key: a repeated cause (a retry, a second worker) queues nothing new. */
  readonly dedupKey: string
  /** `wait` unless said. */
  readonly whenFull?: WhenFull | undefined
  /** Whose preferences it was written by. */
  readonly account?: string
  /** The event it tells of. */
  readonly event?: string
  /** Leaves no earlier than this. */
  readonly sendAfter?: Date | undefined
}

/**
 * Writes a mail to the outbox in the request's own transaction; it leaves only after that is committed, and only once. The outbox shows it
 * without the tokens of its links.
 * @returns when it leaves as far as its recipient's other mails go; a person's quiet hours are theirs.
 * @throws CallProblem tooManyMails for one with `refuse` when visitors have caused too many mails to this address.
 */
export async function queueMail(req: PayloadRequest, { whenFull = 'wait', ...mail }: Mail): Promise<MailLeaves> {
  const to = oneLine(mail.to)
  // A record outlived its person: nobody is there to read it.
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

/** A header holds one line: what follows a line break would become another header. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ').trim()
}
