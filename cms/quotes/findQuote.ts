import type { getQuote } from '@framewell/domain/quotes/quoteCalls'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '../database/transactionOf'
import { CallProblem } from '../http/CallProblem'
import { opensWith } from '../http/privateToken'
import type { IssuedQuote } from '../payload-types'

interface QuoteLink {
  readonly id: string
  readonly token: string
}

/** A quote with its hidden members, or null. Who may see it is for the caller to check: by role, or by the link's token. */
export function findQuote(req: PayloadRequest, id: string): Promise<IssuedQuote | null> {
  return req.payload.findByID({
    collection: 'issued-quotes',
    id,
    disableErrors: true,
    showHiddenFields: true,
    // An owner has no account: the token is the right to it.
    overrideAccess: true,
    req,
  })
}

/** @throws CallProblem unknownQuote alike for an unknown id and a wrong token. */
export async function openQuote(req: PayloadRequest, { id, token }: QuoteLink): Promise<IssuedQuote> {
  const stored = await findQuote(req, id)
  if (!stored || !opensWith(token, stored.tokenHash)) throw new CallProblem<typeof getQuote>('unknownQuote')
  return stored
}

/** The same, and nobody else changes the quote until the transaction ends. */
export async function openQuoteForChange(req: PayloadRequest, link: QuoteLink): Promise<IssuedQuote> {
  const database = await transactionOf(req)
  await database.execute(sql`select 1 from issued_quotes where id = ${link.id} for update`)
  return openQuote(req, link)
}
