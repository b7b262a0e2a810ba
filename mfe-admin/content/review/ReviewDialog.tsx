import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { decideReview, type Review } from '@framewell/domain/content/reviewCalls'
import { NOTE_LENGTH } from '@framewell/domain/content/reviews'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Refusal } from '../publishing/Refusal'
import { useRefetchReleases } from '../publishing/useRefetchReleases'
import { ChangesList } from './ChangesList'
import { reviewChangesQuery } from './reviewQueries'

/** The draft's changes, with the decision form for approvers. The decision applies to the text shown; newer text is shown first. */
export const ReviewDialog = ({ id, review }: { id: string; review: Review }) => {
  const shell = useShell()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const renew = useRefetchReleases()
  const changes = useQuery(reviewChangesQuery(useGuardedCall(), id, open ? review.stamp : null))
  const decides = review.standing === 'waiting' && review.mayDecide
  const decide = useSend(decideReview, {
    words: { kept: 'Nothing was decided' },
    onSent: ({ standing }) => {
      setOpen(false)
      setWords('')
      shell.toast({ title: standing === 'sentBack' ? 'Sent back' : 'Approved', tone: 'success' })
    },
    onSettled: renew,
  })
  const send = (decision: 'approve' | 'sendBack', publish = false) =>
    void decide.send(changes.data ? { id, decision, words, stamp: changes.data.stamp, publish } : null)
  return (
    <Dialog
      size="wide"
      title={decides ? 'Approve these changes?' : 'What changed'}
      description="Compared with what visitors see now."
      open={open}
      onOpenChange={(next) => {
        decide.reset()
        setOpen(next)
      }}
      trigger={
        <Button size="small" variant={decides ? 'primary' : 'quiet'}>
          {decides ? 'Review' : 'See what changed'}
        </Button>
      }
      footer={
        decides ? (
          <>
            <Button pending={decide.busy} pendingText="Working..." onClick={() => send('sendBack')}>
              Send back
            </Button>
            <Button pending={decide.busy} pendingText="Working..." onClick={() => send('approve')}>
              Approve
            </Button>
            <Button variant="primary" pending={decide.busy} pendingText="Working..." onClick={() => send('approve', true)}>
              Approve and publish
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack gap={5}>
        {decide.failure ? <Refusal failure={decide.failure} /> : null}
        {changes.data ? (
          <ChangesList {...changes.data} />
        ) : changes.isError ? (
          <ErrorState title="The changes could not be loaded" retrying={changes.isFetching} onRetry={() => changes.refetch()}>
            {problemSentence(changes.error, 'The connection failed. Nothing was changed.')}
          </ErrorState>
        ) : (
          <LoadingArea label="Loading...">
            <Skeleton shape="block" height="10rem" />
          </LoadingArea>
        )}
        {decides ? (
          <TextArea
            label="Note to the editor"
            hint="Required to send it back: what to fix."
            rows={3}
            maxLength={NOTE_LENGTH}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}
