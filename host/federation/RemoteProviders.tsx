import { isApiError } from '@framewell/domain/http/isApiError'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider as StoreProvider } from 'jotai'
import type { ReactNode } from 'react'

const MOST_RETRIES = 2

/** What remotes share on a page: fetched data and drafts. */
export interface SharedState {
  readonly queries: QueryClient
  readonly drafts: ReturnType<typeof createStore>
}

export function makeSharedState(queryCache = new QueryCache()): SharedState {
  const queries = new QueryClient({
    queryCache,
    defaultOptions: {
      // A refusal will not change by asking again; a fault or a lost network may.
      queries: { retry: (failures, error) => failures < MOST_RETRIES && !(isApiError(error) && error.status < 500), staleTime: 5_000 },
      mutations: { retry: false },
    },
  })
  return { queries, drafts: createStore() }
}

/** One of each per page: what one remote has fetched or drafted, the others see. */
export const pageState = makeSharedState()

export const RemoteProviders = ({ children, state = pageState }: { children: ReactNode; state?: SharedState }) => (
  <QueryClientProvider client={state.queries}>
    <StoreProvider store={state.drafts}>{children}</StoreProvider>
  </QueryClientProvider>
)
