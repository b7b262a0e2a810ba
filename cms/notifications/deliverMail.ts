import { refusedMail } from '@framewell/domain/notifications/mailRules'
import type { Pool } from 'pg'
import { type ClaimedMail, claimMail, settleMail } from './claimMail'
import { unsealed } from './mailSecrets'

/** A mail as it is sent, with the tokens of its links. */
type WholeMail = Omit<ClaimedMail, 'sealed'>
/** Hands a mail to the mail server; undefined if none is configured. */
export type SendMail = (mail: WholeMail) => Promise<void>
/** The configured provider of each channel. Without one, messages stay in the outbox. */
export interface Providers {
  readonly mail?: SendMail | undefined
  readonly sms?: SendMail | undefined
}

/**
 * Delivers one mail of the outbox.
 *
 * The guarantee: a mail is sent only after the change that caused it is committed, and two relays never both send it. One gap remains that
 * no sender can close: if the process is killed between the mail server's acceptance and our record of it, the mail is sent again after the
 * lease under the same Message-ID, which lets mail systems recognize the duplicate.
 * @throws the mail server's error, so that the queue tries again later
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

/** A 5xx answer to a recipient is permanent. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500
}

function whole({ sealed, ...mail }: ClaimedMail): WholeMail {
  if (sealed === null) return mail
  const { unsubscribeUrl, ...body } = unsealed(sealed)
  return { ...mail, ...body, unsubscribe_url: unsubscribeUrl }
}
