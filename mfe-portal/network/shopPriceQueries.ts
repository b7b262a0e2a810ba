import { listPlans } from '@framewell/domain/catalog/listPlans'
import type { CallApi } from '@framewell/domain/http/callApi'
import { listShopPrices } from '@framewell/domain/network/shopPriceCalls'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { queryOptions } from '@tanstack/react-query'
import { NETWORK_QUERIES, NETWORK_READ } from './directoryQueries'

/** The signed-in partner's price lists and quotes, newest first. */
export const ownPricesQuery = (call: CallApi) =>
  queryOptions({
    ...NETWORK_READ,
    retry: retryUnlessRefused,
    queryKey: [...SIGNED_IN_QUERIES, 'own-prices'],
    queryFn: ({ signal }) => call(listShopPrices, { limit: 100 }, { signal }),
  })

/** The catalog plans that a shop can price. */
export const pricedPlansQuery = (call: CallApi) =>
  queryOptions({
    ...NETWORK_READ,
    queryKey: [...NETWORK_QUERIES, 'plans'],
    queryFn: ({ signal }) => call(listPlans, {}, { signal }),
  })
