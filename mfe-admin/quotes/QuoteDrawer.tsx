import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { isApiError } from '@framewell/domain/http/isApiError'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { QuoteReview } from './QuoteReview'
import { quoteButtonId } from './QuotesTable'
import { quoteReviewQuery } from './quoteQueries'
import { useOpenedQuote } from './useOpenedQuote'

/** The quote that the address names, beside its list. */
export const QuoteDrawer = () => {
  const { openedId, closeQuote } = useOpenedQuote()
  useFocusReturn(openedId)
  return (
    <WideDrawer title="Quote" open={openedId !== null} onOpenChange={(open) => (open ? undefined : closeQuote())}>
      {openedId ? <OpenedQuote key={openedId} id={openedId} /> : null}
    </WideDrawer>
  )
}

const OpenedQuote = ({ id }: { id: string }) => {
  const call = useGuardedCall()
  const review = useQuery(quoteReviewQuery(call, id))
  if (review.data) return <QuoteReview review={review.data} />
  if (!review.isError) {
    return (
      <LoadingArea label="Loading the quote">
        <Skeleton width="14rem" height="1.5rem" />
        <Skeleton width="20rem" />
        <Skeleton shape="block" height="18rem" style={{ marginTop: 'var(--space-6)' }} />
      </LoadingArea>
    )
  }
  const refused = isApiError(review.error) && review.error.status < 500
  return (
    <ErrorState
      title={refused ? 'This quote is not here' : 'The quote could not be read'}
      {...(refused ? {} : { retrying: review.isFetching, onRetry: () => review.refetch() })}
    >
      {problemSentence(review.error, 'The connection failed. Nothing was changed.')}
    </ErrorState>
  )
}

/** Gives focus back to the row's button; without one to the list's search box. */
function useFocusReturn(openId: string | null) {
  const lastId = useRef(openId)
  useEffect(() => {
    const closedId = openId === null ? lastId.current : null
    lastId.current = openId
    if (closedId === null) return
    const target = document.getElementById(quoteButtonId(closedId)) ?? document.querySelector<HTMLElement>('[role="search"] input')
    target?.focus()
  }, [openId])
}

const WideDrawer = styled(Drawer)`
  && {
    width: min(44rem, 100vw);
  }
  ${media.phone} {
    && {
      border-left: 0;
    }
  }
`
