import type { CallApi } from '@framewell/domain/http/callApi'
import { listOwnListings } from '@framewell/domain/network/ownListingCalls'
import { getOwnShop } from '@framewell/domain/network/ownShopCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { queryOptions } from '@tanstack/react-query'
import { NETWORK_READ } from './directoryQueries'

/** The signed-in partner's own shop. */
export const ownShopQuery = (call: CallApi) =>
  queryOptions({
    ...NETWORK_READ,
    retry: retryUnlessRefused,
    queryKey: [...SIGNED_IN_QUERIES, 'own-shop'],
    queryFn: ({ signal }) => call(getOwnShop, {}, { signal }),
  })

/** The signed-in partner's directory listings. */
export const ownListingsQuery = (call: CallApi) =>
  queryOptions({
    ...NETWORK_READ,
    retry: retryUnlessRefused,
    queryKey: [...SIGNED_IN_QUERIES, 'own-listings'],
    queryFn: ({ signal }) => call(listOwnListings, {}, { signal }),
  })
