import type { CallApi } from '@framewell/domain/http/callApi'
import { listPartners, listPublicFabricators } from '@framewell/domain/network/directoryCalls'
import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { queryOptions } from '@tanstack/react-query'

// What everybody may read of the network, apart from what belongs to one shop: its screens load no schema of applications.

export const NETWORK_QUERIES = ['mfe-portal', 'network'] as const

/** Always asked, also where the browser believes to be offline: a failed read says so, a paused one would load for ever. */
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
