import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { FileText, Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ContentOverview } from './ContentOverview'
import type { PageDeletion } from './useDeletePage'

/** What stands beside the list until a page is selected; after a deletion, the way to undo it. */
export const NoPageSelected = ({ deletion: { deleted, restore } }: { deletion: PageDeletion }) => {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The page that had the focus is gone.
    if (deleted) undo.current?.focus()
  }, [deleted])
  return (
    <Stack gap={5}>
      {deleted ? (
        <Alert
          data-notice
          tone="info"
          live="polite"
          title={`“${deleted.title}” was deleted`}
          actions={
            <Button
              ref={undo}
              size="small"
              icon={<Undo2 />}
              pending={restore.isPending}
              pendingText="Restoring..."
              onClick={() => restore.mutate(deleted)}
            >
              Undo
            </Button>
          }
        >
          {deleted.isPublished ? `Visitors no longer find ${deleted.path}. ` : ''}It stays in the panel's trash.
        </Alert>
      ) : null}
      <EmptyState title="No Page Selected" icon={<FileText />}>
        Select a page from the sidebar to start editing content.
      </EmptyState>
      <ContentOverview />
    </Stack>
  )
}
