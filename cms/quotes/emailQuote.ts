import { maskedEmail } from '@framewell/domain/parties/maskedEmail'
import type { emailQuote as emailQuoteCall } from '@framewell/domain/quotes/quoteCalls'
import { closedQuoteRefusal } from '@framewell/domain/quotes/quoteStatus'
import { recordAudit } from '../platform/audit/recordAudit'
import type { Operation } from '../platform/http/calls/bindCall'
import { typedName } from '../platform/http/calls/typedName'
import { openQuoteForChange } from './findQuote'
import { sendQuote } from './sendQuote'
import { contactFields, quoteAnswer } from './storedQuote'

/** Mails the private link of an open quote to its contact, and to no other; a quote without one takes the contact given here, once. */
export const emailQuote: Operation<typeof emailQuoteCall> = async (context, { id, token, contact: given }) => {
  const { req, now, refuse } = context
  const quote = quoteAnswer(await openQuoteForChange(context, { id, token }), now)
  const no = closedQuoteRefusal(quote.status)
  if (no) throw refuse(no.refusal)
  const contact = quote.contact ?? given
  if (!contact) throw refuse('noContact')
  if (!quote.contact) {
    // The link's token opened the quote; the collection is closed to strangers.
    await req.payload.update({ collection: 'issued-quotes', id, data: contactFields(contact), overrideAccess: true, req })
    const after = { address: typedName(contact.email) }
    await recordAudit(req, { action: 'quote-contact', subjectType: 'issued-quotes', subjectId: id, after })
  }
  await sendQuote(req, { quote, token }, contact, 'refuse', now)
  return { sentTo: maskedEmail(contact.email) }
}
