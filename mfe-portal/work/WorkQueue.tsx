import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { companyDay } from '@framewell/domain/dates/businessDays'
import { usd } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import { deliveryWords } from '@framewell/domain/orders/deliveryDay'
import { latenessOf } from '@framewell/domain/orders/lateness'
import type { OrderRow } from '@framewell/domain/orders/order'
import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { ORDER_MEMBER } from '@framewell/domain/orders/trackingPath'
import { deadlineDate, longDate } from '@framewell/domain/quotes/quoteWords'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Hammer } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { ORDER_QUERIES, ordersQuery } from '../orders/orderQueries'
import { ORDER_STATUS_TONES } from '../orders/orderStatusTones'
import { StageFrame } from '../orders/StageFrame'
import { cacheForOffline } from './cacheForOffline'
import { nextStep } from './nextStep'
import type { UnsentStep } from './unsentStep'
import { useUnsentSteps } from './useUnsentSteps'
import { WorkOrder } from './WorkOrder'

/** The most urgent orders; the maximum of one call. */
const MOST = 100

/** The shop's work, earliest delivery first; one order at a time on a phone. */
export const WorkQueue = () => {
  const [address, setAddress] = useSearchParams()
  useLive('orders', ORDER_QUERIES)
  const list = useQuery(ordersQuery(useGuardedCall(), { status: 'open', sort: 'deliverBy', direction: 'ascending', limit: MOST }))
  const waiting = useUnsentSteps()
  const kept = useQuery({
    // Cached again when the work has changed, not on every read; and after the next sign-in, because signing out deletes the copies.
    queryKey: [...SIGNED_IN_QUERIES, 'kept-on-device', list.data?.data],
    queryFn: () => cacheForOffline((list.data?.data ?? []).map(({ number }) => number)),
    enabled: list.isSuccess,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const opened = address.get(ORDER_MEMBER)
  if (opened !== null) return <WorkOrder number={opened} waiting={waiting} onBack={() => setAddress({})} />
  return (
    <Stack gap={5}>
      <Waiting {...waiting} />
      <Reading read={list} loading="Loading your work" failure="Your work could not be loaded">
        {({ data, total }) =>
          data.length === 0 ? (
            <EmptyState icon={<Hammer />} title="No work right now">
              Orders routed to your shop appear here.
            </EmptyState>
          ) : (
            <>
              <Jobs role="list">
                {data.map((order) => (
                  <li key={order.id}>
                    <Job type="button" onClick={() => setAddress({ [ORDER_MEMBER]: order.number })}>
                      <StageFrame stage={order.stage} />
                      <JobWords order={order} steps={waiting.steps} />
                    </Job>
                  </li>
                ))}
              </Jobs>
              {total > data.length ? (
                <Text size="small">
                  The {data.length} that are needed first, of {figure(total)}. <Link href="/order-tracking">Search all orders</Link>.
                </Text>
              ) : null}
            </>
          )
        }
      </Reading>
      {kept.data ? (
        <Text size="small" tone="muted">
          This page also opens offline, with your work as last loaded. Signing out removes it from this device.
        </Text>
      ) : null}
    </Stack>
  )
}

/** Steps on this device that have not reached the server. */
const Waiting = ({ steps, sending, unable }: ReturnType<typeof useUnsentSteps>) => {
  if (unable)
    return (
      <Alert tone="warn" title="This browser keeps nothing">
        You can record steps only while connected. Private windows, for example, do not store data.
      </Alert>
    )
  if (steps.length === 0) return null
  const refused = steps.filter(({ refusal }) => refusal !== null).length
  const left = steps.length - refused
  return (
    <Alert
      tone={refused > 0 ? 'bad' : 'info'}
      live="polite"
      title={sending ? 'Sending what waits on this device...' : unsentText(left, refused)}
    >
      {left > 0 ? 'It stays on this device, even after a reload, and is sent once you are online.' : 'Open the order to see why.'}
    </Alert>
  )
}

function unsentText(left: number, refused: number): string {
  const words = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`
  return [left > 0 ? `${words(left)} waiting to be sent` : '', refused > 0 ? `${words(refused)} not taken` : ''].filter(Boolean).join(', ')
}

const JobWords = ({ order, steps }: { order: OrderRow; steps: readonly UnsentStep[] }) => {
  const { title, number, status, priceCents, shipBy, siteAddress, acceptBy } = order
  const { next, waiting } = nextStep(order, steps)
  const lateness = latenessOf(order, companyDay(new Date()))
  return (
    <span>
      <Heading level={2} size={5}>
        {title}
      </Heading>
      <Text as="span" size="small" tone="muted">
        {number}, {priceCents === null ? 'no price agreed' : `your price ${usd(priceCents)}`}
      </Text>
      {shipBy ? <strong>Ship by {longDate(shipBy)}</strong> : null}
      <Text as="span" size="small" tone="muted">
        {deliveryWords(order)}
      </Text>
      <Text as="span" size="small" tone="muted">
        {siteAddress}
      </Text>
      {acceptBy ? (
        <Text as="span" size="small">
          Accept by {deadlineDate(acceptBy)}
        </Text>
      ) : null}
      <span>
        {status === 'active' ? (
          <Badge tone="info">{next ? `Next: ${labelOf(ORDER_STAGE_LABELS, next)}` : 'All recorded'}</Badge>
        ) : (
          <Badge tone={ORDER_STATUS_TONES[status]}>{labelOf(ORDER_STATUS_LABELS, status)}</Badge>
        )}
        {lateness ? <Badge tone={lateness === 'late' ? 'bad' : 'warn'}>{lateness === 'late' ? 'Late' : 'Expected late'}</Badge> : null}
        {order.review.blocks ? <Badge tone="warn">Awaiting an engineer</Badge> : null}
        {waiting > 0 ? <Badge tone="warn">{waiting} waiting here</Badge> : null}
        {order.unread > 0 ? <Badge tone="warn">{order.unread} unread</Badge> : null}
      </span>
    </span>
  )
}

const Jobs = styled.ul`
  display: grid;
  border-top: 1px solid var(--color-line);
`

const Job = styled.button`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: var(--space-4);
  align-items: center;
  width: 100%;
  padding: var(--space-4) 0;
  border-bottom: 1px solid var(--color-line);
  text-align: start;

  & > span {
    display: grid;
    gap: var(--space-1);
  }
  & > span > span:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
`
