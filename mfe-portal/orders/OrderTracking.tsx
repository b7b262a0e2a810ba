import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { ORDER_STAGES, ORDER_STATUSES } from '@framewell/domain/orders/stages'
import { ORDER_MEMBER } from '@framewell/domain/orders/trackingPath'
import { useListAddress } from '@framewell/remote-kit/lists/useListAddress'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { OrderDetails } from './OrderDetails'
import { OrderFigures } from './OrderFigures'
import { OrderList } from './OrderList'
import { ORDER_QUERIES, ordersQuery } from './orderQueries'

const PER_PAGE = 20
const FILTERS = { status: ['open', ...ORDER_STATUSES], stage: [...ORDER_STAGES] } as const

/**
 * The list beside the order in the URL; one at a time on a phone. Without an order in the URL, a wide screen shows the first of the list.
 */
export const OrderTracking = () => {
  const api = useGuardedCall()
  useLive('orders', ORDER_QUERIES)
  const address = useListAddress(FILTERS, ORDER_MEMBER)
  const { place, openedId, open } = address
  const asked = { search: place.search, page: place.page, limit: PER_PAGE, ...filtersOf(place.filters) }
  const list = useQuery(ordersQuery(api, asked))
  const shown = openedId ?? list.data?.data[0]?.number ?? null
  const detail = useRef<HTMLDivElement>(null)
  const before = useRef(openedId)
  // An order is chosen from a list that stays in view, far below the top of the last one. A reload stays where it was.
  useEffect(() => {
    if (before.current === openedId) return
    before.current = openedId
    if (openedId !== null && (detail.current?.getBoundingClientRect().top ?? 0) < 0) detail.current?.scrollIntoView()
  }, [openedId])
  return (
    <Stack gap={6}>
      <Heading level={1} size={2}>
        Order tracking
      </Heading>
      <OrderFigures summary={list.data?.summary} />
      <Sides data-opened={openedId !== null || undefined}>
        <OrderList list={list} perPage={PER_PAGE} address={address} shown={shown} />
        {shown === null ? null : (
          <div data-detail ref={detail}>
            <OrderDetails key={shown} number={shown} onBack={() => open(null)} />
          </div>
        )}
      </Sides>
    </Stack>
  )
}

/** The URL's filters as the call takes them; they have been validated against the same values. */
function filtersOf({ status, stage }: Readonly<Record<string, string>>) {
  return {
    status: FILTERS.status.find((each) => each === status) ?? ('all' as const),
    stage: FILTERS.stage.find((each) => each === stage) ?? ('all' as const),
  }
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  gap: var(--space-10);
  align-items: start;

  & > [data-list]:only-child {
    grid-column: 1 / -1;
  }
  @media screen and (width >= 48rem) {
    & > [data-list]:not(:only-child) {
      position: sticky;
      top: calc(var(--control-header) + var(--space-4));
      max-height: calc(100dvh - var(--control-header) - var(--space-8));
      /* Room for the focus ring of its rows. */
      margin-inline: calc(-1 * var(--space-1));
      padding: var(--space-1);
      overflow-y: auto;
    }
  }
  @media (width < 64rem) {
    grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
    gap: var(--space-6);
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    &:not([data-opened]) > [data-detail],
    &[data-opened] > [data-list] {
      display: none;
    }
  }
`
