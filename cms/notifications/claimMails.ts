import { OPERATORS } from '@framewell/domain/notifications/audience'
import { MAIL_CHANNELS } from '@framewell/domain/notifications/mailStates'
import type { Pool } from 'pg'
import { z } from 'zod'
import { retryWait } from '../platform/jobs/retryWait'
import { CHANGES_CHANNEL, type ChangeMessage } from '../platform/live/changeMessage'

/** A mail whose relay died while sending is taken over after this time; no mail server takes longer to answer. */
const LEASE_SECONDS = 90
/** Concurrent sends of one process. */
const AT_ONCE = 4

const claimed = z.object({
  id: z.string(),
  channel: z.enum(MAIL_CHANNELS),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  unsubscribe_url: z.string().nullable(),
  sealed: z.string().nullable(),
  attempts: z.coerce.number(),
})
/** As stored: without the tokens of its links, which are in `sealed`. */
export type ClaimedMail = z.infer<typeof claimed>

/** Claims due mails for sending, the oldest first. A single statement, so that exactly one of several relays gets each. */
export async function claimMails(pool: Pool): Promise<ClaimedMail[]> {
  const { rows } = await pool.query(
    `update outgoing_mail
     set status = 'sending', attempts = attempts + 1, lease_until = now() + make_interval(secs => $1), updated_at = now()
     where id in (select id from outgoing_mail
       where status in ('queued', 'sending') and (send_after is null or send_after <= now()) and (lease_until is null or lease_until <= now())
       order by created_at limit $2 for update skip locked)
     returning id, channel::text as channel, "to", subject, text, html, unsubscribe_url, sealed, attempts`,
    [LEASE_SECONDS, AT_ONCE],
  )
  return z.array(claimed).parse(rows)
}

export interface MailOutcome {
  readonly status: 'sent' | 'outbox' | 'queued' | 'bounced' | 'failed'
  readonly error?: string
}

/**
 * Records how a claimed mail ended; only the attempt that holds the claim may. One that was refused waits for its next attempt; a sent one is
 * stored without its secrets.
 */
export async function settleMail(pool: Pool, { id, attempts }: ClaimedMail, { status, error }: MailOutcome): Promise<void> {
  const told: ChangeMessage = { topic: 'mails', id, to: [OPERATORS] }
  await pool.query(
    `with settled as (update outgoing_mail
     set status = $3::text::enum_outgoing_mail_status, error = $4,
       lease_until = case when $3::text = 'queued' then now() + ${retryWait('attempts')} end, sent_at = case when $3::text = 'sent' then now() else sent_at end,
       sealed = case when $3::text in ('sent', 'failed', 'bounced') then null else sealed end, updated_at = now()
     where id = $1 and attempts = $2 and status = 'sending' returning id)
     select pg_notify($5, $6) from settled`,
    [id, attempts, status, error ?? null, CHANGES_CHANNEL, JSON.stringify(told)],
  )
}
