import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { env } from '../env'

/** What every token of ours looks like, and nothing that people write: 40 or more characters of an address without a break. An id has 36. */
const TOKEN = /[A-Za-z0-9_-]{40,}/g
/** Stands in a stored mail where its secret was. */
export const HIDDEN = '[private]'

const bodySchema = z.object({ subject: z.string(), text: z.string(), html: z.string().nullable(), unsubscribeUrl: z.string().nullable() })
export type MailBody = z.infer<typeof bodySchema>

/** A mail for every reader: the tokens of its links are left out. */
export function withoutSecrets({ subject, text, html, unsubscribeUrl }: MailBody): MailBody {
  return { subject: hide(subject), text: hide(text), html: html && hide(html), unsubscribeUrl: unsubscribeUrl && hide(unsubscribeUrl) }
}

function hide(words: string): string {
  return words.replace(TOKEN, HIDDEN)
}

/*
 * Whoever reads a link's token can do what its owner can: with a password's link, become them. So the outbox holds a mail twice: readable
 * without its tokens, and whole but encrypted, until it has left. The key is derived from PAYLOAD_SECRET: operators, and people who only
 * have the database, read no token. No caller says what is secret; nobody can forget to.
 */
const key = Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'outgoing mail', 32))
const IV_BYTES = 12
const TAG_BYTES = 16

/** The whole mail, encrypted; null when there is nothing to hide in it. */
export function sealed(body: MailBody): string | null {
  if (JSON.stringify(withoutSecrets(body)) === JSON.stringify(body)) return null
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const content = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64')
}

/** @throws Error for a mail that was sealed under another PAYLOAD_SECRET. */
export function unsealed(text: string): MailBody {
  const bytes = Buffer.from(text, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const content = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return bodySchema.parse(JSON.parse(content.toString('utf8')))
}
