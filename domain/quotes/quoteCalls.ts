import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { writtenReason } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { recordId } from '../http/recordId'
import { listInput, listOutput } from '../lists/listInput'
import { centsSchema } from '../money/centsSchema'
import { siteAnswers } from '../network/siteAnswers'
import { mailLeavesSchema } from '../notifications/mailLeaves'
import { advancedAnswersSchema } from './advancedQuote'
import { quoteContactSchema } from './contact'
import { planQuoteChoicesSchema } from './planQuote'
import { QUOTE_KINDS, QUOTE_STATUSES, quoteSchema } from './quote'
import { steelConfigurationSchema } from './steelConfiguration'
import { TOTAL_CHANGED } from './totalChanged'

/** Members every quote call accepts besides the specified payload. */
const submission = {
  contact: quoteContactSchema.optional(),
  /** Where and by when the frame is needed. */
  site: z.object(siteAnswers).partial().optional(),
  /** The price book version the screen used. Another current version is no error as long as the total is the same. */
  priceBookVersion: z.number().int().optional(),
  /** Creates the next revision of this quote instead of a new one. */
  revises: z.object({ id: recordId(), token: z.string().min(16).max(128) }).optional(),
}

const submittedTotal = z
  .number('Send the total in dollars')
  .min(0, 'A total cannot be negative')
  .max(1_000_000_000, 'This total is out of range')

/** Why answers cannot be quoted, or a quote not revised. */
export const ISSUE_ERRORS = {
  totalChanged: { status: 409, message: TOTAL_CHANGED },
  unknownQuote: { status: 404, message: 'This link does not open a quote. Check that it is complete.' },
  alreadyOrdered: {
    status: 409,
    message: 'This quote became an order, or a change order proposes it, and can no longer be changed. Start a new quote.',
  },
  alreadyReplaced: { status: 409, message: 'A newer revision of this quote exists. Open that one to change it.' },
} as const

/** The new quote and its private link's token. */
export const issuedQuoteSchema = z.object({
  quote: quoteSchema,
  token: z.string(),
  /** Path on the site. */
  privateLink: z.string(),
  /** Status of the mail with the link; missing without a contact. */
  mail: mailLeavesSchema.optional(),
})
export type IssuedQuote = z.infer<typeof issuedQuoteSchema>

const issuing = {
  method: 'POST',
  feature: 'quotes',
  access: 'public',
  output: issuedQuoteSchema,
  errors: ISSUE_ERRORS,
  idempotent: true,
  // Not limited by contact: naming another person's address would keep them from quotes. Mail sent there has its own limit.
  rateLimit: { points: 30, windowSeconds: 600, by: ['address'] },
} as const

export const requestPlanQuote = defineCall({
  ...issuing,
  name: 'requestPlanQuote',
  path: '/api/ultra-quotes',
  summary: 'Quote for a finished house of the catalog (three choices)',
  input: planQuoteChoicesSchema.extend({ totalPrice: submittedTotal, ...submission }),
})

export const requestAdvancedQuote = defineCall({
  ...issuing,
  name: 'requestAdvancedQuote',
  path: '/api/advanced-quotes',
  summary: 'Quote by dimensions and options',
  input: advancedAnswersSchema.extend({ totalEstimate: submittedTotal, ...submission }),
})

export const requestSteelQuote = defineCall({
  ...issuing,
  name: 'requestSteelQuote',
  path: '/api/steel-quotes',
  summary: 'Quote for a steel configuration (catalog plan or uploaded plan)',
  input: steelConfigurationSchema.extend({ totalPrice: submittedTotal, ...submission }),
})

const quoteLink = z.object({ id: recordId(), token: z.string().min(16).max(128) })
const { unknownQuote } = ISSUE_ERRORS

export const getQuote = defineCall({
  name: 'getQuote',
  method: 'GET',
  path: '/api/quotes/{id}',
  keys: 'read',
  summary: 'One quote by its private link',
  feature: 'quotes',
  access: 'public',
  input: quoteLink,
  output: z.object({
    quote: quoteSchema,
    /** What a development's framing kits cost, which its order is for; null for a house, whose lines say it. */
    kitCents: centsSchema.nullable(),
    /** When replaced: the newest revision and its private link's path. */
    newest: z.object({ revision: z.number().int(), privateLink: z.string() }).nullable(),
    /** When ordered: the order, and its delivery in words. Null for a development, whose lots are ordered one by one. */
    order: z.object({ number: z.string(), delivery: z.string() }).nullable().default(null),
    /** When no order has it yet: the change order that proposes it, by its order's number and its own. */
    proposed: z.object({ order: z.string(), change: z.number().int() }).nullable().default(null),
  }),
  errors: { unknownQuote },
  rateLimit: { points: 120, windowSeconds: 60, by: ['address'] },
})

