import type { CallApi } from '@framewell/domain/http/callApi'
import { getProduction } from '@framewell/domain/production/productionCalls'
import { queryOptions } from '@tanstack/react-query'

export interface ProductionLink {
  readonly id: string
  readonly token: string
}

/** One production by its private link. */
export const productionQuery = (call: CallApi, link: ProductionLink) =>
  queryOptions({
    queryKey: ['production', link.id, link.token],
    queryFn: ({ signal }) => call(getProduction, { ...link }, { signal }),
  })
