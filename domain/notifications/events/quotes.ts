import { z } from 'zod'
import { REVIEW_REQUIRED } from '../../framing/notChecked'
import { addCents, type Cents } from '../../money/cents'
import { centsSchema } from '../../money/centsSchema'
import { subtractCents } from '../../money/differences'
import { usd, usdWithCents } from '../../money/usd'
import { type Site, siteSchema } from '../../network/siteAnswers'
import { KIT_AFTER_REVIEW } from '../../orders/kitPrice'
import { deadlineDate, longDate } from '../../quotes/quoteWords'
import { frameCheckWords } from '../../structure/notCalculated'
import { designLoadsSchema } from '../../structure/site'
import { BEFORE_TAX } from '../../tax/taxWords'
import { addressAudience } from '../audience'
import { defineEvent } from '../defineEvent'

/** Both parts of a total; nothing where all of it, or none, is ordered. */
function partValues(totalCents: Cents, kitCents: Cents | null) {
  const whole = kitCents === null || kitCents === totalCents
  return { kitPart: whole ? '' : usd(kitCents), otherPart: whole ? '' : usd(subtractCents(totalCents, kitCents)) }
}

interface QuotedDelivery {
  readonly place: string
  readonly earliest: string | null
  readonly asOf: string
}

function siteValues({ zip, deliverBy }: Site, delivery: QuotedDelivery | null) {
  return {
    place: delivery ? `${delivery.place} ${zip}` : (zip ?? ''),
    earliest: delivery?.earliest ? `${longDate(delivery.earliest)}, if you order on ${longDate(delivery.asOf)}` : '',
    neededBy: deliverBy ? longDate(deliverBy) : '',
  }
}

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
    /** What of the total is ordered, the framing kit; null where none of it is, and for mails from before it was named. */
    kitCents: centsSchema.nullable().default(null),
    /** Where and by which day it is needed, as far as it was given. */
    site: siteSchema.default({ zip: null, deliverBy: null }),
    /** The place of that ZIP code, and the earliest delivery there as of the mail; null without one. */
    delivery: z.object({ place: z.string(), earliest: z.string().nullable(), asOf: z.string() }).nullable().default(null),
    /** Whether the total lacks the kit of uploaded drawings. */
    lacksKit: z.boolean().default(false),
    name: z.string(),
    email: z.string(),
  }),
  secrets: z.object({ link: z.string() }),
  audience: ({ email, name }) => [addressAudience(email, name)],
  values: ({
    number,
    revision,
    title,
    totalCents,
    taxCents,
    kitCents,
    site,
    delivery,
    validUntil,
    needsEngineer,
    designSite,
    lacksKit,
    link,
  }) => ({
    number,
    what:
      revision === 1
        ? `Here is your quote ${number}.`
        : `Here is revision ${revision} of your quote ${number}. It replaces the one before.`,
    title,
    total: taxCents === null ? `${usd(totalCents)} ${BEFORE_TAX}` : usd(totalCents),
    withTax: taxCents === null ? '' : usdWithCents(addCents(totalCents, taxCents)),
    validUntil: deadlineDate(validUntil),
    ...partValues(totalCents, kitCents),
    ...siteValues(site, delivery),
    kit: lacksKit ? KIT_AFTER_REVIEW : '',
    engineer: needsEngineer ? REVIEW_REQUIRED : '',
    notChecked: frameCheckWords(designSite).join(' '),
    link,
  }),
  words: {
    subject: 'Your quote {number}: {total}',
    text: '{what}\n\n| House | {title}\n| Total | {total}\n| With sales tax | {withTax}\n| Of that, the framing kit we deliver | {kitPart}\n| Of that, from your own suppliers | {otherPart}\n| Valid until | {validUntil}\n| Site | {place}\n| Earliest delivery | {earliest}\n| Needed by | {neededBy}\n\n{kit}\n\nSite preparation, permits and utilities are separate.\n\n{engineer}; the quote says why.\n\n{notChecked}\n\nAnyone with this link can open the quote, so keep it to yourself and your team.',
    action: { label: 'Open the quote', path: '{link}' },
  },
  example: {
    quote: '6f1e',
    number: 'Q-2026-00012',
    revision: 1,
    title: 'The Storch, 1,800 sq ft',
    totalCents: 6_623_000,
    taxCents: 546_398,
    kitCents: 4_343_000,
    site: { zip: '77002', deliverBy: '2027-02-12' },
    delivery: { place: 'Houston, TX', earliest: '2027-01-04', asOf: '2026-12-01' },
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
