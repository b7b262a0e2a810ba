import { refusedMail } from '@framewell/domain/notifications/mailRules'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type ClaimedMail, claimMails, settleMail } from './claimMails'
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
 * Delivers some due mails of the outbox; one that the mail server did not take waits for its next attempt.
 *
 * The guarantee: a mail is sent only after the change that caused it is committed, and two relays never both send it. One gap remains that
 * no sender can close: if the process is killed between the mail server's acceptance and our record of it, the mail is sent again after the
 * lease under the same Message-ID, which lets mail systems recognize the duplicate.
 * @returns how many were due
 */
export async function deliverMails(pool: Pool, providers: Providers, log: Pick<Logger, 'warn'>): Promise<number> {
  const due = await claimMails(pool)
  await Promise.all(due.map((mail) => deliver(pool, providers, mail, log)))
  return due.length
}

async function deliver(pool: Pool, providers: Providers, mail: ClaimedMail, log: Pick<Logger, 'warn'>): Promise<void> {
  const send = providers[mail.channel]
  if (!send) return settleMail(pool, mail, { status: 'outbox' })
  try {
    await send(whole(mail))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const status = refusedMail(mail.attempts, isRefusedForGood(error))
    await settleMail(pool, mail, { status, error: reason.slice(0, 1000) })
    log.warn({
      err: error,
      mail: mail.id,
      msg: status === 'queued' ? 'A mail could not be sent; it will be tried again' : 'A mail was refused',
    })
    return
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
