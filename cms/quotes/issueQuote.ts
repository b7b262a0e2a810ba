import { randomUUID } from 'node:crypto'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { CallErrorCode } from '@framewell/domain/http/defineCall'
import type { SiteAnswers } from '@framewell/domain/network/siteAnswers'
import type { QuoteContact } from '@framewell/domain/quotes/contact'
import { agreedQuotePrice, draftQuote } from '@framewell/domain/quotes/draftQuote'
import type { QuoteInputs } from '@framewell/domain/quotes/quote'
import type { IssuedQuote as IssuedQuoteAnswer, requestPlanQuote } from '@framewell/domain/quotes/quoteCalls'
import { quotePath } from '@framewell/domain/quotes/quoteLinks'
import type { PayloadRequest } from 'payload'
import { refuseUnplanned } from '../network/refuseUnplanned'
import { companyOf } from '../parties/companyOf'
import { recordAudit } from '../platform/audit/recordAudit'
import { insertRow } from '../platform/database/insertRow'
import type { CallContext } from '../platform/http/calls/callContext'
import { salesTaxAt } from '../tax/salesTaxAt'
import { checkQuoted } from './checkQuoted'
import { attachPlanFiles } from './files/attachPlanFiles'
import { fixesCents } from './fixesCents'
import { quoteLinks } from './quoteLinks'
import { quoteStart } from './quoteStart'
import { refuseLaterSite } from './refuseLaterSite'
import { markReplaced, openRevised } from './revisions'
import { sendQuote } from './sendQuote'
import { contactFields, newQuote, quoteAnswer, type StoredQuote, withoutFileTokens } from './storedQuote'

interface Submission {
  /** US dollars, as the screen showed it. */
  readonly total: number
  readonly contact?: QuoteContact | undefined
  readonly site?: SiteAnswers | undefined
  readonly priceBookVersion?: number | undefined
  readonly revises?: { readonly id: string; readonly token: string } | undefined
  /** Whose quote it becomes; by default the company that the request acts for, if any. */
  readonly companyId?: string
}

/** The three calls that issue quotes declare the same errors. */
type Refusals = CallErrorCode<typeof requestPlanQuote>

/**
 * Prices answers under the current price book and stores the quote with its frame, files, audit record and mail, all or nothing. With
 * `revises` it becomes the next revision of that quote: same number, its contact unless another is given, the differences as changes.
 * @throws CallProblem totalChanged with the right total in dollars; invalidInput on the member that names something unknown;
 *   unknownQuote, alreadyReplaced and alreadyOrdered for the quote it revises.
 */
export async function issueQuote(context: CallContext<Refusals>, inputs: QuoteInputs, submission: Submission): Promise<IssuedQuoteAnswer> {
  const { req, now, refuse } = context
  refuseLaterSite(inputs, now)
  const before = submission.revises ? await openRevised(context, submission.revises, inputs.kind) : null
  const previous = before && quoteAnswer(before, now)
  const needed = submission.site?.deliverBy
  // A revision may keep its day after that has passed.
  if (needed !== previous?.site.deliverBy) refuseUnplanned({ 'site.deliverBy': needed }, now)
  const { book, planLayout, number } = await quoteStart(req, inputs, previous?.number, now)
  const fixes = await fixesCents(req, book, inputs, planLayout)
  const agreed = agreedQuotePrice(book, inputs, submission.total, fixes)
  if ('refusal' in agreed) throw refuse(agreed.refusal, agreed.more)
  const draft = { inputs, price: agreed.price, planLayout, contact: submission.contact ?? null, site: submission.site, previous }
  await checkQuoted(book, inputs, planLayout)
  const drafted = draftQuote(book, draft, now)
  const { contact, createdAt, site, ...made } = drafted
  // A revision keeps the quote's owner: the holder of its link takes it only by a claim.
  const own = submission.companyId ?? (await companyOf(req, 'builder'))?.id ?? null
  const companyId = before ? (before.company ? idOf(before.company) : null) : own
  const tax = await salesTaxAt(req, { zip: site.zip, on: companyDay(now), companyId }, drafted.lines)
  const id = randomUUID()
  const token = quoteLinks.tokenFor(id)
  const data = {
    ...made,
    tax,
    number,
    inputs: { ...withoutFileTokens(inputs) },
    ...contactFields(contact),
    siteZip: site.zip,
    deliverBy: site.deliverBy,
    issuedAt: createdAt,
    company: companyId,
    tokenHash: quoteLinks.hashFor(id),
  }
  const { company, ...row } = data
  await insertRow(req, 'issued_quotes', { id, ...row, companyId: company })
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
      totalCents: stored.totalCents,
      priceBookVersion: book.version,
      // Differs if prices changed while the configurator was open, but not for the chosen options.
      screenPriceBookVersion: submission.priceBookVersion ?? null,
    },
  })
  const quote = newQuote({ ...drafted, tax, id, number }, now)
  const mail = contact ? await sendQuote(req, { quote, token }, contact, 'wait', now) : undefined
  return { quote, token, privateLink: quotePath({ id, token }), mail }
}

/** A relation is read as its ID or, with depth, as the document. */
function idOf(company: string | { readonly id: string }): string {
  return typeof company === 'string' ? company : company.id
}

async function attachFiles(
  req: PayloadRequest,
  inputs: QuoteInputs,
  quote: { readonly id: string; readonly number: string },
): Promise<void> {
  if (inputs.kind !== 'steel' || inputs.answers.planType !== 'upload' || !inputs.answers.uploadedPlan) return
  await attachPlanFiles(req, inputs.answers.uploadedPlan.files, quote)
}
