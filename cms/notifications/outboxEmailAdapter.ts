import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { EmailAdapter } from 'payload'

/** Payload's own mails (a forgotten password) take the same way out as all others. */
export const outboxEmailAdapter: EmailAdapter<void> = ({ payload }) => ({
  name: 'outbox',
  defaultFromAddress: 'no-reply@framewell.test',
  defaultFromName: 'Framewell',
  sendEmail: async ({ to, subject, text, html }) => {
    const htmlText = typeof html === 'string' ? html : null
    const plain = typeof text === 'string' ? text : withoutTags(htmlText ?? '')
    await payload.db.drizzle.execute(sql`
      insert into outgoing_mail ("to", subject, text, html, status, attempts, dedup_key)
      values (${addresses(to)}, ${subject ?? ''}, ${plain}, ${htmlText}, 'queued', 0, ${randomUUID()})`)
  },
})

function addresses(to: unknown): string {
  const list = Array.isArray(to) ? to : [to]
  return list.map((one) => (typeof one === 'object' && one !== null && 'address' in one ? String(one.address) : String(one))).join(', ')
}

/** Readable text of a small HTML mail: link addresses kept, tags dropped. */
function withoutTags(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gis, '$2 ($1)')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
