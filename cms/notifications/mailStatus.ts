/**
 * queued: waits for the relay. sending: a relay holds it under a lease. sent: the mail server took it.
 * failed: given up after the last attempt. outbox: no mail server is configured; it stays here to be read.
 */
export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'failed', 'outbox'] as const
