import { type CallAnswers, refuseCall } from '@framewell/domain/http/answerCalls'
import { declineOrderChange, proposeOrderChange, signOrderChange } from '@framewell/domain/orders/changeCalls'
import { changeText } from '@framewell/domain/orders/changeText'
import type { Order, OrderChange } from '@framewell/domain/orders/order'
import { STORY_HASH, storyOrder } from './storyOrder'

const NOW = new Date().toISOString()

/** A change of a story's order to another roof, of which nobody has signed anything. */
export function storyChange(order: Order = storyOrder(), reason = 'A standing-seam roof'): OrderChange {
  const differenceCents = 412_500
  const facts = {
    title: order.title,
    priceCents: order.priceCents + differenceCents,
    steelPoundsDifference: 184,
    weeksDifference: 1,
    deliverBy: order.deliverBy,
    reason,
  }
  const paragraphs = changeText({
    ...facts,
    orderNumber: order.number,
    number: 1,
    companyName: order.companyName,
    beforeTitle: order.title,
    source: 'quote Q-2026-00043, revision 1',
    beforeCents: order.priceCents,
  })
  return {
    ...facts,
    id: '5c0e7a1e-1111-4222-8333-123456789abc',
    number: 1,
    status: 'proposed',
    proposedBy: 'builder',
    differenceCents,
    lines: [{ id: 'roof', label: 'Roof', beforeCents: 610_000, afterCents: 1_022_500 }],
    text: { paragraphs, textHash: STORY_HASH },
    builderSignature: null,
    houseSignature: null,
    proposedAt: NOW,
  }
}

interface Orders {
  readonly find: (orderId: string) => Order
  readonly keep: (order: Order) => { readonly order: Order }
}

type ChangeAnswers = CallAnswers<readonly [typeof proposeOrderChange, typeof signOrderChange, typeof declineOrderChange]>

/** Answers the calls of change orders for stories. */
export function changeAnswers({ find, keep }: Orders): ChangeAnswers {
  const changed = (order: Order, changeId: string, change: (was: OrderChange) => OrderChange) => {
    if (!order.changes.some(({ id }) => id === changeId)) throw refuseCall(signOrderChange, 'unknownChange')
    return keep({ ...order, changes: order.changes.map((each) => (each.id === changeId ? change(each) : each)) })
  }
  return [
    [
      proposeOrderChange,
      ({ orderId, reason }) => {
        const order = find(orderId)
        if (order.changes.some(({ status }) => status === 'proposed')) throw refuseCall(proposeOrderChange, 'changeOpen')
        return keep({ ...order, changes: [...order.changes, storyChange(order, reason)] })
      },
    ],
    [
      signOrderChange,
      ({ orderId, changeId, name, textHash }) =>
        changed(find(orderId), changeId, (was) => ({ ...was, builderSignature: { name, textHash, at: NOW, address: '203.0.113.7' } })),
    ],
    [declineOrderChange, ({ orderId, changeId }) => changed(find(orderId), changeId, (was) => ({ ...was, status: 'declined' }))],
  ]
}
