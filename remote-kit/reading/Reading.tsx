import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemSentence } from '../sending/problemSentence'
import { isRefused } from './retryUnlessRefused'

interface ReadingProps<Read> {
  read: UseQueryResult<Read, unknown>
  /** For screen readers while loading: 'Loading order details...'. */
  loading: string
  /** Title of the failure. */
  failure: string
  /** Shown when the server refuses: content, or a title above the server's sentence. Without it, a refusal is a failure. */
  gone?: ReactNode
  /** Skeleton shaped like the content; a block by default. */
  skeleton?: ReactNode
  children: (read: Read) => ReactNode
}

/** The loaded content, its skeleton, or why it could not be loaded, with a retry. Earlier content stays when a reload fails. */
export const Reading = <Read,>({ read, loading, failure, gone, skeleton, children }: ReadingProps<Read>) => {
  if (read.data !== undefined) return children(read.data)
  if (read.isError) {
    const refused = gone !== undefined && isRefused(read.error)
    if (refused && typeof gone !== 'string') return gone
    return (
      <ErrorState title={refused ? gone : failure} {...(refused ? {} : { retrying: read.isFetching, onRetry: () => read.refetch() })}>
        {problemSentence(read.error, 'The connection failed. Nothing was changed.')}
      </ErrorState>
    )
  }
  return <LoadingArea label={loading}>{skeleton ?? <Skeleton shape="block" height="18rem" />}</LoadingArea>
}
