import { Link } from '@framewell/design-system/elements/link/Link'
import type { Order } from '@framewell/domain/orders/order'
import { engineeringPath } from './orderPaths'

/** What is on record about an order's engineering review, with the sealed set and, for builder and operators, the review itself. */
export const ReviewOnRecord = ({ order: { number, review, sealedSet, seenAs } }: { order: Order }) => (
  <>
    {review.words}. {review.state === 'approved' || review.reason === null ? null : `${review.reason} `}
    {sealedSet ? <Link href={sealedSet}>Sealed set</Link> : null}{' '}
    {seenAs === 'fabricator' ? null : <Link href={engineeringPath(number)}>Open the review</Link>}
  </>
)
