import { createTransport } from 'nodemailer'
import type { SendMail } from './deliverMails'

interface SmtpOptions {
  /** Set for a remote server: mails are never sent unencrypted. */
  readonly requireTls?: boolean
}

/** Sends through a mail server. The Message-ID is derived from the row's ID, so that a repeated mail is recognized as a duplicate. */
export function smtp(url: string, from: string, domain: string, { requireTls = false }: SmtpOptions = {}): SendMail {
  const transport = createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return async ({ id, to, subject, text, html, unsubscribe_url }) => {
    await transport.sendMail({
      from,
      to,
      subject,
      text,
      ...(html ? { html } : {}),
      ...(unsubscribe_url
        ? { headers: { 'List-Unsubscribe': `<${unsubscribe_url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
        : {}),
      messageId: `<${id}@${domain}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}
