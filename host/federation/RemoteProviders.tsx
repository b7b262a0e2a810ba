import { isApiError } from '@framewell/domain/http/isApiError'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createStore, Provider as StoreProvider } from 'jotai'
import type { ReactNode } from 'react'

const MOST_RETRIES = 2

// One of each per page: what one remote has fetched or drafted, the others see.
const store = createStore()
const queryClient = new QueryClient({
  defaultOptions: {
    // A refusal will not change by asking again; a fault or a lost network may.
    queries: { retry: (failures, error) => failures < MOST_RETRIES && !(isApiError(error) && error.status < 500), staleTime: 5_000 },
    mutations: { retry: false },
  },
})

/** What remotes share on a page: fetched data and drafts. */
export const RemoteProviders = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <StoreProvider store={store}>{children}</StoreProvider>
  </QueryClientProvider>
)
