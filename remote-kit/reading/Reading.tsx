import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { problemSentence } from '../sending/problemSentence'
import { isRefused } from './retryUnlessRefused'

interface ReadingProps<Read> {
  read: UseQueryResult<Read, unknown>
  /** Said to screen readers while it is on its way: 'Loading order details...'. */
  loading: string
  /** The title of the failure. */
  failure: string
  /** In the place of what the server refused: what is shown, or the title over the server's own sentence. Without it that is a failure too. */
  gone?: ReactNode
  /** Shaped like what comes; a block unless said. */
  skeleton?: ReactNode
  children: (read: Read) => ReactNode
}

/** What was read, else its skeleton or why it could not be read, with a way to try again. What was read before stays when a renewal fails. */
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
