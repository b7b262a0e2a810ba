import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { CONTENT_MESSAGES } from '@framewell/domain/content/contentCalls'
import { isApiError } from '@framewell/domain/http/isApiError'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { pageQuery, pageQueryKey } from './contentQueries'
import { PageEditor } from './PageEditor'
import type { PageDeletion } from './useDeletePage'

/** The selected page, read from the server and read again when somebody saves it. */
export const PageWorkspace = ({ id, deletion }: { id: string; deletion: PageDeletion }) => {
  const page = useQuery(pageQuery(useGuardedCall(), id))
  useLive('content', pageQueryKey(id), id)
  if (page.data) return <PageEditor page={page.data} deletion={deletion} />
  if (!page.isError) {
    return (
      <LoadingArea label="Loading...">
        <Skeleton width="18rem" height="2rem" />
        <Skeleton width="12rem" />
        <Skeleton shape="block" height="3rem" style={{ marginTop: 'var(--space-6)' }} />
        <Skeleton shape="block" height="18rem" style={{ marginTop: 'var(--space-6)' }} />
      </LoadingArea>
    )
  }
  const gone = isApiError(page.error) && page.error.status < 500
  return (
    <ErrorState title={CONTENT_MESSAGES.fetchPageFailed} {...(gone ? {} : { retrying: page.isFetching, onRetry: () => page.refetch() })}>
      {gone
        ? 'There is no such page any more. Select another one.'
        : problemSentence(page.error, 'The connection failed. Nothing was changed.')}
    </ErrorState>
  )
}
