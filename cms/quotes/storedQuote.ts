import { storedLayoutSchema } from '@framewell/domain/framing/layout'
import type { QuoteContact } from '@framewell/domain/quotes/contact'
import { type draftQuote, quoteAt } from '@framewell/domain/quotes/draftQuote'
import { type Quote, type QuoteInputs, quoteChangeSchema, quoteInputsSchema } from '@framewell/domain/quotes/quote'
import { quoteLineSchema } from '@framewell/domain/quotes/quoteLine'
import { salesTaxSchema } from '@framewell/domain/tax/salesTax'
import { z } from 'zod'
import type { IssuedQuote } from '../payload-types'
import { planFileLinks } from './files/planFileLinks'

const storedSchema = z.object({
  inputs: quoteInputsSchema,
  lines: z.array(quoteLineSchema),
  tax: salesTaxSchema.nullable().default(null),
  changes: z.array(quoteChangeSchema),
  warnings: z.array(z.string()),
  assumptions: z.array(z.string()),
  layout: storedLayoutSchema.nullable().default(null),
})

/** A quote's record; when it was written and last touched is the database's business. */
export type StoredQuote = Omit<IssuedQuote, 'createdAt' | 'updatedAt'>

/** A stored quote as calls answer it, with its state at this moment. */
export function quoteAnswer(document: StoredQuote, now: Date): Quote {
  const { id, number, revision, kind, title, totalCents, priceBookVersion, issuedAt, validUntil } = document
  const kept = { id, number, revision, kind, title, totalCents, priceBookVersion, createdAt: issuedAt, validUntil }
  const { replacedBy = null, orderedAt = null, siteZip = null, deliverBy = null } = document
  return quoteAt(
    { ...storedSchema.parse(document), ...kept, contact: contactOf(document), site: { zip: siteZip, deliverBy }, replacedBy, orderedAt },
    now,
  )
}

/** A quote made at this moment as its owner gets it: it needs no reading, since the domain has just made it. */
export function newQuote(drafted: ReturnType<typeof draftQuote> & Pick<Quote, 'id' | 'number' | 'tax'>, now: Date): Quote {
  const inputs = withFileTokens(drafted.inputs, planFileLinks.tokenFor)
  const contact = contactOf(contactFields(drafted.contact))
  return quoteAt({ ...drafted, inputs, contact, replacedBy: null, orderedAt: null }, now)
}

/** The same for the owner of its link, who may attach the uploaded files to the next revision: with the files' tokens. */
export function ownersQuote(document: StoredQuote, now: Date): Quote {
  const quote = quoteAnswer(document, now)
  return { ...quote, inputs: withFileTokens(quote.inputs, planFileLinks.tokenFor) }
}

/** Tokens of files are derived again where they are needed, and stored nowhere. */
export function withoutFileTokens(inputs: QuoteInputs): QuoteInputs {
  return withFileTokens(inputs, () => '')
}

function withFileTokens(inputs: QuoteInputs, tokenOf: (id: string) => string): QuoteInputs {
  if (inputs.kind !== 'steel' || !inputs.answers.uploadedPlan) return inputs
  const { planType, uploadedPlan } = inputs.answers
  // Of no other plan were the files' tokens seen: their owner may be somebody else.
  if (planType !== 'upload') return { ...inputs, answers: { ...inputs.answers, uploadedPlan: null } }
  const files = uploadedPlan.files.map((file) => ({ ...file, token: tokenOf(file.id) }))
  return { ...inputs, answers: { ...inputs.answers, uploadedPlan: { ...uploadedPlan, files } } }
}

function contactOf({
  contactName,
  contactEmail,
  contactCompany,
  contactPhone,
}: Partial<ReturnType<typeof contactFields>>): QuoteContact | null {
  if (!contactName || !contactEmail) return null
  return {
    name: contactName,
    email: contactEmail,
    ...(contactCompany ? { companyName: contactCompany } : {}),
    ...(contactPhone ? { phone: contactPhone } : {}),
  }
}

/** A contact under the names of the collection. */
export function contactFields(contact: QuoteContact | null) {
  return {
    contactName: contact?.name ?? null,
    contactEmail: contact?.email ?? null,
    contactCompany: contact?.companyName || null,
    contactPhone: contact?.phone || null,
  }
}
