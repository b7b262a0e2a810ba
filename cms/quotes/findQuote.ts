import type { PayloadRequest } from 'payload'
import { refuseUnlessOwner } from '../parties/refuseUnlessOwner'
import type { IssuedQuote } from '../payload-types'
import { lockRow } from '../platform/database/lockRow'
import type { Refusing } from '../platform/http/calls/callContext'
import { quoteLinks } from './quoteLinks'

interface QuoteLink {
  readonly id: string
  readonly token: string
}

/** A quote with its hidden fields, or null. The caller checks who may see it: by role, or by the link's token. */
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

/** @throws CallProblem unknownQuote for an unknown ID and a wrong token alike. */
export async function openQuote({ req, refuse }: Refusing<'unknownQuote'>, { id, token }: QuoteLink): Promise<IssuedQuote> {
  const stored = await findQuote(req, id)
  if (!stored || !quoteLinks.opens(token, stored)) throw refuse('unknownQuote')
  return stored
}

/**
 * The same for a person who may act on it, with the quote locked until the transaction ends.
 * @throws CallProblem signInRequired, forbidden once a company has taken the quote as its own.
 */
export async function openQuoteForChange(context: Refusing<'unknownQuote'>, link: QuoteLink): Promise<IssuedQuote> {
  await lockRow(context.req, 'issued-quotes', link.id)
  const quote = await openQuote(context, link)
  await refuseUnlessOwner(context.req, quote.company)
  return quote
}
