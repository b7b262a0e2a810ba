import { z } from 'zod'
import { makeSealer } from '../platform/http/calls/sealer'

/** Matches our tokens and nothing that people write: 40 or more URL characters without a break. An ID has 36. */
const TOKEN = /[A-Za-z0-9_-]{40,}/g
/** Replaces a secret in a stored mail. */
export const HIDDEN = '[private]'

const bodySchema = z.object({ subject: z.string(), text: z.string(), html: z.string().nullable(), unsubscribeUrl: z.string().nullable() })
export type MailBody = z.infer<typeof bodySchema>

/** A mail without the tokens of its links, for every reader. */
export function withoutSecrets({ subject, text, html, unsubscribeUrl }: MailBody): MailBody {
  return { subject: hide(subject), text: hide(text), html: html && hide(html), unsubscribeUrl: unsubscribeUrl && hide(unsubscribeUrl) }
}

function hide(words: string): string {
  return words.replace(TOKEN, HIDDEN)
}

/*
 * A link's token gives the rights of its owner; a password link even their account. The outbox therefore stores a mail twice: readable
 * without its tokens, and complete but encrypted until it is sent. Neither operators nor somebody with only the database can read a token.
 * Tokens are detected automatically, so no caller can forget to mark one.
 */
const sealer = makeSealer('outgoing mail', [{ table: 'outgoing_mail', column: 'sealed' }])

/** The whole mail, encrypted; null if it contains no secret. */
export function sealed(body: MailBody): string | null {
  if (JSON.stringify(withoutSecrets(body)) === JSON.stringify(body)) return null
  return sealer.seal(JSON.stringify(body))
}

/** @throws Error if the mail was sealed under a secret that is no longer known */
export function unsealed(text: string): MailBody {
  return bodySchema.parse(JSON.parse(sealer.open(text)))
}
