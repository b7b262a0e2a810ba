import type { CallApi } from '@framewell/domain/http/callApi'
import { listPartners, listPublicFabricators } from '@framewell/domain/network/directoryCalls'
import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { queryOptions } from '@tanstack/react-query'

// Public network data, separate from a shop's own data, so that its screens load no application schemas.

export const NETWORK_QUERIES = ['mfe-portal', 'network'] as const

/** Fetches even when the browser reports being offline: a failed read shows an error; a paused one would load forever. */
export const NETWORK_READ = { networkMode: 'always', refetchOnWindowFocus: false, retry: false } as const

export const networkStatusQuery = (call: CallApi) =>
  queryOptions({
    ...NETWORK_READ,
    queryKey: [...NETWORK_QUERIES, 'status'],
    queryFn: ({ signal }) => call(getNetworkStatus, {}, { signal }),
  })

export const fabricatorsQuery = (call: CallApi) =>
  queryOptions({
    ...NETWORK_READ,
    queryKey: [...NETWORK_QUERIES, 'fabricators'],
    queryFn: ({ signal }) => call(listPublicFabricators, {}, { signal }),
  })

export const partnersQuery = (call: CallApi) =>
  queryOptions({ ...NETWORK_READ, queryKey: [...NETWORK_QUERIES, 'partners'], queryFn: ({ signal }) => call(listPartners, {}, { signal }) })
