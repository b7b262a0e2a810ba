import type { Role } from '@framewell/domain/accounts/roles'
import { currentSession, signIn, signOut } from '@framewell/domain/accounts/session'
import { testRollFormer } from '@framewell/domain/export/machine/testing/testRollFormer'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { type Cents, cents } from '@framewell/domain/money/cents'
import { listOwnListings } from '@framewell/domain/network/ownListingCalls'
import { getOwnShop } from '@framewell/domain/network/ownShopCalls'
import { depositDeadline } from '@framewell/domain/orders/expiry'
import { checkPanelOnMachine } from '@framewell/domain/orders/machineCalls'
import type { Order } from '@framewell/domain/orders/order'
import { cancelOrder, getOrder, listOrders, signOrder } from '@framewell/domain/orders/orderCalls'
import { getOrderPanels } from '@framewell/domain/orders/panelCalls'
import type { placeOrder } from '@framewell/domain/orders/placing'
import type { OrderShipments } from '@framewell/domain/orders/shipments'
import { isOpen } from '@framewell/domain/orders/stages'
import { getFabricatorProfile, getOrderProgress, getOrderTimeline, type TimelineEvent } from '@framewell/domain/orders/trackingCalls'
import { actOnOrder } from '@framewell/domain/orders/transitions'
import type { recordStage } from '@framewell/domain/orders/workCalls'
import { signerRefusal } from '@framewell/domain/parties/signer'
import { getHouseAccount } from '@framewell/domain/payments/billingCalls'
import { previewAdvanceOutcome } from '@framewell/domain/payments/factoringCalls'
import { NOTHING_UNPAID } from '@framewell/domain/payments/funding'
import type { HouseAccount } from '@framewell/domain/payments/houseAccount'
import { EMPTY_LIEN_RECORD } from '@framewell/domain/payments/lienRecord'
import { getPaymentProject } from '@framewell/domain/payments/projectCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { fakeThreadServer, storyMessage } from '@framewell/remote-kit/testing/fakeThreadServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import ownShop from '../recordings/ownShop.json'
import { changeAnswers } from './changeAnswers'
import { expectedOf, movedOrder, orderSummary } from './movedOrder'
import { machineAnswers, storyPanels } from './panelAnswers'
import { type Placing, placingAnswers } from './placingAnswers'
import { shipmentAnswers } from './shipmentAnswers'
import { STORY_PROFILE, STORY_SIGNER, storyOrder, storyTimeline } from './storyOrder'
import { STORY_ACCOUNT, storyInvoices } from './storyProject'
import { workAnswers } from './workAnswers'

const NOW = new Date()
const OPEN_CENTS = cents(10_000_000)

/** The page of an order also reads the shop of a partner who is signed in. */
const { shop } = getOwnShop.output.parse(ownShop.steps.find(({ call }) => call === getOwnShop.name)?.body)

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

const LISTING = {
  searched: ({ number, title, companyName, fabricator, siteAddress }: Order) => [number, title, companyName, fabricator.name, siteAddress],
  newest: ({ placedAt }: Order) => placedAt,
  sorts: {
    placed: ({ placedAt }: Order) => placedAt,
    number: ({ number }: Order) => number,
    company: ({ companyName }: Order) => companyName,
    price: ({ priceCents }: Order) => priceCents ?? 0,
    deliverBy: ({ deliverBy }: Order) => deliverBy,
  },
}

interface OrderAnswers {
  readonly role: Role
  readonly orders: readonly Order[]
  /** Events by order number; for other orders they are derived from the stage. */
  readonly events: Readonly<Record<string, readonly TimelineEvent[]>>
  /** The company's remaining credit for orders. */
  readonly openCents: Cents
  readonly list: AnswerCall<typeof listOrders>
  readonly one: AnswerCall<typeof getOrder>
  readonly place: AnswerCall<typeof placeOrder>
  readonly sign: AnswerCall<typeof signOrder>
  /** The sources of orders and their credit. */
  readonly placing: Partial<Placing>
  readonly record: AnswerCall<typeof recordStage>
  /** What has shipped of orders when the story begins, by order number; nothing by default. */
  readonly shipped: Readonly<Record<string, OrderShipments>>
  readonly thread: Partial<Parameters<typeof fakeThreadServer>[0]>
  readonly timeline: AnswerCall<typeof getOrderTimeline>
  readonly profile: AnswerCall<typeof getFabricatorProfile>
  readonly project: AnswerCall<typeof getPaymentProject>
  /** Framewell's bank account; null before it is entered. */
  readonly account: HouseAccount | null
}

