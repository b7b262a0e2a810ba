import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import type { Order } from '@framewell/domain/orders/order'
import { hasReached, ORDER_STAGE_LABELS, ORDER_STAGES, type OrderStage } from '@framewell/domain/orders/stages'
import type { TimelineEvent } from '@framewell/domain/orders/trackingCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { ShortTime } from '@framewell/remote-kit/lists/ShortTime'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { stepMark } from '../stepMark'
import { eventWords } from './eventWords'
import { OrderSkeleton } from './OrderSkeleton'
import { progressQuery, timelineQuery } from './orderQueries'
import { ProofPhoto } from './ProofPhoto'

/** The ten stages: reached according to events, current according to progress, with other events in between. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const api = useGuardedCall()
  const timeline = useQuery(timelineQuery(api, order.number))
  const progress = useQuery(progressQuery(api, order.number))
  return (
    <Reading read={timeline} loading="Loading order details..." failure="The timeline could not be loaded" skeleton={<OrderSkeleton />}>
      {({ timeline: events }) => (
        <Stages>
          {ORDER_STAGES.map((stage) => {
            const own = events.filter((event) => event.stage === stage)
            const current = (progress.data?.currentStage ?? order.stage) === stage
            const reached = hasReached(order.stage, stage) && own.some(({ metadata }) => metadata.kind === 'stage')
            return (
              <li key={stage} data-state={current ? 'current' : reached ? 'reached' : 'ahead'} aria-current={current ? 'step' : undefined}>
                <StageName stage={stage} current={current} reached={reached} expected={expectedOf(order, stage)} />
                {own.map((event) => (
                  <EventLine key={event.id} event={event} />
                ))}
              </li>
            )
          })}
        </Stages>
      )}
    </Reading>
  )
}

const expectedOf = ({ stages, status }: Order, wanted: OrderStage) =>
  status === 'cancelled' ? undefined : stages.find(({ stage }) => stage === wanted)

const StageName = ({
  stage,
  current,
  reached,
  expected,
}: {
  stage: OrderStage
  current: boolean
  reached: boolean
  expected: Order['stages'][number] | undefined
}) => (
  <p>
    <strong>{labelOf(ORDER_STAGE_LABELS, stage)}</strong> {current ? <Badge tone="info">Current</Badge> : null}
    {reached || !expected?.expectedAt ? null : (
      <Text as="span" size="small" tone="muted">
        expected {longDate(expected.expectedAt)}
        {expected.expectedBecause ? ` (${expected.expectedBecause})` : null}
      </Text>
    )}
    <span className="visually-hidden">{reached ? ', reached' : ', not reached yet'}</span>
  </p>
)

const EventLine = ({ event }: { event: TimelineEvent }) => (
  <>
    <Text size="small" tone="muted">
      <ShortTime iso={event.timestamp} />, {event.actorName}
      {eventWords(event)}
    </Text>
    {event.proofUrl ? <ProofPhoto url={event.proofUrl} stage={labelOf(ORDER_STAGE_LABELS, event.stage)} /> : null}
  </>
)

/** Solid for reached stages, dashed for those ahead. */
const Stages = styled.ol`
  display: grid;
  margin: 0;
  padding: 0 0 0 var(--space-2);
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    gap: var(--space-1);
    min-height: var(--space-14);
    padding: 0 0 var(--space-5) var(--space-8);
    border-left: 2px dashed var(--color-line);
  }
  & > li[data-state='reached'] {
    border-left: 2px solid var(--color-steel);
  }
  & > li:last-child {
    min-height: 0;
    border-left-color: transparent;
  }
  ${stepMark}
  & > li[data-state='reached']::before {
    border-color: var(--color-steel);
    background: var(--color-steel);
  }
  & > li[data-state='current']::before {
    border-color: var(--color-signal);
    background: var(--color-signal);
  }
`
