import type { Order } from '@framewell/domain/orders/order'
import { cancelOrder } from '@framewell/domain/orders/orderCalls'
import { ReasonDialog } from './ReasonDialog'

/** Cancels an order with a reason, after showing the consequences. */
export const CancelOrder = ({ order: { number } }: { order: Order }) => (
  <ReasonDialog
    run={(api, input, how) => api(cancelOrder, input, how)}
    number={number}
    advances="cancel"
    words={{
      trigger: 'Cancel order',
      title: `Cancel order ${number}?`,
      description:
        "The shop's slot is released. What was paid and not released goes back to the builder; the order then says how much, and to which account. This cannot be undone.",
      action: 'Cancel the order',
      pending: 'Canceling...',
      makes: 'cancellation',
      done: `Order ${number} is canceled`,
      failed: 'Not canceled',
    }}
  />
)
