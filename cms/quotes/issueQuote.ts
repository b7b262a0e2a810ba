import { randomUUID } from 'node:crypto'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import type { CallErrorCode } from '@framewell/domain/http/defineCall'
import { centsOfDollars } from '@framewell/domain/money/cents'
import type { QuoteContact } from '@framewell/domain/quotes/contact'
import { priceQuote } from '@framewell/domain/quotes/priceQuote'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import type { IssuedQuote as IssuedQuoteAnswer, requestPlanQuote } from '@framewell/domain/quotes/quoteCalls'
import { quoteChanges } from '@framewell/domain/quotes/quoteChanges'
import { quoteFrame } from '@framewell/domain/quotes/quoteFrame'
import type { Priced } from '@framewell/domain/quotes/quoteLine'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import { validUntil } from '@framewell/domain/quotes/quoteStatus'
import { quoteTitle } from '@framewell/domain/quotes/quoteTitle'
import type { PayloadRequest } from 'payload'
import { recordAudit } from '../audit/recordAudit'
import { currentPriceBook } from '../catalog/priceBooks'
import { nextNumber } from '../database/nextNumber'
import type { Refuse } from '../http/CallProblem'
import type { CallContext } from '../http/callContext'
import { companyOf } from '../parties/companyOf'
import { attachPlanFiles } from './files/attachPlanFiles'
import { planLayoutOf } from './planLayoutOf'
import { quoteLinks } from './quoteLinks'
import { markReplaced, openRevised } from './revisions'
import { sendQuote } from './sendQuote'
import { contactFields, ownersQuote, quoteAnswer, type StoredQuote, withoutFileTokens } from './storedQuote'

interface Submission {
  /** US dollars, as the screen showed it. */
  readonly total: number
  readonly contact?: QuoteContact | undefined
  readonly priceBookVersion?: number | undefined
  readonly revises?: { readonly id: string; readonly token: string } | undefined
}

const QUOTE_NUMBERS = { prefix: 'Q', sequence: 'quote_numbers' }

/** The three calls that issue quotes declare the same errors. */
type Refusals = CallErrorCode<typeof requestPlanQuote>

/**
 * Prices answers under the price book in force and stores the quote with its frame, files, audit record and mail, at once or not at all.
 * With `revises` it becomes the next revision of that quote: same number, its contact unless another is given, the differences as changes.
 * @throws CallProblem totalChanged with the right total in dollars; invalidInput on the member that names something unknown;
 *   unknownQuote, alreadyReplaced and alreadyOrdered for what it revises.
 */
export async function issueQuote(context: CallContext<Refusals>, inputs: QuoteInputs, submission: Submission): Promise<IssuedQuoteAnswer> {
  const { req, now, refuse } = context
  const book = await currentPriceBook(req)
  const { lines, totalCents } = agreedPrice(refuse, book, inputs, submission.total)
  const before = submission.revises ? await openRevised(context, submission.revises, inputs.kind) : null
  const previous = before && quoteAnswer(before, now)
  const { layout, assumptions, warnings } = quoteFrame(book, inputs, await planLayoutOf(req, inputs))
  const contact = submission.contact ?? previous?.contact ?? null
  const id = randomUUID()
  const token = quoteLinks.tokenFor(id)
  const data = {
    number: previous?.number ?? (await nextNumber(req, QUOTE_NUMBERS, now)),
    revision: (previous?.revision ?? 0) + 1,
    kind: inputs.kind,
    title: quoteTitle(book, inputs),
    inputs: { ...withoutFileTokens(inputs) },
    lines: [...lines],
    totalCents,
    changes: previous ? quoteChanges(previous.lines, lines) : [],
    warnings: [...warnings],
    assumptions: [...assumptions],
    layout,
    priceBookVersion: book.version,
    ...contactFields(contact),
    issuedAt: now.toISOString(),
    validUntil: validUntil(now).toISOString(),
    company: before?.company ? idOf(before.company) : ((await companyOf(req, 'builder'))?.id ?? null),
    tokenHash: quoteLinks.hashFor(id),
  }
  // The domain has checked every value; the database's own layer takes the id that the token is made from, and has nothing to read back.
  await req.payload.db.create({ collection: 'issued-quotes', customID: id, data, req, returning: false })
  const stored: StoredQuote = { id, ...data }
  if (previous) await markReplaced(req, stored)
  await attachFiles(req, inputs, stored)
  await recordAudit(req, {
    action: previous ? 'quote-revise' : 'quote-issue',
    subjectType: 'issued-quotes',
    subjectId: id,
    ...(previous ? { before: { id: previous.id, revision: previous.revision, totalCents: previous.totalCents } } : {}),
    after: {
      number: stored.number,
      revision: stored.revision,
      totalCents,
      priceBookVersion: book.version,
      // Differs where prices changed while the configurator was open, but not what was chosen.
      screenPriceBookVersion: submission.priceBookVersion ?? null,
    },
  })
  const quote = ownersQuote(stored, now)
  if (contact) await sendQuote(req, quote, contact)
  return { quote, token, privateLink: quotePath({ id, token }) }
}

/** A relation is read as its id or, deeper, as the document. */
function idOf(company: string | { readonly id: string }): string {
  return typeof company === 'string' ? company : company.id
}

function agreedPrice(refuse: Refuse<Refusals>, book: PriceBook, inputs: QuoteInputs, submitted: number): Priced {
  const result = priceQuote(book, inputs)
  if (!result.ok) throw refuse('invalidInput', { fields: [{ path: result.path, message: result.message }] })
  const { totalCents } = result.price
  if (centsOfDollars(submitted) !== totalCents) throw refuse('totalChanged', { expected: { total: totalCents / 100 } })
  return result.price
}

async function attachFiles(
  req: PayloadRequest,
  inputs: QuoteInputs,
  quote: { readonly id: string; readonly number: string },
): Promise<void> {
  if (inputs.kind !== 'steel' || inputs.answers.planType !== 'upload' || !inputs.answers.uploadedPlan) return
  await attachPlanFiles(req, inputs.answers.uploadedPlan.files, quote)
}
