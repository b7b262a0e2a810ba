import { Drawer } from '@framewell/design-system/elements/drawer/Drawer'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { reviewButtonId } from './ApplicationsTable'
import { ReviewedApplication } from './ReviewedApplication'
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
