import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { ORDER_READERS } from '@framewell/domain/orders/orderCalls'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { ACCOUNT_PATH, signInPathFor } from '../accounts/accountPaths'
import { OrderTracking } from './OrderTracking'

/** /order-tracking: the orders of the signed-in person, and one of them in full. */
export const OrderTrackingPage = () => (
  <Section space="tight">
    <SessionGuard
      roles={ORDER_READERS}
      signInPath={signInPathFor}
      refused={() => (
        <EmptyState title="No orders here" action={<Button href={ACCOUNT_PATH}>Your account</Button>}>
          Builders, shops and operators follow their orders here.
        </EmptyState>
      )}
    >
      <OrderTracking />
    </SessionGuard>
  </Section>
)
