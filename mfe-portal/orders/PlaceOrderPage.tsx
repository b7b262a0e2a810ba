import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { ORDER_READERS } from '@framewell/domain/orders/orderCalls'
import { ORDER_MEMBER } from '@framewell/domain/orders/trackingPath'
import { BUILDERS } from '@framewell/domain/parties/company'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ACCOUNT_PATH } from '../accounts/accountPaths'
import { GuardedPage } from '../accounts/GuardedPage'
import { PlaceOrder } from './PlaceOrder'
import { ReviewOrder } from './ReviewOrder'
import { useOrderSource } from './useOrderSource'

/** /place-order: from a quote, configuration or production to a placed order, with its form to read and sign. */
export const PlaceOrderPage = () => {
  const [address] = useSearchParams()
  const number = address.get(ORDER_MEMBER)
  const placedHere = useRef(number === null)
  return (
    <GuardedPage
      // An order's shop and operators read what was ordered here.
      roles={number === null ? BUILDERS : ORDER_READERS}
      others={{ title: 'Orders are placed by builders', text: "Sign in with the account of a builder's company." }}
    >
      {number === null ? <NewOrder /> : <ReviewOrder number={number} arrived={placedHere.current} />}
    </GuardedPage>
  )
}

const NewOrder = () => {
  const source = useOrderSource()
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
        An order starts from a quote, a finished configuration or a production: open yours and press Place Order.
      </EmptyState>
    </Stack>
  )
}
