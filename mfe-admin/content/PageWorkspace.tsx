import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { CONTENT_MESSAGES } from '@framewell/domain/content/contentCalls'
import { useLive } from '@framewell/remote-kit/live/useLive'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { RecordSkeleton } from '@framewell/remote-kit/reading/RecordSkeleton'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import { pageQuery, pageQueryKey } from './contentQueries'
import { PageEditor } from './PageEditor'
import type { PageDeletion } from './useDeletePage'

/** The selected page, read from the server and refreshed when someone saves it. */
export const PageWorkspace = ({ id, deletion }: { id: string; deletion: PageDeletion }) => {
  const page = useQuery(pageQuery(useGuardedCall(), id))
  useLive('content', pageQueryKey(id), id)
  return (
    <Reading
      read={page}
      loading="Loading..."
      failure={CONTENT_MESSAGES.fetchPageFailed}
      gone={<ErrorState title={CONTENT_MESSAGES.fetchPageFailed}>This page no longer exists. Select another one.</ErrorState>}
      skeleton={<RecordSkeleton parts={['3rem', '18rem']} />}
    >
      {(read) => <PageEditor page={read} deletion={deletion} />}
    </Reading>
  )
}
