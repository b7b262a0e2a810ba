import { companyDay } from '@framewell/domain/dates/businessDays'
import { floorArea } from '@framewell/domain/framing/outline'
import { quoteSent } from '@framewell/domain/notifications/events/quotes'
import type { MailLeaves } from '@framewell/domain/notifications/mailLeaves'
import { isUploaded, orderedPart } from '@framewell/domain/orders/kitPrice'
import type { QuoteContact } from '@framewell/domain/quotes/contact'
import type { Quote } from '@framewell/domain/quotes/quote'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import type { PayloadRequest } from 'payload'
import { env } from '../env'
import { deliveryAt } from '../network/getDelivery'
import { notify } from '../notifications/notify'
import { plainWords } from '../notifications/plainWords'
import type { WhenFull } from '../notifications/queueMail'
import { kitCentsOf } from './kitCentsOf'

/** A quote with the token that opens it. */
interface Linked {
  readonly quote: Quote
  readonly token: string
}

/** Mails a contact the quote's number, total, validity and private link, in the request's transaction. @returns when the mail leaves */
export async function sendQuote(
  req: PayloadRequest,
  { quote, token }: Linked,
  to: QuoteContact,
  whenFull: WhenFull,
  now: Date,
): Promise<MailLeaves> {
  const { id, number, revision, title, inputs, totalCents, tax, site, layout, validUntil, warnings } = quote
  const link = `${env.SITE_URL}${quotePath({ id, token })}`
  const kitCents = orderedPart(inputs, quote, await kitCentsOf(req, quote))
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
      kitCents,
      site,
      delivery: kitCents === null ? null : await deliveryOf(req, quote, now),
      validUntil,
      needsEngineer: warnings.length > 0,
      designSite: layout?.designSite ?? null,
      lacksKit: isUploaded(inputs),
      name: to.name,
      email: to.email,
    },
    { secrets: { link }, whenFull },
  )
}

/** Its delivery if it is ordered today, where its site and its house are known. */
async function deliveryOf(req: PayloadRequest, { site, layout }: Quote, now: Date) {
  const found = site.zip && layout && (await deliveryAt(req, site.zip, floorArea(layout), now))
  return found ? { place: `${found.city}, ${found.state}`, earliest: found.earliest?.day ?? null, asOf: companyDay(now) } : null
}