export const downloadQuote = defineCall({
  name: 'downloadQuote',
  method: 'GET',
  path: '/api/quotes/{id}/pdf',
  keys: 'read',
  summary: 'The quote as a PDF',
  feature: 'quotes',
  access: 'public',
  input: quoteLink,
  output: z.unknown(),
  answers: 'stream',
  errors: { unknownQuote },
  rateLimit: { points: 30, windowSeconds: 60, by: ['address'] },
})

/** Sends the private link of an open quote to the contact's own address only. A quote without a contact accepts one here, once. */
export const emailQuote = defineCall({
  name: 'emailQuote',
  method: 'POST',
  path: '/api/quotes/{id}/email',
  summary: "Send the quote's private link to its contact",
  feature: 'quotes',
  access: 'public',
  input: quoteLink.extend({ contact: quoteContactSchema.optional() }),
  output: z.object({ sentTo: z.string() }),
  errors: {
    unknownQuote,
    alreadyOrdered: { status: 409, message: 'This quote is ordered. Open it to see the order.' },
    quoteReplaced: { status: 409, message: 'A newer revision of this quote exists. Open that one to send it.' },
    quoteExpired: { status: 409, message: 'This quote has expired. Make its next revision at current prices and send that.' },
    noContact: { status: 422, message: 'Enter a name and an email address to send the quote to.' },
  },
  idempotent: true,
  rateLimit: { points: 5, windowSeconds: 600, by: ['address', 'id'] },
})

/** A contact with a quote's customer, as an operator recorded it. */
const quoteContactedSchema = z.object({ at: z.string(), by: z.string(), notes: z.string() })

export const quoteRowSchema = quoteSchema.pick({
  id: true,
  number: true,
  revision: true,
  kind: true,
  status: true,
  title: true,
  total: true,
  contact: true,
  createdAt: true,
  validUntil: true,
  priceBookVersion: true,
})
export type QuoteRow = z.infer<typeof quoteRowSchema>

export const listQuotes = defineCall({
  name: 'listQuotes',
  method: 'GET',
  path: '/api/quotes',
  keys: 'read',
  summary: 'Quotes, newest first',
  feature: 'quotes',
  access: OPERATOR_ROLES,
  input: listInput({
    sorts: ['made', 'number', 'until', 'total'],
    filters: { kind: z.enum(['all', ...QUOTE_KINDS]).default('all'), status: z.enum(['all', ...QUOTE_STATUSES]).default('all') },
  }),
  output: listOutput(quoteRowSchema).extend({ summary: z.object({ open: z.number(), openTotal: z.number() }) }),
})

/** For operators: a quote without its link, with its configuration's uploaded plans. */
export const reviewQuote = defineCall({
  name: 'reviewQuote',
  method: 'GET',
  path: '/api/quotes/{id}/review',
  keys: 'read',
  summary: 'One quote with its revisions and uploaded plans',
  feature: 'quotes',
  access: OPERATOR_ROLES,
  input: z.object({ id: recordId() }),
  output: z.object({
    quote: quoteSchema,
    /** What a development's framing kits cost, which its order is for; null for a house, whose lines say it. */
    kitCents: centsSchema.nullable(),
    /** All revisions of the number, oldest first. */
    revisions: z.array(z.object({ id: z.string(), revision: z.number(), total: z.number(), createdAt: z.string() })),
    files: z.array(z.object({ id: z.string(), name: z.string(), mimeType: z.string(), sizeBytes: z.number(), uploadedAt: z.string() })),
    /** The last time its customer was contacted; null before. */
    contacted: quoteContactedSchema.nullable(),
  }),
  errors: { unknownQuote },
})

/** For operators: the customer was promised an answer within 24 hours; this records it. */
export const recordQuoteContact = defineCall({
  name: 'recordQuoteContact',
  method: 'POST',
  path: '/api/quotes/{id}/contacts',
  summary: 'Record that the customer of a quote was contacted',
  feature: 'quotes',
  access: OPERATOR_ROLES,
  input: z.object({
    id: recordId(),
    reason: writtenReason('Write what was agreed', 'Write what was agreed, in at least 3 characters'),
  }),
  output: z.object({ contacted: quoteContactedSchema }),
  errors: {
    unknownQuote,
    noCustomer: { status: 409, message: 'This quote was made without a name or an address. There is nobody to contact.' },
  },
  idempotent: true,
})
