import type { PaymentTerms } from '../credit/paymentTerms'
import type { Refusal } from '../http/refusal'
import type { Cents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { usd } from '../money/usd'
import { type CapacitySlot, weeksBetweenEnds } from '../network/capacityWeek'
import { quoteChanges } from '../quotes/quoteChanges'
import type { QuoteLine } from '../quotes/quoteLine'
import { taxOf } from '../tax/salesTax'
import { billRows, type ChangedBill } from './changeBill'
import type { Compared } from './changeFields'
import { type ChangeableFacts, changeText, comparedFacts } from './changeText'
import type { Order, OrderChange, OrderSource, TypedSignature } from './order'
import { orderPayment } from './orderPayment'
import type { OrderStatus } from './stages'
import { changeRefusal, type OrderRefusal, type OrderState } from './transitions'

type Side = Order['seenAs']

/** The order a change is compared with. */
interface OrderBefore extends ChangeableFacts {
  readonly number: string
  readonly companyName: string
  readonly lines: readonly QuoteLine[]
}

/** What is ordered instead. */
interface ChangeSubject {
  /** Null when options of the ordered item change. */
  readonly source: OrderSource | null
  readonly title: string
  readonly totalCents: Cents
  readonly lines: readonly QuoteLine[]
  readonly steelPounds: number
  /** The options that differ. */
  readonly choices: readonly Compared[]
}

interface WantedChange {
  readonly reason: string
  /** The new date; undefined when unchanged. */
  readonly deliverBy?: string | undefined
  /** The new site, '12 Canal St, Dayton, OH 45402'; undefined when unchanged. */
  readonly site?: string | undefined
  /** Undefined when what is ordered stays. */
  readonly subject?: ChangeSubject | undefined
  /** Weeks its shop has available by then. */
  readonly slots: readonly CapacitySlot[]
  /** The day its delivery is expected then; null while none is. */
  readonly expectedOn: string | null
  /** What it does to the order's invoices. */
  readonly bill: ChangedBill
}

/** Why no change order can be proposed now. Only the builder and Framewell propose, one at a time, before fabrication. */
export function proposalRefusal(
  order: OrderState,
  earlier: readonly Pick<OrderChange, 'status'>[],
  by: Side,
): Refusal<OrderRefusal | 'unknownOrder' | 'changeOpen'> | undefined {
  if (by === 'fabricator') return { refusal: 'unknownOrder' }
  const refusal = changeRefusal(order)
  if (refusal) return { refusal }
  return earlier.some(({ status }) => status === 'proposed') ? { refusal: 'changeOpen' } : undefined
}

/**
 * A change order's effect: every value that differs, and the text both parties sign.
 * @param number number of the change within its order, from 1
 */
export function statedChange(before: OrderBefore, number: number, { reason, subject, slots, bill, ...wanted }: WantedChange) {
  const after: ChangeableFacts = {
    title: subject?.title ?? before.title,
    priceCents: subject?.totalCents ?? before.priceCents,
    tax: before.tax && (subject ? taxOf(before.tax, subject.lines) : before.tax),
    steelPounds: subject?.steelPounds ?? before.steelPounds,
    deliverBy: wanted.deliverBy ?? before.deliverBy,
    site: wanted.site ?? before.site,
    slots,
    expectedOn: wanted.expectedOn,
  }
  const { title, priceCents, tax, deliverBy } = after
  const facts = {
    title,
    priceCents,
    tax,
    deliverBy,
    differenceCents: subtractCents(priceCents, before.priceCents),
    steelPoundsDifference: after.steelPounds - before.steelPounds,
    weeksDifference: weeksBetweenEnds(before.slots, slots),
    compared: comparedFacts(before, after, subject?.choices ?? [], billRows(bill)),
    lines: quoteChanges(before.lines, subject?.lines ?? before.lines),
  }
  const paragraphs = changeText({
    ...facts,
    orderNumber: before.number,
    number,
    companyName: before.companyName,
    reason,
    source: subject?.source?.words ?? null,
    beforeCents: before.priceCents,
  })
  return { facts, paragraphs }
}

/**
 * Why a change order can't lower a price to this; undefined when it can. What disputes refunded of the order is the builder's already, and the
 * contract keeps paying for it.
 * @param refundedCents refunded by dispute decisions before fabrication
 * @param path of the field that says so
 */
export function priceRefusal(priceCents: Cents, refundedCents: Cents, path: string): Refusal<'belowRefunded'> | undefined {
  if (priceCents >= refundedCents) return undefined
  const message = `The lowest price this order can have is ${usd(refundedCents)}: disputes have refunded that much of it already. This would make it ${usd(priceCents)}.`
  return { refusal: 'belowRefunded', more: { fields: [{ path, message }] } }
}

type Signable = Pick<OrderChange, 'builderSignature' | 'houseSignature'> & { readonly text: { readonly textHash: string } }

/** The change order that is neither accepted nor declined, for one of the parties to sign or decline. */
export function openChange<Change extends Pick<OrderChange, 'status'>>(
  change: Change | null | undefined,
  by: Side,
): { readonly change: Change } | Refusal<'unknownChange'> {
  return by !== 'fabricator' && change?.status === 'proposed' ? { change } : { refusal: 'unknownChange' }
}

/** One party's signature on an open change order with its current text; `agreed` when it is the second. */
export function signChange(
  order: OrderState,
  change: Signable,
  by: Side,
  signature: TypedSignature,
):
  | { readonly signed: Partial<Pick<OrderChange, 'builderSignature' | 'houseSignature'>>; readonly agreed: boolean }
  | Refusal<OrderRefusal | 'textChanged' | 'signedAlready'> {
  const refusal = changeRefusal(order)
  if (refusal) return { refusal }
  const { textHash } = change.text
  if (signature.textHash !== textHash) return { refusal: 'textChanged', more: { expected: { textHash } } }
  const [own, others] =
    by === 'builder' ? (['builderSignature', 'houseSignature'] as const) : (['houseSignature', 'builderSignature'] as const)
  if (change[own]) return { refusal: 'signedAlready' }
  return { signed: { [own]: signature }, agreed: change[others] !== null }
}

interface AcceptedChange extends Pick<OrderChange, 'title' | 'priceCents' | 'tax' | 'deliverBy'> {
  readonly creditCents: Cents
  readonly revision: number
}

/**
 * The order once both parties have signed.
 * @param order `creditCents`: its current trade credit
 * @param openCents the company's remaining credit
 */
export function acceptedChange(
  order: { readonly revision: number; readonly creditCents: Cents },
  { title, priceCents, tax, deliverBy }: Pick<OrderChange, 'title' | 'priceCents' | 'tax' | 'deliverBy'>,
  terms: Pick<PaymentTerms, 'depositShare'>,
  openCents: Cents,
): { readonly changed: AcceptedChange } | Refusal<'creditLimit'> {
  const { creditCents } = orderPayment(priceCents, terms, tax?.taxCents)
  const more = subtractCents(creditCents, order.creditCents)
  if (more > openCents)
    return { refusal: 'creditLimit', more: { detail: `${usd(more)} more would be on credit; ${usd(openCents)} is open.` } }
  return { changed: { title, priceCents, tax, deliverBy, creditCents, revision: order.revision + 1 } }
}

/** The order's status after its money was amended: an order in production waits again when a prepayment is due. */
export function statusAfterChange(status: OrderStatus, fundsNeeded: boolean): OrderStatus {
  return fundsNeeded && status === 'active' ? 'awaiting_funds' : status
}
