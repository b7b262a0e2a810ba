import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { Checkbox } from '@framewell/design-system/elements/checkbox/Checkbox'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { DialogClose } from '@framewell/design-system/elements/dialog/DialogClose'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { type PerformedAct, performContentAct } from '@framewell/domain/content/consequences'
import { contentActionLabel, KEEP_SCHEDULES } from '@framewell/domain/content/consequenceWords'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useSend } from '@framewell/remote-kit/sending/useSend'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConsequencesList } from './ConsequencesList'
import { consequencesQuery } from './publishingQueries'
import { Refusal } from './Refusal'

interface ConsequencesDialogProps {
  page: ContentPage
  /** The pending action; null while the dialog is closed. */
  act: PerformedAct | null
  onClose: () => void
  onDone: (page: ContentPage, undo: string) => void
}

/**
 * Shows the server's list of an action's effects beyond the page and asks once for confirmation. When the effects change in the meantime,
 * they are shown again.
 */
export const ConsequencesDialog = ({ page, act, onClose, onDone }: ConsequencesDialogProps) => {
  const asked = act ?? 'publish'
  const [keepSchedules, setKeepSchedules] = useState(false)
  const shown = useQuery(consequencesQuery(useGuardedCall(), page, act, keepSchedules))
  const perform = useSend(performContentAct, {
    words: { kept: 'Nothing was changed' },
    onSent: ({ page: changed, undo }) => onDone(changed, undo),
    onFailed: () => void shown.refetch(),
  })
  const { data } = shown
  const words = contentActionLabel(asked, data?.address)
  return (
    <Dialog
      title={words.title}
      description={`“${page.title}”: what changes beyond the page itself. You can undo this.`}
      open={act !== null}
      onOpenChange={(open) => {
        if (open) return
        perform.reset()
        onClose()
      }}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant={asked === 'unpublish' ? 'danger' : 'primary'}
            pending={perform.busy}
            pendingText="Working..."
            disabled={!data || data.obstacles.length > 0 || shown.isFetching}
            onClick={() => void perform.send(data ? { id: page.id, act: asked, stamp: data.stamp, keepSchedules } : null)}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      {perform.failure ? <Refusal failure={perform.failure} /> : null}
      {data && data.obstacles.length > 0 ? (
        <Alert tone="bad" title="It can’t be published yet">
          <ul>
            {data.obstacles.map(({ path, place, message }) => (
              <li key={path + message}>
                {place}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      ) : data ? (
        <Stack gap={4}>
          {data.schedules.length > 0 ? (
            <Checkbox label={KEEP_SCHEDULES} checked={keepSchedules} onChange={(event) => setKeepSchedules(event.currentTarget.checked)} />
          ) : null}
          <ConsequencesList shown={data} />
        </Stack>
      ) : shown.isError ? (
        <ErrorState title="We couldn’t check what this changes" retrying={shown.isFetching} onRetry={() => shown.refetch()}>
          {problemSentence(shown.error, 'The connection failed. Nothing was changed.')}
        </ErrorState>
      ) : (
        <LoadingArea label="Checking every link...">
          <Skeleton shape="block" height="8rem" />
        </LoadingArea>
      )}
    </Dialog>
  )
}
