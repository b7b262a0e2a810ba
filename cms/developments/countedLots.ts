import { type BomPlan, type BomRefusal, type BomSubject, bomSubject } from '@framewell/domain/bom/bomSubject'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { CountedLot } from '@framewell/domain/developments/billOfLots'
import type { CalledOff, LotInput } from '@framewell/domain/developments/lot'
import type { Layout } from '@framewell/domain/framing/layout'
import { mirroredLayout } from '@framewell/domain/framing/mirroredLayout'
import { orderedSubject } from '@framewell/domain/orders/orderedSubject'
import { askBill } from '../bom/askBill'
import { getsDiscount } from '../bom/billFor'
import { bomBooks, bomPrices } from '../bom/bomBooks'
import { priceBookVersion } from '../catalog/priceBooks'
import type { Refusing } from '../platform/http/calls/callContext'
import { ordersOfLots } from './ordersOfLots'
import type { StoredDevelopment } from './storedDevelopment'

type Counting = Refusing<'noLots' | 'notOffered'> & { readonly now: Date }

/**
 * The lots as they are counted: their houses with the plans of today, or with the quoted plans and prices once they are ordered; those whose
 * order was changed with the order's own frame.
 * @throws CallProblem noLots, notOffered
 */
async function countedLots({ req, refuse }: Counting, development: StoredDevelopment) {
  const { lots, signature, quotedLayouts, quote } = development
  if (lots.length === 0) throw refuse('noLots')
  const books = await bomBooks(req)
  const book = signature && quote ? await priceBookVersion(req, quote.answer.priceBookVersion) : books.priceBook
  const plans = signature ? quotedPlans(book, quotedLayouts ?? {}) : books.plans
  // Lots with the same house and loads have the same subject, which is framed once.
  const subjects = new Map<string, BomSubject>()
  const orders = await ordersOfLots(req, development)
  const counted = lots.map((lot): CountedLot => {
    const { id, name, siteAddress: _, siteZip: __, deliverBy: ___, ...house } = lot
    const changed = orders.get(id)?.changed
    const key = JSON.stringify({ house, changed })
    const subject = subjects.get(key) ?? (changed ? changedSubject(changed, lot, book) : subjectOf(lot, plans, book))
    if ('refusals' in subject)
      throw refuse('notOffered', { detail: `${name}: ${subject.refusals.map(({ message }) => message).join(' ')}` })
    subjects.set(key, subject)
    return { id, name, subject }
  })
  return { books, book, counted }
}

/** The plans as they were quoted, on offer today or not. */
function quotedPlans({ plans }: PriceBook, layouts: Readonly<Record<string, Layout>>): BomPlan[] {
  return plans.flatMap(({ id, name, squareFeet }) => {
    const layout = layouts[id]
    return layout ? [{ id, name, squareFeet, layout }] : []
  })
}

type Subject = BomSubject | { readonly refusals: readonly BomRefusal[] }

function subjectOf(lot: LotInput, plans: readonly BomPlan[], book: PriceBook): Subject {
  const { planId, mirrored, foundation, steelFrame, sheathing, roofing, site } = lot
  const takeOff = site ? { windMph: site.windMph, snowPsf: site.snowPsf } : {}
  const configuration = { configurator: 'steel', foundation, steelFrame, sheathing, roofing, takeOff } as const
  const resolved = bomSubject({ plan_id: planId, configuration }, plans, book)
  if (!resolved.ok) return resolved
  const { subject } = resolved
  return mirrored ? { ...subject, layout: mirroredLayout(subject.layout) } : subject
}

/** What a change order made of a lot. */
function changedSubject({ inputs, layout }: NonNullable<CalledOff['changed']>, { site }: Pick<LotInput, 'site'>, book: PriceBook): Subject {
  const resolved = orderedSubject(inputs, layout, book)
  if (!resolved.ok) return resolved
  return site ? { ...resolved.subject, loads: { windMph: site.windMph, snowPsf: site.snowPsf } } : resolved.subject
}

/**
 * The bill over all lots at the company's own terms.
 * @param nested whether to nest their pieces as well, which takes seconds for hundreds of lots; else `nest` is empty
 * @throws CallProblem noLots, notOffered; unavailable without a price list
 */
export async function billOf(context: Counting, development: StoredDevelopment, nested = false) {
  const { books, book, counted } = await countedLots(context, development)
  const { terms } = bomPrices(books, book, await getsDiscount(context.req))
  const answer = await askBill(books, terms, companyDay(context.now), { what: 'lots', lots: counted, nested })
  if (!('ofLots' in answer)) throw new TypeError('The thread answered another order')
  if (!answer.ofLots) throw context.refuse('unavailable')
  return { counted, bill: answer.ofLots, nest: answer.nest }
}

/** Every piece of all lots, as CSV. @throws CallProblem noLots, notOffered */
export async function cutListOf(context: Counting, development: StoredDevelopment): Promise<string> {
  const { books, book, counted } = await countedLots(context, development)
  const { terms } = bomPrices(books, book, false)
  const wish = { what: 'lots-cut-list', lots: counted, development: development.row.name } as const
  const answer = await askBill(books, terms, companyDay(context.now), wish)
  if (!('cutList' in answer)) throw new TypeError('The thread answered another order')
  return answer.cutList
}
