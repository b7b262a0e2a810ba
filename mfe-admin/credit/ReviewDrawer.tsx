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
import { ApplicationReview } from './ApplicationReview'
import { reviewButtonId } from './ApplicationsTable'
import { applicationDetailQuery } from './applicationQueries'
import { useReviewedApplication } from './useReviewedApplication'

/** The application that the address names, beside its list: everything a decision needs, and the decision. */
export const ReviewDrawer = () => {
  const { reviewedId, closeReview } = useReviewedApplication()
  useFocusReturn(reviewedId)
  return (
    <WideDrawer title="Review application" open={reviewedId !== null} onOpenChange={(open) => (open ? undefined : closeReview())}>
      {reviewedId ? <ReviewedApplication key={reviewedId} id={reviewedId} onReviewed={closeReview} /> : null}
    </WideDrawer>
  )
}

const ReviewedApplication = ({ id, onReviewed }: { id: string; onReviewed: () => void }) => {
  const call = useGuardedCall()
  const detail = useQuery(applicationDetailQuery(call, id))
  if (detail.data) return <ApplicationReview detail={detail.data} onReviewed={onReviewed} />
  if (!detail.isError) {
    return (
      <LoadingArea label="Loading the application">
        <Skeleton width="14rem" height="1.5rem" />
        <Skeleton width="20rem" />
        <Skeleton shape="block" height="16rem" style={{ marginTop: 'var(--space-6)' }} />
        <Skeleton shape="block" height="12rem" style={{ marginTop: 'var(--space-6)' }} />
      </LoadingArea>
    )
  }
  const refused = isApiError(detail.error) && detail.error.status < 500
  return (
    <ErrorState
      title={refused ? 'This application is not here' : 'The application could not be read'}
      {...(refused ? {} : { retrying: detail.isFetching, onRetry: () => detail.refetch() })}
    >
      {problemSentence(detail.error, 'The connection failed. Nothing was changed.')}
    </ErrorState>
  )
}

/** Gives focus back to the row's button; a row that the review moved out of the list leaves it to the list's search box. */
function useFocusReturn(openId: string | null) {
  const lastId = useRef(openId)
  useEffect(() => {
    const closedId = openId === null ? lastId.current : null
    lastId.current = openId
    if (closedId === null) return
    const target = document.getElementById(reviewButtonId(closedId)) ?? document.querySelector<HTMLElement>('[role="search"] input')
    target?.focus()
  }, [openId])
}

const WideDrawer = styled(Drawer)`
  && {
    width: min(64rem, 100vw);
  }
  ${media.phone} {
    && {
      border-left: 0;
    }
  }
`
