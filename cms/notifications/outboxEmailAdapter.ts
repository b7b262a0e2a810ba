import { randomUUID } from 'node:crypto'
import { createLocalReq, type EmailAdapter } from 'payload'
import { queueMail } from './queueMail'

/** Sends Payload's own mails through the outbox. */
export const outboxEmailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'no-reply@framewell.test',
  defaultFromName: 'Framewell',
  sendEmail: async ({ to, subject, text, html }) => {
    const htmlText = typeof html === 'string' ? html : null
    const plain = typeof text === 'string' ? text : withoutTags(htmlText ?? '')
    await queueMail(await createLocalReq({}, payload), {
      to: addresses(to),
      subject: subject ?? '',
      text: plain,
      ...(htmlText === null ? {} : { html: htmlText }),
      dedupKey: randomUUID(),
    })
  },
})

function addresses(to: unknown): string {
  const list = Array.isArray(to) ? to : [to]
  return list.map((one) => (typeof one === 'object' && one !== null && 'address' in one ? String(one.address) : String(one))).join(', ')
}

/** Plain text of a small HTML mail: keeps link addresses, drops tags. */
function withoutTags(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gis, '$2 ($1)')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
