import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Card } from '@framewell/design-system/elements/card/Card'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { RadioCards } from '@framewell/design-system/elements/radio-cards/RadioCards'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import type { ApplicationDetail } from '@framewell/domain/credit/operatorCalls'
import { onForm } from '@framewell/remote-kit/sending/onForm'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { styled } from 'styled-components'
import { OverrideFields } from './OverrideFields'
import { reviewDraft } from './reviewDraft'
import { REVIEW_BUTTONS, type Review, type ReviewDraft, reviewActionOf, reviewDraftSchema, reviewSchema } from './reviewForm'
import { useReviewApplication } from './useReviewApplication'

interface ReviewFormProps {
  application: ApplicationDetail['application']
  onReviewed: () => void
}

/** Approve, reject or override, always with a reason. What is typed is kept until it is sent. */
export const ReviewForm = ({ application, onReviewed }: ReviewFormProps) => {
  const { id, qualificationStatus: status, assignedTier: tier } = application
  const form = useForm<ReviewDraft, unknown, Review>({
    resolver: zodResolver(reviewSchema({ id, status, tier })),
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
    // Somebody else decided the same meanwhile: the choice no longer changes anything.
    const decided = action === 'approve' ? 'approved' : action === 'reject' ? 'rejected' : null
    if (decided === status) form.setValue('action', '')
  }, [form, action, status])

  return (
    <Card>
      <form noValidate onSubmit={form.handleSubmit((input) => void review.send(input))} aria-labelledby="review-title">
        <Stack gap={5}>
          <Heading level={4} size={5} id="review-title">
            Your review
          </Heading>
          <Decisions
            {...form.register('action')}
            legend="Decision"
            error={errors.action?.message}
            options={[
              { value: 'approve', label: 'Approve', description: 'Keeps the assigned tier and limit', disabled: status === 'approved' },
              { value: 'reject', label: 'Reject', description: 'No credit is given', disabled: status === 'rejected' },
              { value: 'override', label: 'Override tier', description: 'Gives another tier than the score' },
            ]}
          />
          {action === 'override' ? <OverrideFields form={form} /> : null}
          <TextArea
            {...form.register('reason')}
            label="Reason"
            hint="Kept in the history with your name"
            error={errors.reason?.message}
            rows={3}
          />
          {review.failure && review.failure.kind !== 'totalChanged' ? (
            <Alert tone="bad" live="assertive" title="Not saved">
              {review.failure.sentence}
            </Alert>
          ) : null}
          <Button type="submit" variant="primary" block pending={review.busy} pendingText="Saving...">
            {action ? REVIEW_BUTTONS[action] : 'Save review'}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

const Decisions = styled(RadioCards)`
  & label {
    padding: var(--space-3) var(--space-4);
  }
`
