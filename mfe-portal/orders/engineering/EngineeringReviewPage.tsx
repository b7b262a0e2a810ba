import { Badge } from '@framewell/design-system/elements/badge/Badge'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { Link } from '@framewell/design-system/elements/link/Link'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { Text } from '@framewell/design-system/elements/text/Text'
import { ORDER_READERS } from '@framewell/domain/orders/orderCalls'
import { ORDER_MEMBER } from '@framewell/domain/orders/trackingPath'
import { longDate } from '@framewell/domain/quotes/quoteWords'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { DraftingCompass } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { GuardedPage } from '../../accounts/GuardedPage'
import { OrderNotFound } from '../OrderNotFound'
import { engineeringPath } from '../orderPaths'
import { ORDER_QUERIES, reviewQuery, reviewsQuery } from '../orderQueries'
import { EngineeringReview } from './EngineeringReview'

/** /engineering-review: an engineer's assigned orders, or one order's review for its engineer, its builder and operators. */
export const EngineeringReviewPage = () => (
  <GuardedPage
    roles={ORDER_READERS}
    others={{ icon: <DraftingCompass />, title: 'No reviews here', text: 'Engineers, builders and operators review orders here.' }}
  >
    <Chosen />
  </GuardedPage>
)

const Chosen = () => {
  const [address] = useSearchParams()
  useLive('orders', ORDER_QUERIES)
  const number = address.get(ORDER_MEMBER)
  return number === null ? <Assigned /> : <One number={number} />
}

const One = ({ number }: { number: string }) => {
  const read = useQuery(reviewQuery(useGuardedCall(), number))
  return (
    <Reading read={read} loading="Loading the review" failure="The review could not be loaded" gone={<OrderNotFound number={number} />}>
      {({ review }) => <EngineeringReview review={review} />}
    </Reading>
  )
}

const Assigned = () => {
  const read = useQuery(reviewsQuery(useGuardedCall()))
  return (
    <Stack gap={6}>
      <Heading level={1} size={2}>
        Engineering reviews
      </Heading>
      <Reading
        read={read}
        loading="Loading your reviews"
        failure="Your reviews could not be loaded"
        gone="Only engineers have a list of reviews"
      >
        {({ reviews }) =>
          reviews.length === 0 ? (
            <EmptyState icon={<DraftingCompass />} title="No order is assigned to you">
              Orders that an operator assigns to you appear here.
            </EmptyState>
          ) : (
            <Stack as="ul" gap={4} role="list">
              {reviews.map(({ number, title, siteAddress, assignedAt, review }) => (
                <li key={number}>
                  <Stack gap={1}>
                    <Stack direction="row" gap={3} align="center">
                      <Link href={engineeringPath(number)}>
                        {title}, {number}
                      </Link>
                      {review.blocks ? <Badge tone="warn">Fabrication waits</Badge> : null}
                    </Stack>
                    <Text size="small">{review.words}</Text>
                    <Text size="small" tone="muted">
                      {siteAddress}. Assigned {longDate(assignedAt)}
                    </Text>
                  </Stack>
                </li>
              ))}
            </Stack>
          )
        }
      </Reading>
    </Stack>
  )
}
