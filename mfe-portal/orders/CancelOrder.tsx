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
      description: "The shop's slot is released, and we owe you back what was paid. This cannot be undone.",
      action: 'Cancel the order',
      pending: 'Canceling...',
      makes: 'cancellation',
      done: `Order ${number} is canceled`,
      failed: 'Not canceled',
    }}
  />
)
