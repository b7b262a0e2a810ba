import type { downloadQuote as downloadQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import { documentIssuer } from '../content/site/documentIssuer'
import type { Operation } from '../platform/http/calls/bindCall'
import { openQuote } from './findQuote'
import { kitCentsOf } from './kitCentsOf'
import { quoteDocuments } from './quoteDocuments'
import { quoteAnswer } from './storedQuote'

/** The quote as a PDF, for the holder of its private link. */
export const downloadQuote: Operation<typeof downloadQuoteCall> = async (context, link) => {
  const { req, now } = context
  const quote = quoteAnswer(await openQuote(context, link), now)
  const pdf = await quoteDocuments.write('quote', {
    quote,
    kitCents: await kitCentsOf(req, quote),
    issuer: await documentIssuer(req),
    token: link.token,
  })
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="${quote.number}-revision-${quote.revision}.pdf"`,
      'cache-control': 'private, no-store',
    },
  })
}
