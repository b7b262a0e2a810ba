import { Button } from '@framewell/design-system/elements/button/Button'
import type { Review } from '@framewell/domain/content/reviewCalls'
import type { PageSaver } from '../pageDraft'
import { AskForReviewDialog } from './AskForReviewDialog'

interface PublishActionProps {
  saver: PageSaver
  /** Whether visitors see the page, so that saving it publishes its changes. */
  isPublished: boolean
  /** Undefined until it loads. */
  review: Review | undefined
  saving: boolean
  onSave: (options?: { readonly isPublished?: boolean }) => void
}

/** The page's primary action: save a draft, publish the changes of a published page or, when approval is required, the steps to an approval and then publish. */
export const PublishAction = ({ saver, isPublished, review, saving, onSave }: PublishActionProps) => {
  const main = { size: 'small', variant: 'primary', pending: saving, pendingText: isPublished ? 'Publishing...' : 'Saving...' } as const
  if (!review?.required) {
    return (
      <Button {...main} onClick={() => onSave()}>
        {isPublished ? 'Publish changes' : 'Save'}
      </Button>
    )
  }
  if (!review.hasChanges || review.standing === 'waiting') return null
  if (review.standing !== 'approved') return <AskForReviewDialog saver={saver} review={review} />
  return (
    <Button {...main} onClick={() => onSave({ isPublished: true })}>
      Publish
    </Button>
  )
}
