import { notesFault } from '@framewell/domain/audit/reason'
import { type AnswerCall, type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { quoteJob } from '@framewell/domain/network/shopPriceCalls'
import type { Order } from '@framewell/domain/orders/order'
import { timeRefusal } from '@framewell/domain/orders/recordedAt'
import type { TimelineEvent } from '@framewell/domain/orders/trackingCalls'
import { acceptRefusal, recordOrderStage, rerouteRefusal } from '@framewell/domain/orders/transitions'
import { acceptOrder, declineOrder, recordStage } from '@framewell/domain/orders/workCalls'
import { STORY_NAME } from '@framewell/remote-kit/testing/fakeSessionServer'
import { storyShopPrice } from '@framewell/remote-kit/testing/storyShopPrice'
import { movedOrder } from './movedOrder'

const NOW = new Date()

interface Desk {
  readonly find: (orderId: string) => Order
  readonly keep: (order: Order) => { order: Order }
  readonly happened: (order: Order, metadata: TimelineEvent['metadata'], notes: string) => void
  readonly record?: AnswerCall<typeof recordStage>
}

/** Answers the calls of the shop that makes a story's orders. */
export function workAnswers({
  find,
  keep,
  happened,
  record,
}: Desk): CallAnswers<readonly [typeof recordStage, typeof acceptOrder, typeof declineOrder, typeof quoteJob]> {
  return [
    [
      recordStage,
      record ??
        (({ orderId, stage, at, notes }) => {
          const order = find(orderId)
          const outcome = recordOrderStage(order, stage)
          if ('refusal' in outcome) throw refuseCall(recordStage, outcome.refusal)
          const fault = notesFault(order.seenAs === 'operator', notes)
          if (fault !== undefined) throw refuseCall(recordStage, 'invalidInput', { fields: [{ path: 'notes', message: fault }] })
          const { reachedAt } = order.stages.find((one) => one.stage === order.stage) ?? {}
          const never = at === undefined ? undefined : timeRefusal(new Date(at), reachedAt ?? order.placedAt, NOW)
          if (never) throw refuseCall(recordStage, never.refusal, never.more)
          return keep(movedOrder(order, { ...outcome.state, acceptedAt: order.acceptedAt ?? at ?? NOW.toISOString() }, NOW))
        }),
    ],
    [
      acceptOrder,
      ({ orderId, notes }) => {
        const order = find(orderId)
        const refusal = acceptRefusal(order)
        if (refusal) throw refuseCall(acceptOrder, refusal)
        const { shopPrice } = order
        if (shopPrice?.quoteWaits) throw refuseCall(acceptOrder, 'quoteWaits')
        if (shopPrice?.cents === null) throw refuseCall(acceptOrder, 'noPrice')
        const fault = notesFault(order.seenAs === 'operator', notes)
        if (fault !== undefined) throw refuseCall(acceptOrder, 'invalidInput', { fields: [{ path: 'notes', message: fault }] })
        const accepted = movedOrder(order, { ...order, acceptedAt: NOW.toISOString() }, NOW)
        happened(accepted, { kind: 'accept' }, notes)
        return keep(accepted)
      },
    ],
    [
      declineOrder,
      ({ orderId }) => {
        const refusal = rerouteRefusal(find(orderId))
        if (refusal) throw refuseCall(declineOrder, refusal)
        return { outcome: 'rerouted' as const }
      },
    ],
    [
      quoteJob,
      ({ order: named, cents, note }) => {
        const order = find(named)
        if (!order.shopPrice || order.acceptedAt) throw refuseCall(quoteJob, 'alreadyAccepted')
        keep({ ...order, shopPrice: { ...order.shopPrice, quoteWaits: true } })
        const shop = { id: order.fabricator.id, name: order.fabricator.name }
        const quote = { order: order.number, cents, contractCents: null }
        return { price: storyShopPrice({ shop, from: null, rates: null, planNames: {}, quote, note, proposedBy: STORY_NAME }) }
      },
    ],
  ]
}
