import { createTransport } from 'nodemailer'
import type { SendMail } from './deliverMail'

interface SmtpOptions {
  /** The server lies behind networks of others: no mail is handed over in plain words. */
  readonly requireTls?: boolean
}

/** Sends through a mail server. The Message-ID is made of the row's id: a copy that had to be sent again is recognised as one. */
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
