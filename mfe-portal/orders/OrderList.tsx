import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { SearchField } from '@framewell/design-system/elements/search-field/SearchField'
import { SelectField } from '@framewell/design-system/elements/select-field/SelectField'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { optionsOf } from '@framewell/domain/collections/optionsOf'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { daysTooLate, deliveryDayWords, deliveryWords } from '@framewell/domain/orders/deliveryDay'
import type { OrderRow } from '@framewell/domain/orders/order'
import type { listOrders } from '@framewell/domain/orders/orderCalls'
import { orderPriceWords } from '@framewell/domain/orders/partyOrder'
import { ORDER_STAGE_LABELS, ORDER_STAGES, ORDER_STATUS_LABELS, ORDER_STATUSES } from '@framewell/domain/orders/stages'
import { PagedList } from '@framewell/remote-kit/lists/PagedList'
import type { useListAddress } from '@framewell/remote-kit/lists/useListAddress'
import { useTypedText } from '@framewell/remote-kit/lists/useTypedText'
import type { UseQueryResult } from '@tanstack/react-query'
import { PackageSearch } from 'lucide-react'
import { styled } from 'styled-components'
import { ORDER_STATUS_TONES } from './orderStatusTones'
import { StageFrame } from './StageFrame'

interface OrderListProps {
  list: UseQueryResult<CallOutput<typeof listOrders>, unknown>
  perPage: number
  address: ReturnType<typeof useListAddress>
  /** Number of the open order. */
  shown: string | null
}

/**
 * Orders as frame drawings, with search and filters in the URL. Not a ListScreen: it is beside the open order and shows cards, so there are
 * no columns to sort, hide or export.
 */
export const OrderList = ({ list, perPage, address, shown }: OrderListProps) => {
  const { place, hrefOf, go, open } = address
  const [typed, type] = useTypedText(place.search, (search) => go({ search }, { replace: true }))
  const filtered = place.search !== '' || Object.values(place.filters).some((value) => value !== 'all')
  const filter = (name: string, value: string) => go({ filters: { ...place.filters, [name]: value } })
  return (
    <div data-list>
      <PagedList
        list={list}
        failure="The orders could not be loaded"
        pagesLabel="Pages of orders"
        page={place.page}
        perPage={perPage}
        hrefOf={(page) => hrefOf({ page })}
        goTo={(page, options) => go({ page }, options)}
        toolbar={
          <Stack gap={2} role="search">
            <SearchField size="small" label="Search orders" value={typed} onValueChange={type} />
            <Filters>
              <SelectField
                size="small"
                hideLabel
                label="Status"
                value={place.filters.status ?? 'all'}
                options={[
                  { value: 'all', label: 'Every status' },
                  { value: 'open', label: 'Open' },
                  ...optionsOf(ORDER_STATUSES, ORDER_STATUS_LABELS),
                ]}
                onChange={(event) => filter('status', event.currentTarget.value)}
              />
              <SelectField
                size="small"
                hideLabel
                label="Stage"
                value={place.filters.stage ?? 'all'}
                options={[{ value: 'all', label: 'Every stage' }, ...optionsOf(ORDER_STAGES, ORDER_STAGE_LABELS)]}
                onChange={(event) => filter('stage', event.currentTarget.value)}
              />
            </Filters>
          </Stack>
        }
      >
        {(listed) => {
          if (!listed)
            return (
              <LoadingArea label="Loading orders">
                <Stack gap={3}>
                  {['first', 'second', 'third'].map((row) => (
                    <Skeleton key={row} shape="block" height="6.5rem" />
                  ))}
                </Stack>
              </LoadingArea>
            )
          if (listed.data.length === 0)
            return filtered ? (
              <EmptyState
                icon={<PackageSearch />}
                title="No order matches"
                action={<Button onClick={() => go({ search: '', filters: { status: 'all', stage: 'all' } })}>Show all orders</Button>}
              >
                Try other search words, or remove a filter.
              </EmptyState>
            ) : (
              <EmptyState icon={<PackageSearch />} title="No orders yet" action={<Button href="/home-plans">See home plans</Button>}>
                An order starts from a quote: open one and place the order.
              </EmptyState>
            )
          return (
            <Rows role="list">
              {listed.data.map((order) => (
                <li key={order.id}>
                  <Row type="button" aria-current={order.number === shown ? 'true' : undefined} onClick={() => open(order.number)}>
                    <OrderRowFace order={order} />
                  </Row>
                </li>
              ))}
            </Rows>
          )
        }}
      </PagedList>
    </div>
  )
}

const OrderRowFace = ({ order }: { order: OrderRow }) => {
  const { number, title, status, stage, priceCents, unread } = order
  return (
    <>
      <StageFrame stage={stage} />
      <span>
        <strong>{title}</strong>
        <Text as="span" size="small" tone="muted">
          {number}, {orderPriceWords(priceCents)}
        </Text>
        <Text as="span" size="small">
          {daysTooLate(order) > 0 ? deliveryWords(order) : (deliveryDayWords(order) ?? deliveryWords(order))}
        </Text>
        <span>
          <Badge tone={ORDER_STATUS_TONES[status]}>
            {status === 'active' ? labelOf(ORDER_STAGE_LABELS, stage) : labelOf(ORDER_STATUS_LABELS, status)}
          </Badge>
          {unread > 0 ? <Badge tone="warn">{unread} unread</Badge> : null}
        </span>
      </span>
    </>
  )
}

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--space-2);
`

const Rows = styled.ul`
  display: grid;
  border-top: 1px solid var(--color-line);
`

const Row = styled.button`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  width: 100%;
  padding: var(--space-4) var(--space-3);
  border-bottom: 1px solid var(--color-line);
  text-align: start;

  & > span {
    display: grid;
    gap: var(--space-1);
    min-width: 0;
  }
  & > span > span:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  &:hover {
    background: var(--color-sunken);
  }
  &[aria-current] {
    background: var(--color-surface);
    box-shadow: inset 2px 0 0 var(--color-signal);
  }
`
