import { Alert } from '@framewell/design-system/elements/alert/Alert'
import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Stack } from '@framewell/design-system/elements/layout/Stack'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ContentOverview } from './ContentOverview'
import { PLANNED } from './plannedAnchor'
import type { PageDeletion } from './useDeletePage'

/** Shown beside the list until a page is selected; after a deletion, offers undo. */
export const NoPageSelected = ({ deletion: { deleted, restore } }: { deletion: PageDeletion }) => {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The page that had focus is gone.
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
          {deleted.isPublished ? `Visitors no longer find ${deleted.path}. ` : ''}It is listed under Deleted.
        </Alert>
      ) : null}
      <Hint>
        <EmptyState title="No Page Selected">Select a page from the sidebar to start editing content.</EmptyState>
      </Hint>
      <section id={PLANNED} aria-label="What is planned and open">
        <ContentOverview />
      </section>
    </Stack>
  )
}

/** On a phone the list itself is above. */
const Hint = styled.div`
  ${media.phone} {
    display: none;
  }
`
