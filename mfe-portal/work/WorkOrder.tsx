import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usdWithCents } from '@framewell/domain/money/usd'
import { figure } from '@framewell/domain/numbers/figure'
import type { Order } from '@framewell/domain/orders/order'
import { orderPriceWords } from '@framewell/domain/orders/partyOrder'
import { revisionWords } from '@framewell/domain/orders/revisionWords'
import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS, type OrderStage } from '@framewell/domain/orders/stages'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import { downloadOrderCutList } from '@framewell/domain/orders/workCalls'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { useDownload } from '@framewell/remote-kit/files/useDownload'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, MessageSquare, Scissors } from 'lucide-react'
import { AcceptOrder } from '../orders/AcceptOrder'
import { fundedWords } from '../orders/fundedWords'
import { OrderNotFound } from '../orders/OrderNotFound'
import { orderQuery } from '../orders/orderQueries'
import { ReviewOnRecord } from '../orders/ReviewOnRecord'
import { StageFrame } from '../orders/StageFrame'
import { DeclineWork } from './DeclineWork'
import { nextStep } from './nextStep'
import { RecordStep } from './RecordStep'
import { UnsentSteps } from './UnsentSteps'
import type { useUnsentSteps } from './useUnsentSteps'
import { WorkAcceptance } from './WorkAcceptance'
import { WorkDispute } from './WorkDispute'
import { WorkPanels } from './WorkPanels'
import { WorkShipments } from './WorkShipments'
import { WorkWaivers } from './WorkWaivers'

interface WorkOrderProps {
  number: string
  waiting: ReturnType<typeof useUnsentSteps>
  onBack: () => void
}

/** One order for the shop floor: the next step first, then the job details. */
export const WorkOrder = ({ number, waiting, onBack }: WorkOrderProps) => {
  const read = useQuery(orderQuery(useGuardedCall(), number))
  return (
    <Stack gap={5}>
      <div>
        <Button size="small" variant="plain" icon={<ArrowLeft />} onClick={onBack}>
          All work
        </Button>
      </div>
      <Reading read={read} loading="Loading order details..." failure="Unable to load order data." gone={<OrderNotFound number={number} />}>
        {({ order }) => <Work order={order} waiting={waiting} />}
      </Reading>
    </Stack>
  )
}

/** What the order's status proves about its money. */
const FUNDING: Record<Order['status'], string> = {
  awaiting_signature: 'Not signed yet',
  awaiting_funds: "Waiting for the builder's deposit",
  active: 'Nothing more is due before fabrication',
  on_hold: 'On hold',
  cancelled: 'Canceled',
  completed: 'Completed',
}

/** The day a stage was reached or is expected. */
function dayOf({ stages }: Order, wanted: OrderStage): string {
  const found = stages.find(({ stage }) => stage === wanted)
  if (found?.reachedAt) return `Done ${longDate(found.reachedAt)}`
  return found?.expectedAt ? longDate(found.expectedAt) : 'No date'
}

const Work = ({ order, waiting }: { order: Order; waiting: WorkOrderProps['waiting'] }) => {
  const download = useDownload()
  const { number, title, status, frame, slots, may, deliverBy } = order
  const { next } = nextStep(order, waiting.steps)
  // The signature itself is between builder and Framewell.
  const signed = status !== 'awaiting_signature'
  const { shopPrice } = order
  return (
    <Stack gap={8} style={{ maxWidth: 'var(--measure-form)' }}>
      <Stack gap={3}>
        <div style={{ maxWidth: '10rem' }}>
          <StageFrame stage={order.stage} />
        </div>
        <Heading level={2} size={3}>
          {title}
        </Heading>
        <Text tone="muted">
          {number}, needed by {longDate(deliverBy)}
        </Text>
        <DescriptionList
          items={[
            { term: 'Ship by', detail: dayOf(order, 'in_transit') },
            { term: 'Delivery', detail: dayOf(order, 'delivered_to_site') },
            { term: 'Your price', detail: order.priceCents === null ? orderPriceWords(null) : usdWithCents(order.priceCents) },
            {
              term: 'Funding',
              detail:
                shopPrice?.cents != null ? `${FUNDING[status]}. ${fundedWords(shopPrice.cents, shopPrice.fundedCents)}` : FUNDING[status],
            },
            { term: 'Engineering', detail: <ReviewOnRecord order={order} /> },
            ...(order.acceptedAt ? [{ term: 'Accepted', detail: longDate(order.acceptedAt) }] : []),
            ...(changedAfterwards(order) ? [{ term: 'Changed', detail: changedAfterwards(order) }] : []),
          ]}
        />
      </Stack>
      <AcceptOrder order={order} />
      <UnsentSteps number={number} waiting={waiting} />
      {next === 'fabrication_started' && order.review.blocks ? (
        <Alert tone="warn" title="Fabrication is waiting for an engineer">
          {order.review.words}. {order.review.reason}
        </Alert>
      ) : next && status === 'active' ? (
        <RecordStep key={next} order={order} stage={next} waiting={waiting} />
      ) : (
        <Text>{status === 'active' ? 'Every step is recorded.' : `${labelOf(ORDER_STATUS_LABELS, status)}: nothing to record now.`}</Text>
      )}
      <WorkDispute projectId={number} signed={signed} />
      <WorkWaivers projectId={number} stage={order.stage} signed={signed} />
      <WorkAcceptance projectId={number} signed={signed} />
      <Stack as="section" gap={3} aria-label="Job details">
        <Heading level={3} size={5}>
          Job details
        </Heading>
        <Text>
          {figure(frame.members)} members, {figure(frame.steelPounds)} lb of steel, {frame.units} units
          {slots.length > 0
            ? `, in the ${slots.length === 1 ? 'week' : 'weeks'} of ${slots.map(({ week }) => longDate(week)).join(' and ')}`
            : ''}
          . Revision {revisionWords(order)}. Now: {labelOf(ORDER_STAGE_LABELS, order.stage).toLowerCase()}.
        </Text>
        <NotChecked designSite={order.designSite} review={order.review.words} />
        <Stack direction="row" gap={3}>
          <Button icon={<Scissors />} onClick={() => void download(downloadOrderCutList, { orderId: number }, `${number}-cut-list.csv`)}>
            Cut list
          </Button>
          <Button icon={<MessageSquare />} href={`${trackingPath(number)}&tab=communication`}>
            Messages
          </Button>
        </Stack>
      </Stack>
      <WorkShipments order={order} />
      <WorkPanels number={number} />
      {may.includes('decline') ? <DeclineWork number={number} /> : null}
    </Stack>
  )
}

/** What the shop has to know of a change order that was signed after it had accepted the order; null without one. */
function changedAfterwards({ acceptedAt, changedAt, status, may }: Order): string | null {
  if (!acceptedAt || !changedAt || changedAt < acceptedAt) return null
  const changed = `${longDate(changedAt)}, after you accepted it.`
  if (status === 'cancelled') return changed
  const read = `${changed} Read the job, its dates and your price again.`
  return may.includes('decline') ? `${read} If you can’t make it, decline it.` : read
}
