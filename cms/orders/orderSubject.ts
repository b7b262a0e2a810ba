import { companyDay } from '@framewell/domain/dates/businessDays'
import { centsOfDollars, dollarsOfCents } from '@framewell/domain/money/cents'
import { kitPrice } from '@framewell/domain/orders/kitPrice'
import type { SourceInput } from '@framewell/domain/orders/placing'
import { priceQuote } from '@framewell/domain/quotes/priceQuote'
import { quoteFrame } from '@framewell/domain/quotes/quoteFrame'
import { closedQuoteRefusal } from '@framewell/domain/quotes/quoteStatus'
import { kitTitle } from '@framewell/domain/quotes/quoteTitle'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { checkAhead } from '../catalog/checkAside'
import { currentPriceBook, priceBookVersion } from '../catalog/priceBooks'
import { lockRow } from '../platform/database/lockRow'
import type { Refusing } from '../platform/http/calls/callContext'
import { checkQuoted } from '../quotes/checkQuoted'
import { findConfiguration } from '../quotes/configurations/findConfiguration'
import { findQuote } from '../quotes/findQuote'
import { fixesCents } from '../quotes/fixesCents'
import { planLayoutOf } from '../quotes/planLayoutOf'
import { quoteLinks } from '../quotes/quoteLinks'
import { quoteAnswer } from '../quotes/storedQuote'
import { configuredInputs } from './configuredInputs'
import { lotSubject } from './lotSubject'
import { mayOrder } from './mayOrder'
import { orderingCompany } from './orderingCompany'
import { type OrderSubject, orderedKit, type PlaceRefusing } from './placing'
import { productionSubject } from './productionSubject'
import { isTaken } from './takeSource'

/**
 * Reads and locks the source of an order for a company that may order it: its own quote or one opened by a private link, a saved
 * configuration, a started production, or a lot of its ordered development.
 * @throws CallProblem if it is unknown, stale, incomplete or already ordered
 */
export async function orderSubject(context: PlaceRefusing, source: SourceInput, companyId: string): Promise<OrderSubject> {
  if (source.kind !== 'lot') await lockRow(context.req, ROWS[source.kind], source.id)
  const subject = await readSubject(context, source, companyId)
  if (await isTaken(context.req, source.id)) throw context.refuse('alreadyOrdered')
  return subject
}

/** Where sources are stored. A lot is locked with its development. */
const ROWS = { quote: 'issued-quotes', configuration: 'saved-configurations', production: 'plan-productions' } as const

/**
 * Before the transaction of a call that orders: the frame of its source is checked first, and no connection to the database waits for that.
 * Refuses what `orderSubject` refuses of the source itself.
 */
export async function checkSource(context: PlaceRefusing & Refusing<'noCompany'>, source: SourceInput): Promise<void> {
  const company = await orderingCompany(context, source)
  await checkFrameOf(await readSubject(context, source, company.id))
}

/** Makes the check that the copies of an order need. */
export async function checkFrameOf({ layout }: Pick<OrderSubject, 'layout'>): Promise<void> {
  if (layout) await checkAhead(layout)
}

/** The same without a lock, as it is now. */
export async function readSubject(context: PlaceRefusing, source: SourceInput, companyId: string): Promise<OrderSubject> {
  if (source.kind === 'quote') return quoteSubject(context, source, companyId)
  if (source.kind === 'lot') return lotSubject(context, source, companyId)
  return source.kind === 'configuration' ? configurationSubject(context, source) : productionSubject(context, source, companyId)
}

async function quoteSubject(
  context: PlaceRefusing,
  { id, token }: { readonly id: string; readonly token?: string | undefined },
  companyId: string,
): Promise<OrderSubject> {
  const { req, now, refuse } = context
  const stored = await findQuote(req, id)
  if (!stored || !mayOrder(stored.company, companyId, token !== undefined && quoteLinks.opens(token, stored))) throw refuse('unknownSource')
  const quote = quoteAnswer(stored, now)
  const no = closedQuoteRefusal(quote.status)
  if (no) throw refuse(no.refusal)
  if (quote.inputs.kind === 'lots') throw refuse('wholeDevelopment')
  const { number, revision, site, lines, totalCents, priceBookVersion: version, layout, assumptions, warnings } = quote
  return {
    source: { kind: 'quote', id, number, revision, words: `quote ${number}, revision ${revision}` },
    title: kitTitle(await priceBookVersion(req, version), quote.inputs),
    site,
    inputs: quote.inputs,
    ...orderedKit(context, quote.inputs, kitPrice(quote.inputs, { lines, totalCents })),
    priceBookVersion: version,
    layout,
    assumptions,
    warnings,
  }
}

async function configurationSubject(
  context: PlaceRefusing,
  { id, token, total }: { readonly id: string; readonly token: string; readonly total: number },
): Promise<OrderSubject> {
  const { req, refuse } = context
  const stored = await findConfiguration(req, id, token)
  if (!stored) throw refuse('unknownSource')
  const inputs = configuredInputs(stored)
  if (!inputs) throw refuse('notComplete')
  const book = await currentPriceBook(req)
  const planLayout = await planLayoutOf(req, inputs)
  const priced = priceQuote(book, inputs, await fixesCents(req, book, inputs, planLayout))
  if (!priced.ok) throw refuse('noLongerOffered', { detail: priced.message })
  const { totalCents } = priced.price
  if (centsOfDollars(total) !== totalCents) throw refuse('totalChanged', { expected: { total: dollarsOfCents(totalCents) } })
  await checkQuoted(book, inputs, planLayout)
  const frame = quoteFrame(book, inputs, planLayout)
  return {
    source: {
      kind: 'configuration',
      id,
      number: null,
      revision: null,
      words: `the configuration saved on ${longDate(companyDay(new Date(stored.savedAt)))}`,
    },
    title: kitTitle(book, inputs),
    site: null,
    inputs,
    ...orderedKit(context, inputs, kitPrice(inputs, priced.price)),
    priceBookVersion: book.version,
    ...frame,
  }
}
