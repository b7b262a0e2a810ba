import type { Role } from '@framewell/domain/accounts/roles'
import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { paymentTermsFor } from '@framewell/domain/credit/paymentTerms'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { addWeeks, weekStartOf } from '@framewell/domain/network/capacityWeek'
import { qualityWords } from '@framewell/domain/network/earnedQuality'
import { getOwnShop } from '@framewell/domain/network/ownShopCalls'
import { expectedStages } from '@framewell/domain/orders/eta'
import { listOrderMessages, readOrderMessages, sendOrderMessage } from '@framewell/domain/orders/messageCalls'
import type { Order } from '@framewell/domain/orders/order'
import { cancelOrder, getOrder, listOrders, signOrder } from '@framewell/domain/orders/orderCalls'
import { orderForm } from '@framewell/domain/orders/orderForm'
import { orderPayment } from '@framewell/domain/orders/orderPayment'
import { placeOrder } from '@framewell/domain/orders/placing'
import { dashboardStages, ORDER_STAGES, type OrderStage, type OrderStatus, progressPercentage } from '@framewell/domain/orders/stages'
import { getFabricatorProfile, getOrderProgress, getOrderTimeline, type TimelineEvent } from '@framewell/domain/orders/trackingCalls'
import { actOnOrder, recordOrderStage } from '@framewell/domain/orders/transitions'
import { declineOrder, recordStage, uploadOrderFile } from '@framewell/domain/orders/workCalls'
import { INITIAL_RELEASE_POLICY } from '@framewell/domain/payments/phases'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'
import { storyInvoices } from './moneyDesk'
import { OWN_SHOP } from './ownShopDesk'

const NOW = new Date()
const HASH = 'b'.repeat(64)
const SHOP = '7d1c7a50-6f3f-4a8e-9a3c-5e1d7b9c0a11'
const LINES = [
  { id: 'kit', label: 'Frame kit, 1,350 sq ft', amountCents: 5_240_000, detail: '' },
  { id: 'delivery', label: 'Delivery', amountCents: 650_000, detail: '58 miles' },
]
const RECORD = { finishedOrders: 22, onTimeOrders: 20, inspections: 22, passedInspections: 21, disputedOrders: 1 }

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
}

/** An order as the domain's own rules make it, at a stage. */
export function storyOrder({
  number = ORDER_NUMBER,
  title = 'Dayton ranch',
  status = 'active',
  stage = 'fabrication_complete',
  seenAs = 'builder',
  may = [],
}: Facts = {}): Order {
  const terms = paymentTermsFor('Standard')
  const priceCents = LINES.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const slots = [1, 2].map((weeks) => ({ week: addWeeks(weekStartOf(NOW), weeks), units: 7 }))
  const expected = expectedStages({ stage, reachedAt: NOW.toISOString(), weeks: slots.map(({ week }) => week), record: {} }, NOW)
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
    depositCents,
    terms,
    steelPounds: frame.steelPounds,
    siteAddress: '12 Canal St, Dayton, OH, 45402',
    deliverBy,
    fabricatorName: 'Wabash Steel Frames',
    warnings: [],
  })
  const signed = status !== 'awaiting_signature'
  return {
    id: number,
    number,
    title,
    status,
    stage,
    progressPercentage: progressPercentage(stage),
    companyName: 'Park Homes',
    fabricator: { id: SHOP, name: 'Wabash Steel Frames' },
    priceCents,
    siteAddress: '12 Canal St, Dayton, OH',
    deliverBy,
    expectedDelivery: expected.find((each) => each.stage === 'delivered_to_site')?.at ?? null,
    placedAt: reachedAt(1),
    unread: 0,
    demo: false,
    source: { kind: 'quote', id: QUOTE_ID, number: 'Q-2026-00042', revision: 1, words: 'quote Q-2026-00042, revision 1' },
    revision: 1,
    tier: seenAs === 'fabricator' ? null : 'Standard',
    terms: seenAs === 'fabricator' ? null : terms,
    depositCents: seenAs === 'fabricator' ? null : depositCents,
    releasePolicy: INITIAL_RELEASE_POLICY,
    lines: LINES,
    priceBookVersion: 3,
    frame,
    bill: { lines: 48, distributor: 'Midwest Steel', priceListVersion: 5 },
    assumptions: [],
    warnings: [],
    site: { address: '12 Canal St, Dayton, OH', zip: '45402', lat: 39.76, lng: -84.19 },
    slots,
    heldUntil: signed ? null : new Date(NOW.getTime() + 3 * 86_400_000).toISOString(),
    form: { paragraphs, textHash: HASH },
    signature: signed ? { name: 'Olivia Park', textHash: HASH, at: reachedAt(1), address: '203.0.113.7' } : null,
    stages: ORDER_STAGES.map((each, index) => ({
      stage: each,
      state: index < at ? 'completed' : index === at ? 'current' : 'pending',
      reachedAt: index <= at ? reachedAt(index) : null,
      expectedAt: expected.find((one) => one.stage === each)?.at ?? null,
    })),
    dashboard: [...dashboardStages(stage)],
    changes: [],
    cancelReason: status === 'cancelled' ? 'The lot was sold.' : null,
    seenAs,
    may: [...may],
  }
}

