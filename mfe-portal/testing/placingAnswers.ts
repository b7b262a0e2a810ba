import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { businessDayUntil } from '@framewell/domain/dates/businessDays'
import { type AnswerCall, type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { subtractCents } from '@framewell/domain/money/differences'
import { getDelivery } from '@framewell/domain/network/deliveryCalls'
import { makingWeeks, shopLead, tooSoonText } from '@framewell/domain/network/leadTime'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import type { Site } from '@framewell/domain/network/siteAnswers'
import { signatureDeadline } from '@framewell/domain/orders/expiry'
import type { Order, OrderSource } from '@framewell/domain/orders/order'
import { orderForm } from '@framewell/domain/orders/orderForm'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { placeOrder, readOrderSource } from '@framewell/domain/orders/placing'
import { type OrderingCredit, orderTerms, quoteOrderRefusal } from '@framewell/domain/orders/placingRules'
import { siteWords } from '@framewell/domain/orders/siteAddress'
import { phaseDaysOf } from '@framewell/domain/payments/phases'
import type { QuoteStatus } from '@framewell/domain/quotes/quote'
import { answerDelivery } from '@framewell/remote-kit/testing/deliveryAnswer'
import { movedOrder } from './movedOrder'
import { contractCents, STORY_HASH, storyOrder, storySlots } from './storyOrder'

const NOW = new Date()
const NO_SITE: Site = { zip: null, deliverBy: null }
const STATE = { status: 'awaiting_signature', stage: 'qualification_approved' } as const

export interface Placing extends OrderingCredit {
  readonly orders: () => readonly Order[]
  readonly add: (order: Order) => void
  /** Known sources of orders; any source by default. */
  readonly sources: readonly (OrderSource & { readonly status?: QuoteStatus; readonly site?: Site })[]
  /** The template of every order: same building, same shop. */
  readonly like: Order
  /** Quoted with every source and not ordered. */
  readonly otherCents: Cents
}

/** Answers the order placement calls for stories with the server's rules; every source yields the same building. */
export function placingAnswers(
  given: Partial<Placing> & Pick<Placing, 'orders' | 'add' | 'openCents'>,
  instead?: AnswerCall<typeof placeOrder>,
): CallAnswers<readonly [typeof placeOrder, typeof readOrderSource, typeof getDelivery]> {
  const {
    orders,
    add,
    openCents,
    standing = 'qualified',
    tier = 'Standard',
    waiting = 0,
    sources,
    like = storyOrder(STATE),
    otherCents = cents(0),
  } = given
  const placed = new Set<string>()
  const own = () => orders().filter(({ id, status }) => placed.has(id) && status !== 'cancelled')
  const subject = (id: string) => {
    const source = sources ? sources.find((one) => one.id === id) : { ...like.source, id }
    if (!source) throw refuseCall(placeOrder, 'unknownSource')
    const { status = 'open', ...named } = source
    const no = quoteOrderRefusal(own().some((order) => order.source.id === id) ? 'ordered' : status)
    if (no) throw refuseCall(placeOrder, no.refusal)
    return named
  }
  const place: AnswerCall<typeof placeOrder> = ({ source: { id }, siteAddress, siteZip, location, prepaid, ...given }) => {
    const deliverBy = businessDayUntil(given.deliverBy)
    const source = subject(id)
    const credit = {
      standing,
      tier,
      openCents: subtractCents(
        openCents,
        ...own().flatMap((order) => (order.terms ? [orderPayment(contractCents(order), order.terms).creditCents] : [])),
      ),
      waiting: waiting + own().filter(({ status }) => status === 'awaiting_signature' || status === 'awaiting_funds').length,
    }
    const priceCents = contractCents(like)
    const ordered = orderTerms(credit, { priceCents, prepaid, overdueInvoice: undefined }, initialPolicy)
    if ('refusal' in ordered) throw refuseCall(placeOrder, ordered.refusal, ordered.more)
    if (!makingWeeks(NOW, deliverBy, INITIAL_ROUTING_POLICY, shopLead(INITIAL_ROUTING_POLICY, 0)))
      throw refuseCall(placeOrder, 'deliveryTooSoon', { detail: tooSoonText(NOW, INITIAL_ROUTING_POLICY) })
    const { terms } = ordered
    const at = 44 + placed.size
    const number = `FW-2026-000${at}`
    const { depositCents } = orderPayment(priceCents, terms)
    const words = { source: source.words, companyName: like.companyName, fabricatorName: like.fabricator.name }
    const site = siteWords({ address: siteAddress, zip: siteZip })
    const facts = { number, priceCents, siteAddress: site, deliverBy, depositCents, terms }
    const { steelPounds } = like.frame
    const phaseDays = phaseDaysOf(like.releasePolicy)
    const order = movedOrder(
      {
        ...like,
        ...facts,
        slots: storySlots(deliverBy, like.frame.units),
        depositOpenCents: cents(0),
        id: `5c0e7a1e-3333-4222-8333-0000000000${at}`,
        source,
        tier,
        site: { ...like.site, ...location, address: siteAddress, zip: siteZip },
        form: {
          paragraphs: orderForm({
            ...like,
            ...facts,
            ...words,
            phaseDays,
            steelPounds,
            site,
          }),
          textHash: `${at}${STORY_HASH.slice(2)}`,
        },
        heldUntil: signatureDeadline(NOW).toISOString(),
        placedAt: NOW.toISOString(),
      },
      STATE,
      NOW,
    )
    placed.add(order.id)
    add(order)
    return { order }
  }
  return [
    [placeOrder, instead ?? place],
    [
      readOrderSource,
      ({ source: { id } }) => {
        subject(id)
        const site = sources?.find((one) => one.id === id)?.site ?? NO_SITE
        return {
          ordered: {
            title: like.title,
            totalCents: contractCents(like),
            otherCents,
            areaSqft: like.frame.areaSqft,
            freightCents: null,
            site,
          },
        }
      },
    ],
    [getDelivery, answerDelivery],
  ]
}
