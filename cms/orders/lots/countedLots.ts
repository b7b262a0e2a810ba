import { type BomPlan, type BomRefusal, type BomSubject, bomSubject } from '@framewell/domain/bom/bomSubject'
import type { PriceBook } from '@framewell/domain/catalog/priceBook'
import { companyDay } from '@framewell/domain/dates/businessDays'
import type { CountedLot } from '@framewell/domain/developments/billOfLots'
import type { ListedLot } from '@framewell/domain/developments/developmentFiles'
import type { LotInput } from '@framewell/domain/developments/lot'
import type { Layout } from '@framewell/domain/framing/layout'
import { mirroredLayout } from '@framewell/domain/framing/mirroredLayout'
import { isFramedAs } from '@framewell/domain/orders/frozenOrder'
import { orderedSubject } from '@framewell/domain/orders/orderedSubject'
import type { PayloadRequest } from 'payload'
import { askBill } from '../../bom/askBill'
import { getsDiscount } from '../../bom/billFor'
import { bomBooks, bomPrices } from '../../bom/bomBooks'
import { priceBookVersion } from '../../catalog/priceBooks'
import type { StoredDevelopment } from '../../developments/storedDevelopment'
import type { Refusing } from '../../platform/http/calls/callContext'
import { findOrder } from '../findOrder'
import { listReview } from '../listReview'
import { type LotCopy, lotCopies } from './lotCopies'

type Counting = Refusing<'noLots' | 'notOffered'> & { readonly now: Date }

/**
 * The lots as they are counted: their houses with the plans of today, or with the quoted plans and prices once they are ordered; those that
 * are called off as their orders keep them.
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
  const copies = await lotCopies(req, development)
  const counted: OrderedLot[] = []
  for (const lot of lots) {
    const { id, name, siteAddress: _, siteZip: __, deliverBy: ___, ...house } = lot
    const copy = copies.get(id)
    const key = JSON.stringify(copy ? { frozen: copy.frozen, site: lot.site } : house)
    const subject = subjects.get(key) ?? (copy ? await copiedSubject(req, copy, lot) : subjectOf(lot, plans, book))
    if ('refusals' in subject)
      throw refuse('notOffered', { detail: `${name}: ${subject.refusals.map(({ message }) => message).join(' ')}` })
    subjects.set(key, subject)
    counted.push({ id, name, subject, order: copy?.number, ordered: copy?.frozen.frame })
  }
  return { books, book, counted }
}

/** A lot with the number of the order that called it off. */
type OrderedLot = CountedLot & { readonly order: string | undefined }

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
  const configuration = { configurator: 'steel', foundation, steelFrame, sheathing, roofing } as const
  const resolved = bomSubject({ plan_id: planId, configuration }, plans, book)
  if (!resolved.ok) return resolved
  const subject = atSite(resolved.subject, site)
  return mirrored ? { ...subject, layout: mirroredLayout(subject.layout) } : subject
}

/** What the order of a lot is for. */
async function copiedSubject(req: PayloadRequest, { frozen }: LotCopy, { site }: Pick<LotInput, 'site'>): Promise<Subject> {
  const resolved = orderedSubject(frozen.inputs, frozen.layout, await priceBookVersion(req, frozen.priceBookVersion))
  if (!resolved.ok) return resolved
  return atSite(resolved.subject, site)
}

const atSite = (subject: BomSubject, site: LotInput['site']): BomSubject => (site ? { ...subject, loads: site } : subject)

/**
 * The bill over all lots at the company's own terms.
 * @param nested whether to nest their pieces as well, which takes seconds for hundreds of lots; else `nest` is empty
 * @throws CallProblem noLots, notOffered; framedOtherwise where today's rules frame a called-off lot with other pieces than its order has;
 *   unavailable without a price list
 */
export async function billOf(context: Counting & Refusing<'framedOtherwise'>, development: StoredDevelopment, nested = false) {
  const { counted, bill, nest } = await billAsFramed(context, development, nested)
  for (const { id, name, order, ordered } of counted) {
    const lot = bill.lots.find((billed) => billed.id === id)
    if (lot && ordered && !isFramedAs(ordered, { memberCount: lot.members, weightPounds: lot.weightPounds }))
      throw context.refuse('framedOtherwise', { detail: `${name}, order ${order}` })
  }
  return { bill, nest }
}

/** What each lot is and weighs: a called-off one as ordered. @throws CallProblem noLots, notOffered; unavailable without a price list */
export async function weighedLots(context: Counting, development: StoredDevelopment) {
  const { counted, bill } = await billAsFramed(context, development, false)
  return counted.flatMap(({ id, subject, ordered }) => {
    const pounds = ordered?.steelPounds ?? bill.lots.find((lot) => lot.id === id)?.weightPounds
    return pounds === undefined ? [] : [{ id, subject, pounds }]
  })
}

async function billAsFramed(context: Counting, development: StoredDevelopment, nested: boolean) {
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
  const lots: ListedLot[] = []
  for (const lot of counted)
    lots.push({ ...lot, onRecord: lot.order === undefined ? undefined : await listOnRecord(context.req, lot.order) })
  const wish = { what: 'lots-cut-list', lots, development: development.row.name } as const
  const answer = await askBill(books, terms, companyDay(context.now), wish)
  if (!('cutList' in answer)) throw new TypeError('The thread answered another order')
  return answer.cutList
}

async function listOnRecord(req: PayloadRequest, number: string): Promise<ListedLot['onRecord']> {
  const order = await findOrder(req, number)
  return order ? { list: order.cutList, review: await listReview(req, order), revision: order.revision } : undefined
}
