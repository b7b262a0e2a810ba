import { createTransport } from 'nodemailer'
import type { SendMail } from './deliverMail'

/** Sends through a mail server. The Message-ID is made of the row's id: a copy that had to be sent again is recognised as one. */
export function smtp(url: string, from: string, domain: string): SendMail {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
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
