import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { TextArea } from '@framewell/design-system/elements/text-area/TextArea'
import { askForReview, type Review } from '@framewell/domain/content/reviewCalls'
import { approverWords, NOTE_LENGTH } from '@framewell/domain/content/reviews'
import { draftSaved } from '@framewell/domain/content/saving/draftSaved'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useState } from 'react'
import type { PageSaver } from '../pageDraft'
import { Refusal } from '../publishing/Refusal'
import { useRefetchReleases } from '../publishing/useRefetchReleases'

/** Saves all changes and marks the page as ready for review. */
export const AskForReviewDialog = ({ saver, review }: { saver: PageSaver; review: Review }) => {
  const shell = useShell()
  const [open, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const ask = useSend(askForReview, {
    words: { kept: 'Nothing was changed' },
    onSent: () => {
      setOpen(false)
      setNote('')
      shell.toast({ title: 'Ready for review', description: 'We notified the people who can approve it.', tone: 'success' })
    },
    onSettled: useRefetchReleases(),
  })
  const send = async () => {
    if (await draftSaved(saver)) await ask.send({ id: saver.id, note })
    else shell.toast({ title: 'Not saved yet', description: 'Fix the marked fields first.', tone: 'destructive' })
  }
  return (
    <Dialog
      title="Ready for review?"
      description={`${approverWords(review.approvers)} can approve it. What is approved goes live word for word.`}
      open={open}
      onOpenChange={(next) => {
        ask.reset()
        setOpen(next)
      }}
      trigger={
        <Button size="small" variant="primary">
          Ready for review
        </Button>
      }
      footer={
        <Button variant="primary" pending={ask.busy} pendingText="Sending..." onClick={() => void send()}>
          Ask for review
        </Button>
      }
    >
      <Stack gap={4}>
        {ask.failure ? <Refusal failure={ask.failure} /> : null}
        <TextArea
          label="Note for the approver"
          optional
          rows={3}
          maxLength={NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}
