import { Skeleton } from '@framewell/design-system/elements/skeleton/Skeleton'
import { Reading } from '@framewell/remote-kit/reading/Reading'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface ReadAreaProps<Data> {
  read: UseQueryResult<Data, unknown>
  /** What is read: 'the funnel'. */
  what: string
  /** Replaces the general message where the specification has one. */
  failure?: string
  children: (data: Data) => ReactNode
}

/** A query's result, or its loading or error state; earlier data stays visible. */
export const ReadArea = <Data,>({ read, what, failure = `Could not read ${what}`, children }: ReadAreaProps<Data>) => (
  <Reading
    read={read}
    loading={`Loading ${what}`}
    failure={failure}
    skeleton={
      <>
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton shape="block" height="14rem" />
      </>
    }
  >
    {children}
  </Reading>
)
