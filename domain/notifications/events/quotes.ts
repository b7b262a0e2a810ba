import { z } from 'zod'
import { REVIEW_REQUIRED } from '../../framing/notChecked'
import { addCents } from '../../money/cents'
import { centsSchema } from '../../money/centsSchema'
import { usd, usdWithCents } from '../../money/usd'
import { KIT_AFTER_REVIEW } from '../../orders/kitPrice'
import { deadlineDate } from '../../quotes/quoteWords'
import { frameCheckWords } from '../../structure/notCalculated'
import { designLoadsSchema } from '../../structure/site'
import { BEFORE_TAX } from '../../tax/taxWords'
import { addressAudience } from '../audience'
import { defineEvent } from '../defineEvent'

export const quoteSent = defineEvent({
  name: 'quote-sent',
  title: 'Quote sent to its contact',
  feature: 'quotes',
  kind: 'info',
  payload: z.object({
    quote: z.string(),
    number: z.string(),
    revision: z.number(),
    /** In words without an address; empty where the author typed one. */
    title: z.string(),
    totalCents: centsSchema,
    /** Its sales tax; null when none is charged at its site, and for mails from before it was named. */
    taxCents: centsSchema.nullable().default(null),
    validUntil: z.string(),
    needsEngineer: z.boolean(),
    /** The loads its frame passes at by calculation. */
    designSite: designLoadsSchema.nullable().default(null),
    /** Whether the total lacks the kit of uploaded drawings. */
    lacksKit: z.boolean().default(false),
    name: z.string(),
    email: z.string(),
  }),
  secrets: z.object({ link: z.string() }),
  audience: ({ email, name }) => [addressAudience(email, name)],
  values: ({ number, revision, title, totalCents, taxCents, validUntil, needsEngineer, designSite, lacksKit, link }) => ({
    number,
    what:
      revision === 1
        ? `Here is your quote ${number}.`
        : `Here is revision ${revision} of your quote ${number}. It replaces the one before.`,
    title,
    total: taxCents === null ? `${usd(totalCents)} ${BEFORE_TAX}` : usd(totalCents),
    withTax: taxCents === null ? '' : usdWithCents(addCents(totalCents, taxCents)),
    validUntil: deadlineDate(validUntil),
    kit: lacksKit ? KIT_AFTER_REVIEW : '',
    engineer: needsEngineer ? REVIEW_REQUIRED : '',
    notChecked: frameCheckWords(designSite).join(' '),
    link,
  }),
  words: {
    subject: 'Your quote {number}: {total}',
    text: '{what}\n\n| House | {title}\n| Total | {total}\n| With sales tax | {withTax}\n| Valid until | {validUntil}\n\n{kit}\n\nSite preparation, permits and utilities are separate.\n\n{engineer}; the quote says why.\n\n{notChecked}\n\nAnyone with this link can open the quote, so keep it to yourself and your team.',
    action: { label: 'Open the quote', path: '{link}' },
  },
  example: {
    quote: '6f1e',
    number: 'Q-2026-00012',
    revision: 1,
    title: 'The Storch',
    totalCents: 6_623_000,
    taxCents: 546_398,
    validUntil: '2026-12-22T00:00:00.000Z',
    needsEngineer: false,
    designSite: null,
    lacksKit: false,
    name: 'Ada',
    email: 'ada@example.com',
    link: 'https://example.com/quote',
  },
  essential: true,
})

export const quoteEvents = [quoteSent]
