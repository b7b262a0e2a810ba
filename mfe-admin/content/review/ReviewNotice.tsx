import { Alert, type AlertProps } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { type ReadReview, withdrawReview } from '@framewell/domain/content/reviewCalls'
import { approverWords } from '@framewell/domain/content/reviews'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useRefetchReleases } from '../publishing/useRefetchReleases'
import { savedTime } from '../savedTime'
import { ReviewDialog } from './ReviewDialog'

/** The review status of a page and its next steps. Renders nothing when no review is required. */
export const ReviewNotice = ({ id, review }: { id: string; review: ReadReview }) => {
  const withdraw = useSend(withdrawReview, { onSettled: useRefetchReleases() })
  if (!review.required || review.standing === 'none' || !review.hasChanges) return null
  const { title, tone, text } = wordsOf(review)
  return (
    <Alert
      tone={tone}
      title={title}
      live="polite"
      actions={
        <>
          <ReviewDialog id={id} review={review} />
          {review.standing === 'waiting' && review.own ? (
            <Button size="small" pending={withdraw.busy} pendingText="Withdrawing..." onClick={() => void withdraw.send({ id })}>
              Withdraw
            </Button>
          ) : null}
        </>
      }
    >
      {text}
      {review.obstacles.length > 0 ? (
        <ul>
          {review.obstacles.map(({ path, place, message }) => (
            <li key={path + message}>
              {place}: {message}
            </li>
          ))}
        </ul>
      ) : null}
    </Alert>
  )
}

function wordsOf({ standing, asked, decided, own, whyNot, approvers, obstacles }: ReadReview): Required<
  Pick<AlertProps, 'title' | 'tone'>
> & {
  readonly text: string
} {
  const now = new Date()
  const said = decided?.words ? ` “${decided.words}”` : ''
  switch (standing) {
    case 'approved':
      return obstacles.length > 0
        ? { title: 'Approved', tone: 'warn', text: `By ${decided?.by ?? ''}.${said} They can’t go live as they are:` }
        : { title: 'Approved', tone: 'ok', text: `By ${decided?.by ?? ''}.${said} These changes can be published.` }
    case 'changed':
      return { title: 'Changed since it was approved', tone: 'warn', text: 'The new changes need approval too.' }
    case 'sentBack':
      return { title: `Sent back by ${decided?.by ?? ''}`, tone: 'warn', text: decided?.words ?? '' }
    default: {
      const who = own ? 'You' : (asked?.by ?? '')
      const note = asked?.words ? ` “${asked.words}”` : ''
      const whose = whyNot === null ? '' : ` ${approverWords(approvers)} can approve it.`
      return {
        title: 'Waiting for review',
        tone: 'info',
        text: `${who} asked ${savedTime(asked?.at ?? now.toISOString(), now)}.${note}${whose}${obstacles.length > 0 ? ' It can’t go live as it is:' : ''}`,
      }
    }
  }
}
