import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NETWORK_QUERIES } from './networkQueries'

interface ReadPartProps<Read> {
  /** What is read, as a noun: 'decision'. */
  noun: string
  id: string
  read: (api: CallApi, id: string, signal: AbortSignal) => Promise<Read>
  children: (read: Read) => ReactNode
  /** Below this key of the query cache; the network's unless said. */
  queries?: readonly string[]
}

/** A part of the screen that is read by itself: skeleton, failure with a way to try again, then what was read. */
export const ReadPart = <Read,>({ noun, id, read, children, queries = NETWORK_QUERIES }: ReadPartProps<Read>) => {
  const api = useGuardedCall()
  const part = useQuery({
    queryKey: [...queries, noun, id],
    queryFn: ({ signal }) => read(api, id, signal),
    retry: retryUnlessRefused,
  })
  if (part.data !== undefined) return children(part.data)
  if (part.isError) {
    return (
      <ErrorState title={`The ${noun} could not be read`} retrying={part.isFetching} onRetry={() => part.refetch()}>
        {problemSentence(part.error, 'The connection failed. Nothing was changed.')}
      </ErrorState>
    )
  }
  return (
    <LoadingArea label={`Loading the ${noun}`}>
      <Skeleton width="14rem" height="1.5rem" />
      <Skeleton width="20rem" />
      <Skeleton shape="block" height="14rem" style={{ marginTop: 'var(--space-6)' }} />
    </LoadingArea>
  )
}
