import type { ApplicationDetail } from '@framewell/domain/credit/operatorCalls'
import { dollars } from '@framewell/domain/money/usd'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { DecisionForm } from '../decisions/DecisionForm'
import { OverrideFields } from './OverrideFields'
import { reviewDraft } from './reviewDraft'
import { REVIEW_BUTTONS, type Review, type ReviewDraft, reviewActionOf, reviewDraftSchema, reviewSchema } from './reviewSchema'
import { useReviewApplication } from './useReviewApplication'

interface ReviewFormProps {
  application: ApplicationDetail['application']
  onReviewed: () => void
}

/** Regulation B, 12 CFR 1002.9(b)(2). */
const APPLICANT_READS =
  'The applicant reads this when you reject or lower their credit: the specific reasons you decided on, one per line, at most four. Not "our policy" or "the score".'

/** Approve, reject or override, always with a reason. Input is kept until it is sent. */
export const ReviewForm = ({ application, onReviewed }: ReviewFormProps) => {
  const { id, qualificationStatus: status, assignedTier: tier, assignedCreditLimit: creditLimit, limitIfApproved } = application
  const form = useForm<ReviewDraft, unknown, Review>({
    resolver: zodResolver(reviewSchema({ id, status, tier, creditLimit, limitIfApproved })),
    defaultValues: reviewDraft.read(id),
  })
  const review = useReviewApplication(onForm(form, reviewDraftSchema.keyof().options), onReviewed)
  const { errors } = form.formState
  const action = reviewActionOf(form.watch('action'))
  useEffect(() => {
    const keeping = form.watch(() => reviewDraft.write(id, form.getValues()))
    return () => keeping.unsubscribe()
  }, [form, id])
  useEffect(() => {
    // Someone else has already made this decision, so it would change nothing.
    const decided = action === 'approve' ? 'approved' : action === 'reject' ? 'rejected' : null
    if (decided === status) form.setValue('action', '')
  }, [form, action, status])

  return (
    <DecisionForm
      title="Your review"
      action={{
        field: form.register('action'),
        error: errors.action?.message,
        options: [
          {
            value: 'approve',
            label: 'Approve',
            description: `Grants the ${tier} tier and a limit of ${dollars(limitIfApproved)}`,
            disabled: status === 'approved',
          },
          { value: 'reject', label: 'Reject', description: 'No credit is given', disabled: status === 'rejected' },
          { value: 'override', label: 'Override tier', description: 'Assigns a different tier than the score' },
        ],
      }}
      reason={{
        field: form.register('reason'),
        error: errors.reason?.message,
        hint: action === 'approve' ? 'Kept in the history with your name' : APPLICANT_READS,
      }}
      button={action ? REVIEW_BUTTONS[action] : 'Save review'}
      sending={review}
      onSubmit={form.handleSubmit((input) => void review.send(input))}
    >
      {action === 'override' ? <OverrideFields form={form} /> : null}
    </DecisionForm>
  )
}
