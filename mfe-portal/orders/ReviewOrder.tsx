import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { heldWords } from '@framewell/domain/orders/heldWords'
import type { Order } from '@framewell/domain/orders/order'
import { signOrder } from '@framewell/domain/orders/orderCalls'
import { ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import { noHouseAccount } from '@framewell/domain/payments/houseAccount'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { milestonesPath } from '../payments/paymentPaths'
import { houseAccountQuery } from '../payments/paymentQueries'
import { CancelOrder } from './CancelOrder'
import { OrderedFacts } from './OrderedFacts'
import { OrderNotFound } from './OrderNotFound'
import { OrderSkeleton } from './OrderSkeleton'
import { ORDER_QUERIES, orderQuery } from './orderQueries'
import { ORDER_STATUS_TONES } from './orderStatusTones'
import { SignedLines } from './SignedLines'
import { SignedText } from './SignedText'

interface ReviewOrderProps {
  number: string
  /** It replaced the form that placed it, so its title takes focus. */
  arrived?: boolean
}

/** A placed order to review and sign; afterwards, what was ordered and signed. */
export const ReviewOrder = ({ number, arrived = false }: ReviewOrderProps) => {
  const read = useQuery(orderQuery(useGuardedCall(), number))
  useLive('orders', ORDER_QUERIES)
  return (
    <Reading
      read={read}
      loading="Loading order details..."
      failure="Unable to load order data."
      gone={<OrderNotFound number={number} action={<Button href="/order-tracking">All orders</Button>} />}
      skeleton={<OrderSkeleton />}
    >
      {({ order }) => <Review order={order} arrived={arrived} />}
    </Reading>
  )
}

const Review = ({ order, arrived }: { order: Order; arrived: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) heading.current?.focus()
  }, [arrived])
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Stack direction="row" gap={3} align="center">
          <Heading ref={heading} level={1} size={2} tabIndex={-1}>
            {order.number}
          </Heading>
          <Badge tone={ORDER_STATUS_TONES[order.status]}>{labelOf(ORDER_STATUS_LABELS, order.status)}</Badge>
        </Stack>
        <Text size="lead" tone="muted">
          {order.title}
        </Text>
      </Stack>
      <Columns>
        <OrderedFacts order={order} />
        <Form order={order} />
      </Columns>
    </Stack>
  )
}

/** What follows the signature, by the order's status. */
const afterSignature = ({ status, fabricator }: Order) =>
  status === 'awaiting_funds'
    ? 'Fabrication can’t start before your deposit arrives.'
    : `${fabricator?.name ?? 'Its shop'} accepts or declines it next.`

const Form = ({ order }: { order: Order }) => {
  const { toast } = useShell()
  const api = useGuardedCall()
  const queries = useQueryClient()
  const account = useQuery(houseAccountQuery(api))
  const { number, form, signature, may, changedAt } = order
  const held = heldWords(order, 'the order is signed')
  return (
    <Stack as="section" gap={5} aria-label="Order form">
      <Heading level={2} size={4}>
        {may.includes('sign') ? 'Read and sign the order form' : 'The order form'}
      </Heading>
      {may.includes('sign') ? (
        <>
          {held ? <Alert>{held}</Alert> : null}
          {account.data?.account === null ? (
            <>
              <Alert tone="warn" title="This order can't be signed yet">
                {noHouseAccount.message}
              </Alert>
              <SignedLines paragraphs={form.paragraphs} />
            </>
          ) : (
            <SignedText
              paragraphs={form.paragraphs}
              action="Sign and order"
              sign={(call, signer, how) => call(signOrder, { orderId: number, ...signer, textHash: form.textHash }, how)}
              nameField="name"
              onSigned={(answer) => {
                queries.setQueryData(orderQuery(api, number).queryKey, answer)
                toast({ title: 'Order signed', description: afterSignature(answer.order), tone: 'success' })
              }}
              onSettled={() => void queries.invalidateQueries({ queryKey: ORDER_QUERIES })}
            />
          )}
          {may.includes('cancel') ? <CancelOrder order={order} /> : null}
        </>
      ) : (
        <>
          <SignedLines paragraphs={form.paragraphs} />
          {signature ? (
            <Text>
              Signed by {signature.name}, {longDate(signature.at)}. Hash of the text: <Hash>{signature.textHash.slice(0, 16)}…</Hash>
            </Text>
          ) : (
            <Text tone="muted">Not signed.</Text>
          )}
          {changedAt ? (
            <Alert tone="info" title={`Changed by a change order that both sides signed on ${longDate(changedAt)}`}>
              This is the order form as it was signed. The rest of this page says what is ordered now. Each{' '}
              <Link href={trackingPath(number)}>change order</Link> is with the order.
            </Alert>
          ) : null}
          <Stack direction="row" gap={3}>
            <Button variant="primary" href={trackingPath(number)}>
              Follow this order
            </Button>
            {signature ? <Button href={milestonesPath(number)}>Payments</Button> : null}
          </Stack>
        </>
      )}
    </Stack>
  )
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-10);
  align-items: start;

  @media (width >= 64rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Hash = styled.code`
  overflow-wrap: anywhere;
`
