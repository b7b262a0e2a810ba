import { ORDER_READERS } from '@framewell/domain/orders/orderCalls'
import { GuardedPage } from '../accounts/GuardedPage'
import { OrderTracking } from './OrderTracking'

/** /order-tracking: the user's orders, and one of them in full. */
export const OrderTrackingPage = () => (
  <GuardedPage roles={ORDER_READERS} others={{ title: 'No orders here', text: 'Builders, shops and operators follow their orders here.' }}>
    <OrderTracking />
  </GuardedPage>
)
