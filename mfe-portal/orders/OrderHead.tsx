import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { Button } from '@framewell/design-system/elements/button/Button'
import { DescriptionList } from '@framewell/design-system/elements/description-list/DescriptionList'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { ProgressBar } from '@framewell/design-system/elements/progress-bar/ProgressBar'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { labelOf } from '@framewell/domain/collections/labelOf'
import { usd } from '@framewell/domain/money/usd'
import { daysTooLate, deliveryWords } from '@framewell/domain/orders/deliveryDay'
import { heldWords } from '@framewell/domain/orders/heldWords'
import { isContract, type Order } from '@framewell/domain/orders/order'
import { siteWords } from '@framewell/domain/orders/siteAddress'
import { ORDER_STAGE_LABELS, ORDER_STATUS_LABELS } from '@framewell/domain/orders/stages'
import { NO_SHOP_YET } from '@framewell/domain/orders/transitions'
import { HOW_TO_PAY } from '@framewell/domain/payments/houseAccount'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { FIXES_LINE } from '@framewell/domain/quotes/siteDesign'
import { styled } from 'styled-components'
import { milestonesPath } from '../payments/paymentPaths'
import { RefundOfOrder } from '../payments/RefundNotice'
import { AcceptOrder } from './AcceptOrder'
import { CancelOrder } from './CancelOrder'
import { OperatorActions } from './OperatorActions'
import { OrderPrice } from './OrderPrice'
import { dashboardPath, reviewPath } from './orderPaths'
import { ORDER_STATUS_TONES } from './orderStatusTones'
import { RecordForShop } from './RecordForShop'
import { ReviewOnRecord } from './ReviewOnRecord'
import { StagePicture } from './StagePicture'

/** An order's status, what it is waiting for, and the available actions. */
export const OrderHead = ({ order }: { order: Order }) => {
  const { number, title, status, stage, progressPercentage, companyName, site, seenAs, may } = order
  const fixes = order.lines.find(({ id }) => id === FIXES_LINE)
  return (
    <Stack gap={5}>
      <Head>
        <StagePicture order={order} />
        <Stack gap={3}>
          <Stack direction="row" gap={3} align="center">
            <Heading level={2} size={3}>
              {title}
            </Heading>
            <Badge tone={ORDER_STATUS_TONES[status]}>{labelOf(ORDER_STATUS_LABELS, status)}</Badge>
          </Stack>
          {status === 'cancelled' ? null : (
            <ProgressBar label={`${labelOf(ORDER_STAGE_LABELS, stage)}, ${progressPercentage}% complete`} value={progressPercentage} />
          )}
        </Stack>
      </Head>
      <Waiting order={order} />
      {status === 'cancelled' && order.signature ? <RefundOfOrder number={number} /> : null}
      <TooLate order={order} />
      <AcceptOrder order={order} />
      <DescriptionList
        items={[
          { term: 'Order', detail: number },
          ...(seenAs === 'builder' ? [] : [{ term: 'Builder', detail: companyName }]),
          {
            term: 'Shop',
            detail: shopWords(order),
          },
          { term: isContract(order) ? 'Price' : 'Your price', detail: <OrderPrice order={order} /> },
          { term: 'Site', detail: siteWords(site) },
          ...(fixes ? [{ term: 'Frame', detail: `${fixes.label}, ${usd(fixes.amountCents)}` }] : []),
          { term: 'Engineering', detail: <ReviewOnRecord order={order} /> },
          {
            term: 'Delivery',
            detail: deliveryWords(order),
          },
        ]}
      />
      <Stack direction="row" gap={3}>
        {status === 'awaiting_signature' || (status === 'cancelled' && !order.signature) ? null : (
          <Button href={milestonesPath(number)}>Payments</Button>
        )}
        {seenAs === 'builder' ? <Button href={dashboardPath(number)}>Dashboard</Button> : null}
        {seenAs === 'fabricator' ? <Button href={`/shop?order=${encodeURIComponent(number)}`}>Open the job</Button> : null}
        <Button href={reviewPath(number)}>{may.includes('sign') ? 'Read the order form' : 'What was ordered'}</Button>
        <RecordForShop order={order} />
        <OperatorActions order={order} />
        {may.includes('cancel') ? <CancelOrder order={order} /> : null}
      </Stack>
    </Stack>
  )
}

/** The shop, and who accepted the order: itself, or Framewell for it. */
function shopWords({ fabricator, acceptedAt, acceptedFor }: Order): string {
  if (!fabricator) return NO_SHOP_YET
  if (!acceptedAt) return fabricator.name
  if (acceptedFor === undefined) return `${fabricator.name}, accepted ${longDate(acceptedAt)}`
  return `${fabricator.name}, accepted for it by Framewell ${longDate(acceptedAt)}: ${acceptedFor}`
}

/** What an order is waiting for, and who can act. */
const Waiting = ({ order }: { order: Order }) => {
  const { status, number, may, depositCents, depositOpenCents, cancelReason } = order
  if (status === 'awaiting_signature')
    return (
      <Alert
        tone="warn"
        title="Awaiting signature"
        actions={
          may.includes('sign') ? (
            <Button size="small" variant="primary" href={reviewPath(number)}>
              Review and sign
            </Button>
          ) : null
        }
      >
        Nothing is made before the order form is signed. {heldWords(order, 'the order is signed')}
      </Alert>
    )
  if (status === 'awaiting_funds')
    return (
      <Alert
        tone="warn"
        title={depositWords(depositCents, depositOpenCents)}
        actions={
          <Button size="small" href={`${milestonesPath(number)}${HOW_TO_PAY}`}>
            See the invoice and how to pay
          </Button>
        }
      >
        Fabrication can’t start before it arrives. {heldWords(order, 'the payment arrives')}
      </Alert>
    )
  if (status === 'on_hold')
    return (
      <Alert tone="warn" title="On hold">
        Nothing is made while it is on hold. The timeline says why.
      </Alert>
    )
  if (status === 'cancelled')
    return (
      <Alert tone="info" title="Canceled">
        {cancelReason}
      </Alert>
    )
  return null
}

/** Says that an open order is expected after the day it is needed by, and why. */
const TooLate = ({ order }: { order: Order }) => {
  const { deliveredAt, stages, may } = order
  const late = daysTooLate(order)
  if (deliveredAt || late === 0) return null
  const reason = stages.find(({ stage }) => stage === 'delivered_to_site')?.expectedBecause
  return (
    <Alert tone="warn" title={`Delivery is expected ${late} ${late === 1 ? 'day' : 'days'} after it is needed`}>
      {deliveryWords(order)}
      {reason ? `: ${reason}.` : '.'}
      {may.includes('proposeChange') ? ' If a later day works for you, propose a change.' : ''}
    </Alert>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-6);
  align-items: end;

  & > svg {
    width: 11rem;
  }
  & > figure {
    width: min(18rem, 40vw);
  }
  /* The frame is hidden beside the list, which shows the same. */
  @media (40rem <= width < 64rem) {
    grid-template-columns: minmax(0, 1fr);

    & > svg {
      display: none;
    }
  }
  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);

    & > svg {
      max-width: 9rem;
    }
    & > figure {
      width: 100%;
    }
  }
`

/** 'Deposit due: $3,520 of $7,520' once a part has arrived. */
function depositWords(depositCents: Order['depositCents'], openCents: Order['depositOpenCents']): string {
  if (depositCents === null || openCents === null) return 'Waiting for the deposit'
  return openCents > 0 && openCents < depositCents
    ? `Deposit due: ${usd(openCents)} of ${usd(depositCents)}`
    : `Deposit due: ${usd(depositCents)}`
}
