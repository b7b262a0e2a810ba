import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ORDER_READERS } from '@framewell/domain/orders/orderCalls'
import { ORDER_MEMBER } from '@framewell/domain/orders/trackingPath'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { PackageX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { GuardedPage } from '../accounts/GuardedPage'
import { BuilderDashboard } from './BuilderDashboard'
import { OrderSkeleton } from './OrderSkeleton'
import { ORDER_QUERIES, orderQuery, ordersQuery } from './orderQueries'

/** /builder-dashboard: one order at a glance, named in the URL; the newest open one by default. */
export const BuilderDashboardPage = () => (
  <GuardedPage roles={ORDER_READERS} others={{ title: 'Order Not Found', text: 'Unable to load order data.' }}>
    <Chosen />
  </GuardedPage>
)

const Chosen = () => {
  const [address] = useSearchParams()
  useLive('orders', ORDER_QUERIES)
  const number = address.get(ORDER_MEMBER)
  return number === null ? <Newest /> : <One number={number} />
}

const Newest = () => {
  const api = useGuardedCall()
  const open = useQuery(ordersQuery(api, { status: 'open', limit: 1 }))
  const all = useQuery({ ...ordersQuery(api, { limit: 1 }), enabled: open.data?.total === 0 })
  const read = open.data?.total === 0 ? all : open
  return (
    <Reading read={read} loading="Loading order details..." failure="Unable to load order data." skeleton={<OrderSkeleton />}>
      {({ data: [newest] }) => (newest ? <One number={newest.number} /> : <NotFound />)}
    </Reading>
  )
}

const One = ({ number }: { number: string }) => {
  const read = useQuery(orderQuery(useGuardedCall(), number))
  if (read.isError && read.data === undefined)
    return (
      <NotFound>
        <Button onClick={() => void read.refetch()} pending={read.isFetching}>
          Try again
        </Button>
      </NotFound>
    )
  return (
    <Reading read={read} loading="Loading order details..." failure="Unable to load order data." skeleton={<OrderSkeleton />}>
      {({ order }) => <BuilderDashboard order={order} />}
    </Reading>
  )
}

const NotFound = ({ children }: { children?: ReactNode }) => (
  <EmptyState icon={<PackageX />} title="Order Not Found" action={children ?? <Button href="/home-plans">See home plans</Button>}>
    Unable to load order data.
  </EmptyState>
)
