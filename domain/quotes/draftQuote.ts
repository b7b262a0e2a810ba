import type { PriceBook } from '../catalog/priceBook'
import type { Layout } from '../framing/layout'
import type { Refusal } from '../http/refusal'
import { type Cents, dollarsOfCents } from '../money/cents'
import type { Site, SiteAnswers } from '../network/siteAnswers'
import { agreedPrice } from './agreedPrice'
import type { QuoteContact } from './contact'
import type { PickerInputs } from './pickerChoices'
import { priceQuote } from './priceQuote'
import type { Quote, QuoteInputs } from './quote'
import { quoteChanges } from './quoteChanges'
import { quoteFrame } from './quoteFrame'
import type { Priced } from './quoteLine'
import { quoteStatus, validUntil } from './quoteStatus'
import { quoteTitle } from './quoteTitle'
import { missingSteelChoices } from './steelConfiguration'

/** The catalog plan id in a quote's answers; null without one. */
export function quotedPlan(inputs: QuoteInputs | PickerInputs): string | null {
  if (inputs.kind === 'plan' || inputs.kind === 'picker') return inputs.answers.planId
  return inputs.kind === 'steel' && inputs.answers.planType === 'catalog' ? inputs.answers.selectedPlan : null
}

/**
 * The price of a new quote. A steel configuration must be complete, and the screen's total, in US dollars, must match.
 * @param fixesCents what the fixes of a configured house add
 */
export function agreedQuotePrice(book: PriceBook, inputs: QuoteInputs, total: number, fixesCents?: Cents): ReturnType<typeof agreedPrice> {
  const missing = inputs.kind === 'steel' ? missingSteelChoices(inputs.answers) : []
  if (missing.length > 0) return { refusal: 'invalidInput', more: { fields: [...missing] } }
  return agreedPrice(priceQuote(book, inputs, fixesCents), total)
}

/** Why a quote can't be revised from this configurator; undefined when it can. */
export function revisionRefusal(
  before: Pick<Quote, 'kind' | 'replacedBy'> & { readonly orderedAt: string | null },
  kind: Quote['kind'],
): Refusal<'alreadyReplaced' | 'alreadyOrdered' | 'invalidInput'> | undefined {
  if (before.replacedBy !== null) return { refusal: 'alreadyReplaced' }
  if (before.orderedAt !== null) return { refusal: 'alreadyOrdered' }
  const message = 'This quote was made in another configurator. Open it there to change it.'
  return before.kind === kind ? undefined : { refusal: 'invalidInput', more: { fields: [{ path: 'revises', message }] } }
}

interface Submitted {
  readonly inputs: QuoteInputs
  readonly price: Priced
  /** Layout of the catalog plan in the answers. */
  readonly planLayout: Layout | null
  readonly contact: QuoteContact | null
  readonly site?: SiteAnswers | undefined
  /** The previous revision. */
  readonly previous: Quote | null
}

/** The content of a new quote, except its id and number. A revision compares itself with the previous one and keeps its contact and site. */
export function draftQuote(book: PriceBook, { inputs, price, planLayout, contact, site, previous }: Submitted, now: Date) {
  const { layout, assumptions, warnings } = quoteFrame(book, inputs, planLayout)
  return {
    revision: (previous?.revision ?? 0) + 1,
    kind: inputs.kind,
    title: quoteTitle(book, inputs, price),
    inputs,
    lines: [...price.lines],
    totalCents: price.totalCents,
    changes: previous ? quoteChanges(previous.lines, price.lines) : [],
    priceBookVersion: book.version,
    contact: contact ?? previous?.contact ?? null,
    site: {
      zip: site?.siteZip || previous?.site.zip || null,
      deliverBy: site?.deliverBy || previous?.site.deliverBy || null,
    } satisfies Site,
    layout,
    assumptions: [...assumptions],
    warnings: [...warnings],
    createdAt: now.toISOString(),
    validUntil: validUntil(now).toISOString(),
  }
}

/** A quote as of a moment. */
export function quoteAt({ orderedAt, ...kept }: Omit<Quote, 'status' | 'total'> & { readonly orderedAt: string | null }, now: Date): Quote {
  return { ...kept, total: dollarsOfCents(kept.totalCents), status: quoteStatus({ ...kept, orderedAt }, now) }
}
