/** A message's channel. */
export const MAIL_CHANNELS = ['mail', 'sms'] as const

/**
 * queued: waits for the relay. sending: a relay holds it under a lease. sent: the mail server accepted it. bounced: the recipient was
 * refused permanently, or it bounced. failed: given up after the last attempt. outbox: no server is configured; it stays here to be read.
 */
export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'bounced', 'failed', 'outbox'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

export const MAIL_STATUS_LABELS: Readonly<Record<MailStatus, string>> = {
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  bounced: 'Bounced',
  failed: 'Failed',
  outbox: 'In the outbox',
}

/** States from which an operator may resend. */
export const RETRIABLE: readonly MailStatus[] = ['failed', 'bounced', 'outbox']