/** A fake of the order calls for stories that keeps changes, or the story's overrides. */
export function orderDesk(instead: Partial<OrderAnswers> = {}): SendRequest {
  const desk = fakeSessionServer({ role: instead.role ?? 'builder' })
  let orders = instead.orders ?? LIST
  const find = (orderId: string) => {
    const order = orders.find(({ number, id }) => number === orderId || id === orderId)
    if (!order) throw refuseCall(getOrder, 'unknownOrder')
    return order
  }
  const happenings = new Map(Object.entries(instead.events ?? {}))
  const eventsOf = (order: Order) => happenings.get(order.number) ?? storyTimeline(order)
  const happened = (order: Order, metadata: TimelineEvent['metadata'], notes: string) => {
    const event = {
      id: `e${eventsOf(order).length}`,
      stage: order.stage,
      timestamp: NOW.toISOString(),
      actor: 'builder_1',
      actorName: 'Olivia Park',
      notes,
      etaToNext: expectedOf(order, NOW)[0]?.at ?? null,
      proofUrl: null,
      metadata,
    }
    happenings.set(order.number, [...eventsOf(find(order.number)), event])
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
        (({ status, stage, ...asked }) => ({
          ...listRows(
            orders.filter(
              (order) =>
                (status === 'all' || order.status === status || (status === 'open' && isOpen(order))) &&
                (stage === 'all' || order.stage === stage),
            ),
            LISTING,
            asked,
          ),
          summary: orderSummary(orders, NOW),
        })),
    ],
    [getOrder, instead.one ?? (({ orderId }) => ({ order: find(orderId) }))],
    [getOrderPanels, ({ orderId }) => storyPanels(find(orderId))],
    [checkPanelOnMachine, machineAnswers],
    [
      signOrder,
      instead.sign ??
        (({ orderId, name, authority, textHash }) => {
          const order = find(orderId)
          const needsFunds = (order.depositCents ?? 0) > 0
          const outcome = actOnOrder(order, 'sign', { by: 'builder', needsFunds })
          if ('refusal' in outcome) throw refuseCall(signOrder, outcome.refusal)
          const stranger = signerRefusal('name', { typed: name, authority }, STORY_SIGNER)
          if (stranger) throw refuseCall(signOrder, stranger.refusal, stranger.more)
          const { form } = order
          if (textHash !== form.textHash) throw refuseCall(signOrder, 'textChanged', { expected: { textHash: form.textHash } })
          const signature = { name, ...(authority && { authority }), textHash, at: NOW.toISOString(), address: '203.0.113.7' }
          const heldUntil = needsFunds ? depositDeadline(NOW).toISOString() : null
          const signed = movedOrder({ ...order, signature, heldUntil, depositOpenCents: order.depositCents }, outcome.state, NOW)
          happened(signed, { kind: 'stage' }, `Order form signed by ${[name, authority].filter(Boolean).join(', ')}.`)
          return keep(signed)
        }),
    ],
    [
      cancelOrder,
      ({ orderId, reason }) => {
        const order = find(orderId)
        const outcome = actOnOrder(order, 'cancel', { by: 'builder' })
        if ('refusal' in outcome) throw refuseCall(cancelOrder, outcome.refusal)
        const changes = order.changes.map((change) => (change.status === 'proposed' ? { ...change, status: 'closed' as const } : change))
        const cancelled = movedOrder({ ...order, changes, cancelReason: reason, depositOpenCents: cents(0) }, outcome.state, NOW)
        happened(cancelled, { kind: 'cancel', reason }, reason)
        return keep(cancelled)
      },
    ],
    [getOrderTimeline, instead.timeline ?? (({ orderId }) => ({ timeline: [...eventsOf(find(orderId))] }))],
    [
      getOrderProgress,
      ({ orderId }) => {
        const { progressPercentage, stage, placedAt, ...order } = find(orderId)
        const events = eventsOf(find(order.number))
        return { progressPercentage, currentStage: stage, totalEvents: events.length, lastUpdate: events.at(-1)?.timestamp ?? placedAt }
      },
    ],
    [
      getFabricatorProfile,
      instead.profile ??
        (({ fabricatorId }) => {
          if (!orders.some(({ fabricator }) => fabricator.id === fabricatorId)) throw refuseCall(getFabricatorProfile, 'unknownFabricator')
          return { profile: { ...STORY_PROFILE, id: fabricatorId } }
        }),
    ],
    // No shop in stories has taken an early payout.
    [
      previewAdvanceOutcome,
      ({ projectId }) => ({ shop: find(projectId).fabricator.name, requestEnds: false, undoneCents: cents(0), owedCents: cents(0) }),
    ],
    [getHouseAccount, () => ({ account: instead.account === undefined ? STORY_ACCOUNT : instead.account })],
    [getOwnShop, () => ({ shop: shop && { ...shop, rollFormers: [testRollFormer] } })],
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
            funding: NOTHING_UNPAID,
            phases: [],
            invoices: storyInvoices(),
            waivers: [],
            siteAddress: '118 Wyoming St, Dayton, OH',
            lienRecord: EMPTY_LIEN_RECORD,
            retainage: {
              heldCents: 0,
              releasesOn: null,
              releasedAt: null,
              heldByDispute: false,
              heldByCreditLimit: false,
              settledByDispute: false,
            },
            openDispute: null,
            refund: null,
          },
        })),
    ],
    ...placingAnswers(
      {
        orders: () => orders,
        add: (order) => {
          orders = [order, ...orders]
        },
        openCents: instead.openCents ?? OPEN_CENTS,
        ...instead.placing,
      },
      instead.place,
    ),
    ...shipmentAnswers({ find, keep, shipped: instead.shipped ?? {} }),
    ...workAnswers({ find, keep, happened, ...(instead.record && { record: instead.record }) }),
    ...changeAnswers({ find, keep, happened, openCents: instead.openCents ?? OPEN_CENTS }),
    ...fakeThreadServer({ messages: MESSAGES, find, ...instead.thread }),
  ])
}
