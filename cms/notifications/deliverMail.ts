import { refusedMail } from '@framewell/domain/notifications/mailRules'
import type { Pool } from 'pg'
import { type ClaimedMail, claimMail, settleMail } from './claimMail'
import { unsealed } from './mailSecrets'

/** A mail as it leaves: whole, with the tokens of its links. */
type WholeMail = Omit<ClaimedMail, 'sealed'>
/** Hands a mail to the mail server; undefined where none is configured. */
export type SendMail = (mail: WholeMail) => Promise<void>
/** Who sends: each channel whose provider is configured. Without one, messages stay in the outbox. */
export interface Providers {
  readonly mail?: SendMail | undefined
  readonly sms?: SendMail | undefined
}

/**
 * Delivers one mail of the outbox.
 *
 * The guarantee: a mail leaves only after the change that caused it is committed, and two relays never send it both. A process killed
 * between the mail server's acceptance and our note of it is the one gap no sender can close: the mail is sent again after the lease, under
 * the same Message-ID, by which mail systems recognise the copy.
 * @throws the mail server's error, so that the queue tries again later.
 */
export async function deliverMail(pool: Pool, providers: Providers, id: string): Promise<void> {
  const mail = await claimMail(pool, id)
  if (!mail) return
  const send = providers[mail.channel]
  if (!send) return settleMail(pool, mail, { status: 'outbox' })
  try {
    await send(whole(mail))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const status = refusedMail(mail.attempts, isRefusedForGood(error))
    await settleMail(pool, mail, { status, error: reason.slice(0, 1000) })
    if (status === 'bounced') return
    throw error
  }
  await settleMail(pool, mail, { status: 'sent' })
}

/** A mail server that answers 5xx to a recipient means it. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}

function whole({ sealed, ...mail }: ClaimedMail): WholeMail {
  if (sealed === null) return mail
  const { unsubscribeUrl, ...body } = unsealed(sealed)
  return { ...mail, ...body, unsubscribe_url: unsubscribeUrl }
}