function timelineOf(order: Order): TimelineEvent[] {
  return order.stages.flatMap(({ stage, reachedAt, expectedAt }, at) =>
    reachedAt === null
      ? []
      : [
          {
            id: stage,
            stage,
            timestamp: reachedAt,
            actor: at < 2 ? 'builder_1' : `fab_${SHOP}`,
            actorName: at < 2 ? 'Olivia Park' : 'Dana Ruiz, Wabash Steel Frames',
            notes: stage === 'fabrication_complete' ? 'All panels checked and marked.' : '',
            etaToNext: expectedAt,
            proofUrl: stage === 'fabrication_complete' ? '/api/tracking/orders/photo' : null,
            metadata: { kind: 'stage' as const },
          },
        ],
  )
}

const LIST: readonly Order[] = [
  storyOrder(),
  storyOrder({ number: 'FW-2026-00041', title: 'Lima duplex', stage: 'delivered_to_site' }),
  storyOrder({
    number: 'FW-2026-00043',
    title: 'Xenia cottage',
    status: 'awaiting_signature',
    stage: 'qualification_approved',
    may: ['sign', 'cancel'],
  }),
  storyOrder({ number: 'FW-2026-00040', title: 'Troy farmhouse', status: 'completed', stage: 'completion_qa' }),
]

const storyMessage = (order: string, id: string, party: 'builder' | 'fabricator', authorName: string, text: string) => ({
  order,
  id,
  party,
  authorName,
  text,
  at: NOW.toISOString(),
  attachments: [],
  mine: party === 'builder',
  unread: party === 'fabricator',
})
const MESSAGES = [
  storyMessage(ORDER_NUMBER, 'm1', 'builder', 'Olivia Park', 'The crane comes on Thursday at eight. Does that work?'),
  storyMessage(ORDER_NUMBER, 'm2', 'fabricator', 'Dana Ruiz', 'Yes. The trucks leave at five.'),
]

interface OrderAnswers {
  readonly role: Role
  readonly orders: readonly Order[]
  readonly list: AnswerCall<typeof listOrders>
  readonly one: AnswerCall<typeof getOrder>
  readonly place: AnswerCall<typeof placeOrder>
  readonly record: AnswerCall<typeof recordStage>
}

