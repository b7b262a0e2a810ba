import { z } from 'zod'
import { makeSealer } from '../platform/http/calls/sealer'

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
 * without its tokens, and whole but encrypted, until it has left. Operators, and people who only have the
 * database, read no token. No caller says what is secret; nobody can forget to.
 */
const sealer = makeSealer('outgoing mail', [{ table: 'outgoing_mail', column: 'sealed' }])

/** The whole mail, encrypted; null when there is nothing to hide in it. */
export function sealed(body: MailBody): string | null {
  if (JSON.stringify(withoutSecrets(body)) === JSON.stringify(body)) return null
  return sealer.seal(JSON.stringify(body))
}

/** @throws Error for a mail that was sealed under a secret that is not known any more. */
export function unsealed(text: string): MailBody {
  return bodySchema.parse(JSON.parse(sealer.open(text)))
}
