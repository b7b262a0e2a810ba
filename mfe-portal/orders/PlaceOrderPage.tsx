import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { ORDER_READERS } from '@framewell/domain/orders/orderCalls'
import { ORDER_MEMBER } from '@framewell/domain/orders/trackingPath'
import { SessionGuard } from '@framewell/remote-kit/session/SessionGuard'
import { useSearchParams } from 'react-router-dom'
import { ACCOUNT_PATH, signInPathFor } from '../accounts/accountPaths'
import { PlaceOrder } from './PlaceOrder'
import { ReviewOrder } from './ReviewOrder'
import { useOrderSource } from './useOrderSource'

/** /place-order: from a quote, configuration or production to a placed order, and that order with its form to read and sign. */
export const PlaceOrderPage = () => (
  <Section space="tight">
    <SessionGuard
      roles={ORDER_READERS}
      signInPath={signInPathFor}
      refused={() => (
        <EmptyState title="Orders are placed by builders" action={<Button href={ACCOUNT_PATH}>Your account</Button>}>
          Sign in with the account of a builder's company.
        </EmptyState>
      )}
    >
      <Step />
    </SessionGuard>
  </Section>
)

const Step = () => {
  const [address] = useSearchParams()
  const source = useOrderSource()
  const number = address.get(ORDER_MEMBER)
  if (number !== null) return <ReviewOrder number={number} />
  if (source) return <PlaceOrder source={source} />
  return (
    <Stack gap={8}>
      <Heading level={1} size={2}>
        Place an order
      </Heading>
      <EmptyState
        title="Choose what to order"
        action={
          <Stack direction="row" gap={3} justify="center">
            <Button href={ACCOUNT_PATH}>Open your quotes</Button>
            <Button variant="plain" href="/home-plans">
              See home plans
            </Button>
          </Stack>
        }
      >
        An order begins with a quote, a finished configuration or a production: open yours and press Place Order.
      </EmptyState>
    </Stack>
  )
}
