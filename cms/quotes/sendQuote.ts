import { quoteSent } from '@framewell/domain/notifications/events/quotes'
import type { MailLeaves } from '@framewell/domain/notifications/mailLeaves'
import { isUploaded } from '@framewell/domain/orders/kitPrice'
import type { QuoteContact } from '@framewell/domain/quotes/contact'
import type { Quote } from '@framewell/domain/quotes/quote'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import type { PayloadRequest } from 'payload'
import { env } from '../env'
import { notify } from '../notifications/notify'
import { plainWords } from '../notifications/plainWords'
import type { WhenFull } from '../notifications/queueMail'

/** A quote with the token that opens it. */
interface Linked {
  readonly quote: Quote
  readonly token: string
}

/** Mails a contact the quote's number, total, validity and private link, in the request's transaction. @returns when the mail leaves */
export async function sendQuote(req: PayloadRequest, { quote, token }: Linked, to: QuoteContact, whenFull: WhenFull): Promise<MailLeaves> {
  const { id, number, revision, title, totalCents, tax, validUntil, warnings } = quote
  const link = `${env.SITE_URL}${quotePath({ id, token })}`
  return notify(
    req,
    quoteSent,
    {
      quote: id,
      number,
      revision,
      title: plainWords(title, 'Steel frame from uploaded drawings'),
      totalCents,
      taxCents: tax?.taxCents ?? null,
      validUntil,
      needsEngineer: warnings.length > 0,
      designSite: quote.layout?.designSite ?? null,
      lacksKit: isUploaded(quote.inputs),
      name: to.name,
      email: to.email,
    },
    { secrets: { link }, whenFull },
  )
}
