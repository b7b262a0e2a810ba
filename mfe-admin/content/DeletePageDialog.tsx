import { Button } from '@framewell/design-system/elements/button/Button'
import { Dialog } from '@framewell/design-system/elements/dialog/Dialog'
import { DialogClose } from '@framewell/design-system/elements/dialog/DialogClose'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { IconButton } from '@framewell/design-system/elements/icon-button/IconButton'
import type { ContentPage } from '@framewell/domain/content/contentPage'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { ConsequencesList } from './publishing/ConsequencesList'
import { consequencesQuery } from './publishing/publishingQueries'
import type { PageDeletion } from './useDeletePage'

/** Asks for confirmation before deleting a page; the deletion can still be undone. */
export const DeletePageDialog = ({ page, deletion: { remove } }: { page: ContentPage; deletion: PageDeletion }) => {
  const [open, setOpen] = useState(false)
  const shown = useQuery(consequencesQuery(useGuardedCall(), page, open ? 'delete' : null))
  const { data } = shown
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={`Delete “${page.title}”?`}
      description={
        page.isPublished
          ? `Visitors will no longer find ${page.path}. You can undo this.`
          : 'Only editors see this draft. You can undo this.'
      }
      trigger={<IconButton size="small" variant="outlined" label="Delete page" icon={<Trash2 />} />}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button
            variant="danger"
            pending={remove.isPending}
            pendingText="Deleting..."
            disabled={!data || shown.isFetching}
            onClick={() => data && remove.mutate({ page, stamp: data.stamp }, { onError: () => void shown.refetch() })}
          >
            Delete page
          </Button>
        </>
      }
    >
      {data ? (
        page.isPublished ? (
          <ConsequencesList shown={data} />
        ) : null
      ) : shown.isError ? (
        <ErrorState title="We couldn’t check what this changes" retrying={shown.isFetching} onRetry={() => shown.refetch()}>
          {problemSentence(shown.error, 'The connection failed. Nothing was changed.')}
        </ErrorState>
      ) : null}
    </Dialog>
  )
}
