import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import type { Order } from '@framewell/domain/orders/order'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'
import { OrderThread } from '@framewell/remote-kit/threads/OrderThread'
import { milestonesPath } from '../payments/paymentPaths'
import { ORDER_QUERIES } from './orderQueries'

/** The conversation of builder, shop and operator on an order, including an open dispute. */
export const Communication = ({ order: { number } }: { order: Order }) => (
  <OrderThread
    orderId={number}
    counts={[...ORDER_QUERIES, 'list']}
    dispute={({ decideBy, late }) => (
      <Alert
        tone={late ? 'bad' : 'warn'}
        title={`A dispute is open: decision due ${deadlineDate(decideBy)}`}
        actions={
          <Button size="small" href={milestonesPath(number)}>
            Open items and evidence
          </Button>
        }
      >
        The other party and the person deciding the dispute read what you write here.
      </Alert>
    )}
  />
)
