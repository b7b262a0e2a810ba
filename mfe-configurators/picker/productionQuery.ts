import type { CallApi } from '@framewell/domain/http/callApi'
import { getProduction } from '@framewell/domain/production/productionCalls'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { queryOptions } from '@tanstack/react-query'

/** One production by its private link. */
export const productionQuery = (call: CallApi, link: PrivateLink) =>
  queryOptions({
    queryKey: ['production', link.id, link.token],
    queryFn: ({ signal }) => call(getProduction, { ...link }, { signal }),
  })
