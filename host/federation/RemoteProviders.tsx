import { isApiError } from '@framewell/domain/http/isApiError'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider as StoreProvider } from 'jotai'
import type { ReactNode } from 'react'

const MAX_RETRIES = 2

/** State that all remotes on a page share: fetched data and drafts. */
export interface SharedState {
  readonly queries: QueryClient
  readonly drafts: ReturnType<typeof createStore>
}

export function makeSharedState(queryCache = new QueryCache()): SharedState {
  const queries = new QueryClient({
    queryCache,
    defaultOptions: {
      // Retrying does not change a refusal (4xx), but a server fault or a lost connection may pass.
      queries: { retry: (failures, error) => failures < MAX_RETRIES && !(isApiError(error) && error.status < 500), staleTime: 5_000 },
      mutations: { retry: false },
    },
  })
  return { queries, drafts: createStore() }
}

/** One instance per page: data fetched or drafted by one remote is visible to the others. */
export const pageState = makeSharedState()

export const RemoteProviders = ({ children, state = pageState }: { children: ReactNode; state?: SharedState }) => (
  <QueryClientProvider client={state.queries}>
    <StoreProvider store={state.drafts}>{children}</StoreProvider>
  </QueryClientProvider>
)
