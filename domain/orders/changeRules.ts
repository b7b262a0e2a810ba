import type { PaymentTerms } from '../credit/paymentTerms'
import type { Refusal } from '../http/refusal'
import type { Cents } from '../money/cents'
import { subtractCents } from '../money/differences'
import { usd } from '../money/usd'
import { type CapacitySlot, weeksBetweenEnds } from '../network/capacityWeek'
import { quoteChanges } from '../quotes/quoteChanges'
import type { QuoteLine } from '../quotes/quoteLine'
import { changeText } from './changeText'
import type { Order, OrderChange, OrderSource, TypedSignature } from './order'
import { orderPayment } from './orderPayment'
import type { OrderStatus } from './stages'
import { changeRefusal, type OrderRefusal, type OrderState } from './transitions'

type Side = Order['seenAs']

/** An order as far as a change of it is stated against it. */
interface OrderBefore {
  readonly number: string
  readonly title: string
  readonly companyName: string
  readonly priceCents: Cents
  readonly deliverBy: string
  readonly steelPounds: number
  readonly lines: readonly QuoteLine[]
  /** Weeks that are held for it. */
  readonly slots: readonly CapacitySlot[]
}

/** What would be ordered instead. */
interface ChangeSubject {
  readonly source: OrderSource
  readonly title: string
  readonly totalCents: Cents
  readonly lines: readonly QuoteLine[]
  readonly steelPounds: number
}

interface WantedChange {
  readonly reason: string
  /** The day as it is to be; undefined where it stays. */
  readonly deliverBy?: string | undefined
  /** Undefined where only the day changes. */
  readonly subject?: ChangeSubject | undefined
  /** Weeks that its shop has for it by then. */
  readonly slots: readonly CapacitySlot[]
}

/** Why no change of an order can be proposed now: nobody but its builder and the house does, one at a time, before fabrication. */
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
 * What a change does to an order, in figures and in the words that both sides sign.
 * @param number of the change within its order, from 1
 */
export function statedChange(before: OrderBefore, number: number, { reason, subject, slots, ...wanted }: WantedChange) {
  const priceCents = subject?.totalCents ?? before.priceCents
  const steelPounds = subject?.steelPounds ?? before.steelPounds
  const facts = {
    title: subject?.title ?? before.title,
    priceCents,
    differenceCents: subtractCents(priceCents, before.priceCents),
    steelPoundsDifference: steelPounds - before.steelPounds,
    weeksDifference: weeksBetweenEnds(before.slots, slots),
    deliverBy: wanted.deliverBy ?? before.deliverBy,
    lines: quoteChanges(before.lines, subject?.lines ?? before.lines),
  }
  const paragraphs = changeText({
    ...facts,
    orderNumber: before.number,
    number,
    companyName: before.companyName,
    reason,
    beforeTitle: before.title,
    source: subject?.source.words ?? null,
    beforeCents: before.priceCents,
  })
  return { facts, paragraphs }
}

type Signable = Pick<OrderChange, 'builderSignature' | 'houseSignature'> & { readonly text: { readonly textHash: string } }

/** A change that waits for a side's word: signed or declined by the builder or the house, while it is neither accepted nor declined. */
export function openChange<Change extends Pick<OrderChange, 'status'>>(
  change: Change | null | undefined,
  by: Side,
): { readonly change: Change } | Refusal<'unknownChange'> {
  return by !== 'fabricator' && change?.status === 'proposed' ? { change } : { refusal: 'unknownChange' }
}

/** One side's signature under a change that is open, of the text as it stands; `agreed` with the second side's. */
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

interface AcceptedChange extends Pick<OrderChange, 'title' | 'priceCents' | 'deliverBy'> {
  readonly creditCents: Cents
  readonly revision: number
}

/**
 * What an order is once both sides have signed a change of it.
 * @param order `creditCents`: what the house gives credit for now
 * @param openCents what the company may still order on credit
 */
export function acceptedChange(
  order: { readonly revision: number; readonly creditCents: Cents },
  { title, priceCents, deliverBy }: Pick<OrderChange, 'title' | 'priceCents' | 'deliverBy'>,
  terms: Pick<PaymentTerms, 'depositShare'>,
  openCents: Cents,
): { readonly changed: AcceptedChange } | Refusal<'creditLimit'> {
  const { creditCents } = orderPayment(priceCents, terms)
  const more = subtractCents(creditCents, order.creditCents)
  if (more > openCents)
    return { refusal: 'creditLimit', more: { detail: `${usd(more)} more would be on credit; ${usd(openCents)} is open.` } }
  return { changed: { title, priceCents, deliverBy, creditCents, revision: order.revision + 1 } }
}

/** Where an order stands after its money was amended: one that may be made waits again where something must be paid before. */
export function statusAfterChange(status: OrderStatus, fundsNeeded: boolean): OrderStatus {
  return fundsNeeded && status === 'active' ? 'awaiting_funds' : status
}
