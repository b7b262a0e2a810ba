import { initialPolicy } from '@framewell/domain/credit/initialPolicy'
import { paymentTermsFor } from '@framewell/domain/credit/paymentTerms'
import { businessDayUntil, companyDay } from '@framewell/domain/dates/businessDays'
import { type Cents, cents, sumCents } from '@framewell/domain/money/cents'
import { proportionOf } from '@framewell/domain/money/proportionOf'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { qualityWords } from '@framewell/domain/network/earnedQuality'
import { lastMakingWeek, shopLead } from '@framewell/domain/network/leadTime'
import { INITIAL_ROUTING_POLICY } from '@framewell/domain/network/routingPolicy'
import { acceptanceDeadline } from '@framewell/domain/orders/acceptance'
import { reviewStatus, reviewStep } from '@framewell/domain/orders/engineering/reviewState'
import { type EtaFacts, expectedStages } from '@framewell/domain/orders/eta'
import { type ContractOrder, isContract, type Order } from '@framewell/domain/orders/order'
import { orderForm } from '@framewell/domain/orders/orderForm'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { moneyForShop, shownPolicy } from '@framewell/domain/orders/partyOrder'
import {
  dashboardStages,
  isPaid,
  ORDER_STAGES,
  type OrderStage,
  type OrderStatus,
  progressPercentage,
} from '@framewell/domain/orders/stages'
import type { TimelineEvent } from '@framewell/domain/orders/trackingCalls'
import { acceptRefusal, type OrderState } from '@framewell/domain/orders/transitions'
import { INITIAL_RELEASE_POLICY } from '@framewell/domain/payments/phases'
import { DESIGN_SITE } from '@framewell/domain/structure/site'

const NOW = new Date()
export const STORY_HASH = 'b'.repeat(64)
export const STORY_SHOP = '7d1c7a50-6f3f-4a8e-9a3c-5e1d7b9c0a11'
const LINES = [
  { id: 'kit', label: 'Frame kit, 1,350 sq ft', amountCents: cents(5_240_000), detail: '' },
  { id: 'delivery', label: 'Delivery', amountCents: cents(650_000), detail: '58 miles' },
]
/** The approved list of the stories' shop, and what it is paid by it. */
const STORY_LIST = '7c1d0000-0000-4000-8000-000000000001'
export const STORY_SHOP_CENTS = cents(4_830_000)
const RECORD = { finishedOrders: 22, onTimeOrders: 20, inspections: 22, passedInspections: 21, disputedOrders: 1 }
/** The stories' shop as builders see it. */
export const STORY_PROFILE = {
  id: STORY_SHOP,
  name: 'Dana Ruiz',
  company: 'Wabash Steel Frames',
  certificationTier: 'preferred' as const,
  reliabilityScore: 93,
  onTimePercentage: 91,
  disputeRate: 4.5,
  location: { address: 'Fort Wayne, IN' },
  finishedOrders: RECORD.finishedOrders,
  qualityWords: qualityWords(RECORD),
  etaAccuracy: { measured: 22, meanDaysOff: 0.8, withinADay: 0.86 },
}

export const ORDER_NUMBER = 'FW-2026-00042'
export const QUOTE_ID = '6f1d3c5e-0a4b-4c2d-9e8f-7a6b5c4d3e2f'
export const QUOTE_TOKEN = 'story-token-0123456789'

interface Facts {
  readonly number?: string
  readonly title?: string
  readonly status?: OrderStatus
  readonly stage?: OrderStage
  readonly seenAs?: Order['seenAs']
  readonly may?: Order['may']
  readonly changes?: Order['changes']
}

/** The signed-in person of stories, as they sign. */
export const STORY_SIGNER = 'Olivia Park'

const LEAD = shopLead(INITIAL_ROUTING_POLICY, 58)

/** The slot of an order that is delivered by a day, at a shop with free weeks. */
export function storySlots(deliverBy: string, units: number): Order['slots'] {
  return [{ week: lastMakingWeek(businessDayUntil(deliverBy), LEAD), units }]
}

/** Expected days of an order's remaining stages, at a shop without a record. */
export function storyDays(
  { status, ...facts }: Pick<EtaFacts, 'stage' | 'reachedAt' | 'weeks'> & { readonly status: OrderStatus },
  now: Date,
) {
  const fundedOn = isPaid({ status }) ? facts.reachedAt.slice(0, 10) : null
  return expectedStages({ ...facts, record: {}, lead: LEAD, ready: INITIAL_ROUTING_POLICY, fundedOn }, companyDay(now))
}

/** The day until which an order's shop can accept it; null when it can't be accepted. */
export function storyAcceptBy(state: OrderState, now: Date): string | null {
  return acceptRefusal(state) ? null : acceptanceDeadline(now, INITIAL_ROUTING_POLICY.acceptanceDays).toISOString()
}

