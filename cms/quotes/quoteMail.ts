import { usd } from '@framewell/domain/money/usd'
import type { QuoteContact } from '@framewell/domain/quotes/contact'
import type { Quote } from '@framewell/domain/quotes/quote'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import type { PayloadRequest } from 'payload'
import { env } from '../env'
import { greeting, plainWords } from '../notifications/plainWords'
import { queueMail } from '../notifications/queueMail'
import { quoteLinks } from './quoteLinks'

/** Queues the mail with a quote's number, total, validity and private link, in the request's transaction. */
export async function queueQuoteMail(
  req: PayloadRequest,
  quote: Quote,
  mail: { readonly to: QuoteContact; readonly dedupKey: string },
): Promise<void> {
  const { number, revision, title, totalCents, validUntil, warnings } = quote
  const link = `${env.SITE_URL}${quotePath({ id: quote.id, token: quoteLinks.tokenFor(quote.id) })}`
  await queueMail(req, {
    to: mail.to.email,
    subject: `Your quote ${number}: ${usd(totalCents)}`,
    text: [
      greeting(mail.to.name),
      revision === 1
        ? `Here is your quote ${number}.`
        : `Here is revision ${revision} of your quote ${number}. It replaces the one before.`,
      [plainWords(title, 'Steel frame from uploaded drawings'), `Total: ${usd(totalCents)}`, `Valid until: ${longDate(validUntil)}`].join(
        '\n',
      ),
      'Site preparation, permits and utilities are separate.',
      ...(warnings.length > 0 ? ['An engineer must review this frame before production; the quote says why.'] : []),
      `Open it, download it as a PDF or change it:\n${link}`,
      'Whoever has this link can open the quote, so keep it to yourself and your team.',
    ].join('\n\n'),
    dedupKey: mail.dedupKey,
  })
}
