import type { CallApi } from '@framewell/domain/http/callApi'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import { RecordSkeleton } from '@framewell/remote-kit/reading/RecordSkeleton'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
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
  /** The query key prefix; the network's by default. */
  queries?: readonly string[]
}

/** A part of the screen with its own query: a skeleton, an error with retry, then the data. */
export const ReadPart = <Read,>({ noun, id, read, children, queries = NETWORK_QUERIES }: ReadPartProps<Read>) => {
  const api = useGuardedCall()
  const part = useQuery({
    queryKey: [...queries, noun, id],
    queryFn: ({ signal }) => read(api, id, signal),
    retry: retryUnlessRefused,
  })
  return (
    <Reading read={part} loading={`Loading the ${noun}`} failure={`The ${noun} could not be loaded`} skeleton={<RecordSkeleton />}>
      {children}
    </Reading>
  )
}
