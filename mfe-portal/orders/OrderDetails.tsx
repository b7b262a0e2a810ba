import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Tabs } from '@framewell/design-system/elements/tabs/Tabs'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { Order } from '@framewell/domain/orders/order'
import { ORDER_MEMBER } from '@framewell/domain/orders/trackingPath'
import { useTab } from '@framewell/remote-kit/address/useTab'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { styled } from 'styled-components'
import { Communication } from './Communication'
import { OrderChanges } from './OrderChanges'
import { OrderHead } from './OrderHead'
import { OrderNotFound } from './OrderNotFound'
import { OrderShipments } from './OrderShipments'
import { OrderSkeleton } from './OrderSkeleton'
import { OrderTimeline } from './OrderTimeline'
import { orderQuery } from './orderQueries'
import { SmartMatching } from './SmartMatching'

const TABS = ['timeline', 'matching', 'communication'] as const

/** One order: status, timeline, shop and conversation. */
export const OrderDetails = ({ number, onBack }: { number: string; onBack: () => void }) => {
  const read = useQuery(orderQuery(useGuardedCall(), number))
  return (
    <Stack gap={4}>
      <BackButton>
        <Button size="small" variant="plain" icon={<ArrowLeft />} onClick={onBack}>
          All orders
        </Button>
      </BackButton>
      <Reading
        read={read}
        loading="Loading order details..."
        failure="Unable to load order data."
        gone={<OrderNotFound number={number} />}
        skeleton={<OrderSkeleton />}
      >
        {({ order }) => <OrderParts order={order} />}
      </Reading>
    </Stack>
  )
}

const OrderParts = ({ order }: { order: Order }) => {
  const { tab, openTab } = useTab(TABS, [ORDER_MEMBER, 'search', 'status', 'stage', 'page'])
  return (
    <Stack gap={6}>
      <OrderHead order={order} />
      <NotChecked designSite={order.designSite} review={order.review.words} />
      <OrderShipments order={order} />
      <OrderChanges order={order} />
      <Tabs
        label={`Order ${order.number} by part`}
        value={tab}
        onValueChange={openTab}
        tabs={[
          { value: 'timeline', label: 'Order Timeline', content: <OrderTimeline order={order} /> },
          { value: 'matching', label: 'Smart Matching', content: <SmartMatching order={order} /> },
          {
            value: 'communication',
            label: 'Communication',
            ...(order.unread > 0 ? { count: order.unread } : {}),
            content: <Communication order={order} />,
          },
        ]}
      />
    </Stack>
  )
}

const BackButton = styled.div`
  display: none;
  ${media.phone} {
    display: block;
  }
`
