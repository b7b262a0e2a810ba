import type { CallApi } from '@framewell/domain/http/callApi'
import { listPartners, listPublicFabricators } from '@framewell/domain/network/directoryCalls'
import { getOwnApplication } from '@framewell/domain/network/joiningCalls'
import { getNetworkStatus } from '@framewell/domain/network/networkStatus'
import { listOwnListings } from '@framewell/domain/network/ownListingCalls'
import { getOwnShop } from '@framewell/domain/network/ownShopCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { queryOptions } from '@tanstack/react-query'

const NETWORK_QUERIES = ['mfe-portal', 'network'] as const

/** Always asked, also where the browser believes to be offline: a failed read says so, a paused one would load for ever. */
const read = { networkMode: 'always', refetchOnWindowFocus: false, retry: false } as const

export const networkStatusQuery = (call: CallApi) =>
  queryOptions({ ...read, queryKey: [...NETWORK_QUERIES, 'status'], queryFn: ({ signal }) => call(getNetworkStatus, {}, { signal }) })

export const fabricatorsQuery = (call: CallApi) =>
  queryOptions({
    ...read,
    queryKey: [...NETWORK_QUERIES, 'fabricators'],
    queryFn: ({ signal }) => call(listPublicFabricators, {}, { signal }),
  })

export const partnersQuery = (call: CallApi) =>
  queryOptions({ ...read, queryKey: [...NETWORK_QUERIES, 'partners'], queryFn: ({ signal }) => call(listPartners, {}, { signal }) })

/** One's own application by its private link. */
export const applicationQuery = (call: CallApi, link: { readonly id: string; readonly token: string }) =>
  queryOptions({
    ...read,
    queryKey: [...NETWORK_QUERIES, 'application', link.id, link.token],
    queryFn: ({ signal }) => call(getOwnApplication, link, { signal }),
  })

/** The signed-in partner's own shop. */
export const ownShopQuery = (call: CallApi) =>
  queryOptions({
    ...read,
    retry: retryUnlessRefused,
    queryKey: [...SIGNED_IN_QUERIES, 'own-shop'],
    queryFn: ({ signal }) => call(getOwnShop, {}, { signal }),
  })

/** The entries of the directory that are the signed-in partner's. */
export const ownListingsQuery = (call: CallApi) =>
  queryOptions({
    ...read,
    retry: retryUnlessRefused,
    queryKey: [...SIGNED_IN_QUERIES, 'own-listings'],
    queryFn: ({ signal }) => call(listOwnListings, {}, { signal }),
  })
