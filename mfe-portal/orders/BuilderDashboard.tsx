import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Stat } from '@framewell/design-system/elements/stat/Stat'
import { StatRow } from '@framewell/design-system/elements/stat/StatRow'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { deliveryDayWords, neededWords } from '@framewell/domain/orders/deliveryDay'
import type { Order } from '@framewell/domain/orders/order'
import { DASHBOARD_STAGE_LABELS, type DashboardState, ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { NotChecked } from '@framewell/remote-kit/drawing/NotChecked'
import { styled } from 'styled-components'
import { DashboardMoney } from './DashboardMoney'
import { DashboardShop } from './DashboardShop'
import { OrderDocuments } from './OrderDocuments'
import { OrderPrice } from './OrderPrice'
import { reviewPath } from './orderPaths'
import { ORDER_STATUS_TONES } from './orderStatusTones'
import { StagePicture } from './StagePicture'

const STATE_WORDS: Readonly<Record<DashboardState, string>> = { completed: 'Completed', in_progress: 'In progress', pending: 'Pending' }

/** An order at a glance for the builder: progress, delivery, payments, and its shop. */
export const BuilderDashboard = ({ order }: { order: Order }) => {
  const { number, title, status, stage, progressPercentage, tier, dashboard, may } = order
  return (
    <Stack gap={8}>
      <Head>
        <StagePicture order={order} />
        <Stack gap={4}>
          <Stack gap={2}>
            <Stack direction="row" gap={3} align="center">
              <Heading level={1} size={2}>
                {title}
              </Heading>
              <Badge tone={ORDER_STATUS_TONES[status]}>{labelOf(ORDER_STATUS_LABELS, status)}</Badge>
            </Stack>
            <Text tone="muted">
              Order {number}, <OrderPrice order={order} />
            </Text>
          </Stack>
          {status === 'cancelled' ? null : <ProgressBar label={`${progressPercentage}% complete`} value={progressPercentage} />}
          <Stack direction="row" gap={3}>
            {may.includes('sign') ? (
              <Button variant="primary" href={reviewPath(number)}>
                Review and sign
              </Button>
            ) : null}
            <Button href={trackingPath(number)}>Timeline and messages</Button>
          </Stack>
        </Stack>
      </Head>
      <StatRow>
        <Stat label="Stage" value={<Small>{labelOf(ORDER_STAGE_LABELS, stage)}</Small>} />
        <Stat
          label={order.expectedDelivery ? 'Estimated delivery' : 'Delivery'}
          value={<Small>{order.expectedDelivery ? longDate(order.expectedDelivery) : (deliveryDayWords(order) ?? 'None')}</Small>}
          detail={neededWords(order)}
        />
        {tier ? <Stat label="Credit tier" value={<Small>{tier}</Small>} /> : null}
      </StatRow>
      <Stages aria-label="Stages">
        {dashboard.map(({ stage: each, state, note }, at) => (
          <li key={each} data-state={state} aria-current={state === 'in_progress' && status !== 'cancelled' ? 'step' : undefined}>
            <span aria-hidden="true">{at + 1}</span>
            <strong>{labelOf(DASHBOARD_STAGE_LABELS, each)}</strong>
            <Text size="small" tone="muted">
              {status === 'cancelled' && state !== 'completed' ? 'Canceled' : (note ?? labelOf(STATE_WORDS, state))}
            </Text>
          </li>
        ))}
      </Stages>
      <NotChecked designSite={order.designSite} review={order.review.words} />
      <Columns>
        <DashboardMoney order={order} />
        <Stack gap={8}>
          <DashboardShop order={order} />
          <OrderDocuments order={order} />
        </Stack>
      </Columns>
    </Stack>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-8);
  align-items: end;

  & > svg {
    width: 15rem;
  }
  & > figure {
    width: min(22rem, 40vw);
  }

  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);

    & > svg {
      max-width: 11rem;
    }
    & > figure {
      width: 100%;
    }
  }
`

/** Text in place of a figure. */
const Small = styled.span`
  font-size: var(--text-h4);
`

const Stages = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding-top: var(--space-3);
    border-top: 2px dashed var(--color-line);
  }
  & > li[data-state='completed'] {
    border-top: 2px solid var(--color-steel);
  }
  & > li[data-state='in_progress'] {
    border-top: 2px solid var(--color-signal);
  }
  & > li > span {
    color: var(--color-ink-muted);
    font-size: var(--text-small);
    font-variant-numeric: tabular-nums;
  }
  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);

    & > li {
      /* A long note wraps; the stage keeps its line. */
      grid-template-columns: 1.5rem minmax(min-content, max-content) minmax(0, 1fr);
      gap: var(--space-3);
      align-items: baseline;
    }
    & > li > :last-child {
      text-align: end;
    }
  }
`

const Columns = styled.div`
  display: grid;
  gap: var(--space-10);
  align-items: start;

  @media (width >= 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`
