import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import type { Quote } from '@framewell/domain/quotes/quote'
import type { getQuote } from '@framewell/domain/quotes/quoteCalls'
import { deadlineDate } from '@framewell/domain/quotes/quoteWords'

interface QuoteNoticeProps {
  quote: Quote
  newest: CallOutput<typeof getQuote>['newest']
}

/** A notice above an expired, replaced or ordered quote, with the next step. */
export const QuoteNotice = ({ quote: { status, validUntil, number }, newest }: QuoteNoticeProps) => {
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
  if (status === 'ordered') return <Alert tone="ok">This quote became an order at these prices.</Alert>
  return null
}
