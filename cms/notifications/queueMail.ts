import { isAnonymousAddress } from '@framewell/domain/privacy/policy'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'
import { limitRecipient } from './limitRecipient'
import { sealed, withoutSecrets } from './mailSecrets'

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
  /** 'reserve': may use the few mails an hour that are kept back for it, so that nobody can use up a person's way back in. */
  readonly kept?: 'reserve'
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
 * @throws CallProblem tooManyRequests when visitors have caused too many mails to this address.
 */
export async function queueMail(req: PayloadRequest, mail: Mail): Promise<void> {
  const to = oneLine(mail.to)
  // A record outlived its person: nobody is there to read it.
  if (isAnonymousAddress(to)) return
  await limitRecipient(req, to, mail.kept === 'reserve')
  const body = { subject: oneLine(mail.subject), text: mail.text, html: mail.html ?? null, unsubscribeUrl: mail.unsubscribeUrl ?? null }
  const { subject, text, html, unsubscribeUrl } = withoutSecrets(body)
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into outgoing_mail (channel, "to", subject, text, html, unsubscribe_url, sealed, status, attempts, dedup_key, account_id, event_id, send_after)
    values (${mail.channel ?? 'mail'}::enum_outgoing_mail_channel, ${to}, ${subject}, ${text}, ${html}, ${unsubscribeUrl}, ${sealed(body)}, 'queued', 0, ${mail.dedupKey},
      ${mail.account ?? null}, ${mail.event ?? null}, ${mail.sendAfter?.toISOString() ?? null}::timestamptz)
    on conflict (dedup_key) do nothing`)
}

/** A header holds one line: what follows a line break would become another header. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, ' ').trim()
}
