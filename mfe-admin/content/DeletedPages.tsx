import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { CONTENT_MESSAGES } from '@framewell/domain/content/contentCalls'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { styled } from 'styled-components'
import { deletedPagesQuery } from './contentQueries'
import { filterPages } from './filterPages'
import { savedTime } from './savedTime'
import { useRestorePage } from './useRestorePage'

/** The trash: deleted pages and posts, the last one first, each with a button that restores it as it was. */
export const DeletedPages = ({ search }: { search: string }) => {
  const list = useQuery(deletedPagesQuery(useGuardedCall()))
  const restore = useRestorePage()
  if (list.isError && !list.data)
    return (
      <Padded>
        <ErrorState title={CONTENT_MESSAGES.fetchPagesFailed} retrying={list.isFetching} onRetry={() => list.refetch()}>
          {problemSentence(list.error, 'The connection failed. Nothing was changed.')}
        </ErrorState>
      </Padded>
    )
  if (!list.data) return <Skeleton shape="block" height="4.5rem" style={{ margin: 'var(--space-4)' }} />
  const shown = filterPages(list.data, { status: 'all', search })
  if (shown.length === 0)
    return (
      <Padded>
        <EmptyState title={list.data.length === 0 ? 'Nothing is deleted' : 'No deleted page matches'}>
          Deleted pages and posts are listed here, and can be restored.
        </EmptyState>
      </Padded>
    )
  return (
    <List aria-label="Deleted pages and posts">
      {shown.map((page) => (
        <Row key={page.id}>
          <Words>
            <strong>{page.title || 'Untitled'}</strong>
            <Detail>
              {page.kind === 'page' ? 'Page' : 'Post'}, deleted {page.deletedAt ? savedTime(page.deletedAt, new Date()) : ''}
            </Detail>
          </Words>
          <Button
            size="small"
            icon={<Undo2 />}
            aria-label={`Restore ${page.title || 'Untitled'}`}
            pending={restore.isPending && restore.variables.id === page.id}
            pendingText="Restoring..."
            onClick={() => restore.mutate(page)}
          >
            Restore
          </Button>
        </Row>
      ))}
    </List>
  )
}

const Padded = styled.div`
  padding: var(--space-4);
`

const List = styled.ul`
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-3) var(--space-4);
  border-bottom: 1px solid var(--color-line);
`

const Words = styled.span`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  font-size: var(--text-compact);
  overflow-wrap: anywhere;
`

const Detail = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-tiny);
`
