import { reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import { useIdempotencyKey } from '@framewell/remote-kit/sending/useIdempotencyKey'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { APPLICATION_QUERIES } from './applicationQueries'
import { reviewDraft } from './reviewDraft'
import { REVIEW_DONE, type Review } from './reviewForm'

/** Sends a review. Whatever comes of it, list and application are read again: a refused review means that they changed. */
export function useReviewApplication(onReviewed: () => void) {
  const shell = useShell()
  const call = useGuardedCall()
  const queryClient = useQueryClient()
  const keyFor = useIdempotencyKey()
  return useMutation({
    mutationFn: (review: Review) => call(reviewCreditApplication, review, { idempotencyKey: keyFor(review) }),
    onSuccess: ({ application }, review) => {
      reviewDraft.forget(review.id)
      shell.toast({
        title: REVIEW_DONE[review.action],
        description: `${application.contactName} will be told by email`,
        tone: 'success',
      })
      onReviewed()
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: APPLICATION_QUERIES })
    },
  })
}
