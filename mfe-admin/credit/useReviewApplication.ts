import { reviewCreditApplication } from '@framewell/domain/credit/operatorCalls'
import type { FormTarget } from '@framewell/remote-kit/sending/onForm'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQueryClient } from '@tanstack/react-query'
import { APPLICATION_QUERIES } from './applicationQueries'
import { reviewDraft } from './reviewDraft'
import { REVIEW_DONE } from './reviewSchema'

/** Sends a review. List and application are refetched in any case: a refusal means that they have changed. */
export function useReviewApplication(form: FormTarget, onReviewed: () => void) {
  const shell = useShell()
  const queryClient = useQueryClient()
  return useSend(reviewCreditApplication, {
    form,
    onSent: ({ application }, { id, action }) => {
      reviewDraft.forget(id)
      shell.toast({ title: REVIEW_DONE[action], description: `${application.contactName} will be notified by email`, tone: 'success' })
      onReviewed()
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: APPLICATION_QUERIES }),
  })
}