/** An order at a stage, built with the domain's own rules. */
export function storyOrder({
  number = ORDER_NUMBER,
  title = 'Dayton ranch',
  status = 'active',
  stage = 'fabrication_complete',
  seenAs = 'builder',
  may = [],
  changes = [],
}: Facts = {}): Order {
  const terms = paymentTermsFor(initialPolicy, 'Standard')
  const priceCents = sumCents(LINES.map(({ amountCents }) => amountCents))
  const slots = [1, 2].map((weeks) => ({ week: addWeeks(weekStartOf(NOW), weeks), units: 7 }))
  const expected = storyDays({ stage, reachedAt: NOW.toISOString(), weeks: slots.map(({ week }) => week), status }, NOW)
  const at = ORDER_STAGES.indexOf(stage)
  const reachedAt = (index: number) => new Date(NOW.getTime() - (at - index) * 4 * 86_400_000).toISOString()
  const { depositCents } = orderPayment(priceCents, terms)
  const frame = { members: 412, steelPounds: 7_450, units: 14, areaSqft: 1350 }
  const deliverBy = addWeeks(weekStartOf(NOW), 8)
  const paragraphs = orderForm({
    number,
    companyName: 'Park Homes',
    title,
    source: 'quote Q-2026-00042, revision 1',
    priceBookVersion: 3,
    lines: LINES,
    priceCents,
    tax: null,
    depositCents,
    terms,
    phaseDays: INITIAL_RELEASE_POLICY.phaseDays,
    steelPounds: frame.steelPounds,
    site: '12 Canal St, Dayton, OH 45402',
    deliverBy,
    fabricatorName: 'Wabash Steel Frames',
    warnings: [],
  })
  const { reviewRequired: required, reviewReason: reason } = INITIAL_ROUTING_POLICY
  const review = reviewStatus({ policy: { required, reason }, engineer: null, openQuestions: 0, approval: null })
  const signed = status !== 'awaiting_signature'
  const accepted = at >= ORDER_STAGES.indexOf('fabrication_started')
  const own = { rule: 'perUnit' as const, list: STORY_LIST, cents: STORY_SHOP_CENTS, accepted, quoteWaits: false }
  const shopPrice = { ...own, fundedCents: status === 'active' ? proportionOf(STORY_SHOP_CENTS, depositCents, priceCents) : cents(0) }
  const order: ContractOrder = {
    id: number,
    number,
    title,
    status,
    stage,
    progressPercentage: progressPercentage(stage),
    companyName: 'Park Homes',
    fabricator: { id: STORY_SHOP, name: 'Wabash Steel Frames' },
    priceCents,
    siteAddress: '12 Canal St, Dayton, OH',
    deliverBy,
    expectedDelivery: expected.find((each) => each.stage === 'delivered_to_site')?.at ?? null,
    deliveredAt: at >= ORDER_STAGES.indexOf('delivered_to_site') ? reachedAt(ORDER_STAGES.indexOf('delivered_to_site')) : null,
    shipBy: expected.find((each) => each.stage === 'in_transit')?.at ?? null,
    placedAt: reachedAt(Math.min(1, at)),
    acceptBy: storyAcceptBy({ status, stage }, NOW),
    acceptedAt: at >= ORDER_STAGES.indexOf('fabrication_started') ? reachedAt(2) : null,
    unread: 0,
    review,
    sealedSet: null,
    demo: false,
    source: { kind: 'quote', id: QUOTE_ID, number: 'Q-2026-00042', revision: 1, words: 'quote Q-2026-00042, revision 1' },
    revision: 1,
    changedAt: null,
    frameRevision: 1,
    tier: 'Standard',
    terms,
    tax: null,
    depositCents,
    depositOpenCents: status === 'awaiting_funds' ? depositCents : cents(0),
    releasePolicy: shownPolicy(INITIAL_RELEASE_POLICY),
    shopPrice: seenAs === 'operator' ? shopPrice : null,
    refundedCents: cents(0),
    lines: LINES,
    items: LINES.map(({ label }) => label),
    priceBookVersion: 3,
    frame,
    designSite: DESIGN_SITE,
    bill: { lines: 48, distributor: 'Midwest Steel', priceListVersion: 5 },
    assumptions: [],
    warnings: [],
    site: { address: '12 Canal St, Dayton, OH', zip: '45402', lat: 39.76, lng: -84.19 },
    slots,
    heldUntil: signed ? null : new Date(NOW.getTime() + 3 * 86_400_000).toISOString(),
    form: { paragraphs, textHash: STORY_HASH },
    signature: signed ? { name: 'Olivia Park', textHash: STORY_HASH, at: reachedAt(1), address: '203.0.113.7' } : null,
    stages: ORDER_STAGES.map((each, index) => ({
      stage: each,
      state: index < at ? 'completed' : index === at ? 'current' : 'pending',
      reachedAt: index <= at ? reachedAt(index) : null,
      expectedAt: expected.find((one) => one.stage === each)?.at ?? null,
      expectedBecause: expected.find((one) => one.stage === each)?.why ?? null,
    })),
    dashboard: dashboardStages(stage, reviewStep(review, stage), false),
    changes: [...changes],
    cancelReason: status === 'cancelled' ? 'The lot was sold.' : null,
    seenAs,
    may: [...may],
  }
  return seenAs === 'fabricator' ? { ...order, ...moneyForShop({ ...order, shopPrice, textHash: STORY_HASH }) } : order
}

/** The contract price of a story's order. @throws Error for a shop's */
export function contractCents(order: Order): Cents {
  if (!isContract(order)) throw new Error(`${order.number} is a shop's: it has no contract price`)
  return order.priceCents
}

/** An order's events according to its stage. */
export function storyTimeline(order: Order): TimelineEvent[] {
  return order.stages.flatMap(({ stage, reachedAt, expectedAt }, at) =>
    reachedAt === null
      ? []
      : [
          {
            id: stage,
            stage,
            timestamp: reachedAt,
            actor: at < 2 ? 'builder_1' : `fab_${STORY_SHOP}`,
            actorName: at < 2 ? 'Olivia Park' : 'Dana Ruiz, Wabash Steel Frames',
            notes: stage === 'fabrication_complete' ? 'All panels checked and marked.' : '',
            etaToNext: expectedAt,
            proofUrl: stage === 'fabrication_complete' ? '/api/tracking/orders/photo' : null,
            metadata: { kind: 'stage' as const },
          },
        ],
  )
}
