import { ErrorState } from '@framewell/design-system/elements/error-state/ErrorState'
import { LoadingArea } from '@framewell/design-system/elements/skeleton/LoadingArea'
import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { problemSentence } from '@framewell/remote-kit/sending/problemSentence'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface ReadAreaProps<Data> {
  read: UseQueryResult<Data, unknown>
  /** What is read: 'the funnel'. */
  what: string
  /** Instead of the general sentence, where the specification has one. */
  failure?: string
  children: (data: Data) => ReactNode
}

/** What a query read, or that it is under way or failed; what was read before stays. */
export const ReadArea = <Data,>({ read, what, failure, children }: ReadAreaProps<Data>) => {
  if (read.data !== undefined) return children(read.data)
  if (read.isError)
    return (
      <ErrorState title={failure ?? `Could not read ${what}`} retrying={read.isFetching} onRetry={() => read.refetch()}>
        {problemSentence(read.error, 'The connection failed.')}
      </ErrorState>
    )
  return (
    <LoadingArea label={`Loading ${what}`}>
      <Skeleton width="12rem" height="1.5rem" />
      <Skeleton shape="block" height="14rem" />
    </LoadingArea>
  )
}
