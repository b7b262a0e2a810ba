import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { trackingPath } from '@framewell/domain/orders/trackingPath'
import type { getQuote } from '@framewell/domain/quotes/quoteCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'

type QuoteNoticeProps = Pick<CallOutput<typeof getQuote>, 'quote' | 'newest' | 'order' | 'proposed'>

/** A notice above a quote that is expired, replaced, ordered or proposed in a change order, with the next step. */
export const QuoteNotice = ({ quote: { status, validUntil, number }, newest, order, proposed }: QuoteNoticeProps) => {
  if (status === 'expired') {
    return (
      <Alert tone="warn" title={`This quote expired on ${deadlineDate(validUntil)}`}>
        Its prices are no longer valid. 'Change this quote' opens your choices again and makes a new revision at today's prices.
      </Alert>
    )
  }
  if (status === 'replaced') {
    return (
      <Alert
        title={newest ? `Revision ${newest.revision} has replaced this one` : 'A newer revision has replaced this one'}
        actions={
          newest ? (
            <Button variant="primary" href={newest.privateLink}>
              Open revision {newest.revision}
            </Button>
          ) : null
        }
      >
        Quote {number} was changed. This revision is kept as it was.
      </Alert>
    )
  }
  if (proposed) {
    return (
      <Alert
        title={`This quote is proposed in change ${proposed.change} of order ${proposed.order}`}
        actions={<Button href={trackingPath(proposed.order)}>Open the order</Button>}
      >
        It is ordered once both sides have signed the change. If the change ends without that, the quote can be ordered or changed again.
      </Alert>
    )
  }
  if (status === 'ordered') {
    if (!order) return <Alert tone="ok">This quote became an order.</Alert>
    return (
      <Alert
        tone="ok"
        title={`This quote became order ${order.number}`}
        actions={<Button href={trackingPath(order.number)}>Open the order</Button>}
      >
        {order.delivery}.
      </Alert>
    )
  }
  return null
}
