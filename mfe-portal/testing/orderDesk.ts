import type { Role } from '@framewell/domain/accounts/roles'
import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { qualityWords } from '@framewell/domain/network/earnedQuality'
import { listOwnListings } from '@framewell/domain/network/ownListingCalls'
import { getOwnShop } from '@framewell/domain/network/ownShopCalls'
import { listNotices } from '@framewell/domain/notifications/noticeCalls'
import type { Order } from '@framewell/domain/orders/order'
import { cancelOrder, getOrder, listOrders, signOrder } from '@framewell/domain/orders/orderCalls'
import { placeOrder } from '@framewell/domain/orders/placing'
import { getFabricatorProfile, getOrderProgress, getOrderTimeline, type TimelineEvent } from '@framewell/domain/orders/trackingCalls'
import { actOnOrder, recordOrderStage } from '@framewell/domain/orders/transitions'
import { declineOrder, recordStage } from '@framewell/domain/orders/workCalls'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'
import { storyMessage, threadDesk } from '@framewell/remote-kit/testing/threadDesk'
import { changeAnswers } from './changeAnswers'
import { OWN_SHOP } from './ownShopDesk'
import { STORY_HASH, STORY_SHOP, storyOrder } from './storyOrder'
import { storyInvoices } from './storyProject'

const NOW = new Date()
const RECORD = { finishedOrders: 22, onTimeOrders: 20, inspections: 22, passedInspections: 21, disputedOrders: 1 }

function timelineOf(order: Order): TimelineEvent[] {
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

const MESSAGES = [
  storyMessage('m1', { text: 'The crane comes on Thursday at eight. Does that work?', mine: true }),
  storyMessage('m2', { party: 'fabricator', authorName: 'Dana Ruiz', text: 'Yes. The trucks leave at five.', unread: true }),
]

interface OrderAnswers {
  readonly role: Role
  readonly orders: readonly Order[]
  readonly list: AnswerCall<typeof listOrders>
  readonly one: AnswerCall<typeof getOrder>
  readonly place: AnswerCall<typeof placeOrder>
  readonly record: AnswerCall<typeof recordStage>
  readonly thread: Partial<Parameters<typeof threadDesk>[0]>
  readonly timeline: AnswerCall<typeof getOrderTimeline>
  readonly profile: AnswerCall<typeof getFabricatorProfile>
  readonly project: AnswerCall<typeof getPaymentProject>
}

/** Answers the calls of orders for stories, keeping what is done to them, or what the story says instead. */
export function orderDesk(instead: Partial<OrderAnswers> = {}): SendRequest {
  const desk = sessionDesk({ role: instead.role ?? 'builder' })
  let orders = instead.orders ?? LIST
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
        const signature = { name, textHash: STORY_HASH, at: NOW.toISOString(), address: '203.0.113.7' }
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
    [getOrderTimeline, instead.timeline ?? (({ orderId }) => ({ timeline: timelineOf(find(orderId)) }))],
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
      instead.profile ??
        (({ fabricatorId }) => ({
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
        })),
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
    [listNotices, () => ({ notices: [], unread: 0, more: false })],
    [declineOrder, () => ({ outcome: 'rerouted' as const })],
    [getOwnShop, () => ({ shop: OWN_SHOP })],
    [listOwnListings, () => ({ listings: [], applications: [] })],
    [
      getPaymentProject,
      instead.project ??
        (({ projectId }) => ({
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
        })),
    ],
    ...changeAnswers({ find, keep }),
    ...threadDesk({ messages: MESSAGES, ...instead.thread }),
  ])
}
