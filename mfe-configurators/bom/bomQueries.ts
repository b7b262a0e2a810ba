import { listBomDistributors, listBomPlans } from '@framewell/domain/bom/calls'
import type { CallApi } from '@framewell/domain/http/callApi'
import { queryOptions } from '@tanstack/react-query'

export const bomPlansQuery = (call: CallApi) =>
  queryOptions({
    queryKey: ['bom', 'plans'],
    queryFn: ({ signal }) => call(listBomPlans, {}, { signal }),
    select: ({ plans }) => plans,
  })

export const bomDistributorsQuery = (call: CallApi) =>
  queryOptions({
    queryKey: ['bom', 'distributors'],
    queryFn: ({ signal }) => call(listBomDistributors, {}, { signal }),
    select: ({ distributors }) => distributors,
  })