/** Answers the calls of orders for stories, keeping what is done to them, or what the story says instead. */
export function orderDesk(instead: Partial<OrderAnswers> = {}): SendRequest {
  const desk = sessionDesk({ role: instead.role ?? 'builder' })
  let orders = instead.orders ?? LIST
  let messages = MESSAGES
  const find = (orderId: string) => {
    const order = orders.find(({ number, id }) => number === orderId || id === orderId)
    if (!order) throw refuseCall(getOrder, 'unknownOrder')
    return order
  }
  const keep = (order: Order) => {
    orders = orders.map((each) => (each.id === order.id ? order : each))
    return { order }
  }
  return answerCalls([
    [currentSession, desk.current],
    [signIn, desk.signIn],
    [signOut, desk.signOut],
    [
      listOrders,
      instead.list ??
        (({ search, status }) => {
          const data = orders.filter(
            (order) =>
              `${order.number} ${order.title}`.toLowerCase().includes(search.toLowerCase()) &&
              (status === 'all' || order.status === status || (status === 'open' && !['completed', 'cancelled'].includes(order.status))),
          )
          return {
            data: [...data],
            total: data.length,
            summary: { open: 3, inFabrication: 1, inTransit: 0, delivered: 1, late: 0, openValueCents: 17_670_000 },
          }
        }),
    ],
    [getOrder, instead.one ?? (({ orderId }) => ({ order: find(orderId) }))],
    [
      placeOrder,
      instead.place ??
        (({ siteAddress }) => {
          const order = {
            ...storyOrder({
              number: 'FW-2026-00044',
              status: 'awaiting_signature',
              stage: 'qualification_approved',
              may: ['sign', 'cancel'],
            }),
            siteAddress,
          }
          orders = [order, ...orders]
          return { order }
        }),
    ],
    [
      signOrder,
      ({ orderId, name }) => {
        const order = find(orderId)
        const outcome = actOnOrder(order, 'sign')
        if ('refusal' in outcome) throw refuseCall(signOrder, outcome.refusal)
        const signature = { name, textHash: HASH, at: NOW.toISOString(), address: '203.0.113.7' }
        return keep({ ...storyOrder({ ...order, ...outcome.state, may: ['cancel'] }), signature })
      },
    ],
    [
      cancelOrder,
      ({ orderId, reason }) => {
        const order = find(orderId)
        const outcome = actOnOrder(order, 'cancel', { by: 'builder' })
        if ('refusal' in outcome) throw refuseCall(cancelOrder, outcome.refusal)
        return keep({ ...order, ...outcome.state, cancelReason: reason, may: [] })
      },
    ],
    [getOrderTimeline, ({ orderId }) => ({ timeline: timelineOf(find(orderId)) })],
    [
      getOrderProgress,
      ({ orderId }) => {
        const order = find(orderId)
        const { length } = timelineOf(order)
        return {
          progressPercentage: order.progressPercentage,
          currentStage: order.stage,
          totalEvents: length,
          lastUpdate: order.placedAt,
        }
      },
    ],
    [
      getFabricatorProfile,
      ({ fabricatorId }) => ({
        profile: {
          id: fabricatorId,
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
        },
      }),
    ],
    [listOrderMessages, ({ orderId }) => ({ messages: messages.filter((message) => message.order === orderId), unread: 0 })],
    [readOrderMessages, () => ({ unread: 0 })],
    [
      sendOrderMessage,
      ({ orderId, text }) => {
        messages = [...messages, storyMessage(orderId, `m${messages.length + 1}`, 'builder', 'Olivia Park', text)]
        return { messages: messages.filter((message) => message.order === orderId), unread: 0 }
      },
    ],
    [
      uploadOrderFile,
      ({ name, id }) => ({ file: { id: id ?? 'f1', name, mimeType: 'image/jpeg', sizeBytes: 1000, url: '/api/tracking/orders/file' } }),
    ],
    [
      recordStage,
      instead.record ??
        (({ orderId, stage }) => {
          const order = find(orderId)
          const outcome = recordOrderStage(order, stage)
          if ('refusal' in outcome) throw refuseCall(recordStage, outcome.refusal)
          return keep(storyOrder({ ...order, ...outcome.state }))
        }),
    ],
    [declineOrder, () => ({ outcome: 'rerouted' as const })],
    [getOwnShop, () => ({ shop: OWN_SHOP })],
    [
      getPaymentProject,
      ({ projectId }) => ({
        project: {
          projectId,
          title: 'Dayton ranch',
          status: 'active' as const,
          builder: 'Park Homes',
          fabricator: 'Wabash Steel Frames',
          priceCents: 5_890_000,
          openedAt: NOW.toISOString(),
          balances: [],
          phases: [],
          invoices: storyInvoices(),
          waivers: [],
          retainage: { heldCents: 0, releasesOn: null, releasedAt: null, heldByDispute: false },
          openDispute: null,
        },
      }),
    ],
  ])
}
