import { listFacts, previewClaim } from '@framewell/domain/content/factCalls'
import { CLAIM_NAME } from '@framewell/domain/content/facts'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CONTENT_QUERIES } from '../../accounts/adminQueries'

export const FACTS_QUERY = [...CONTENT_QUERIES, 'facts'] as const

/** Every fact a text can use. */
export const factsQuery = (call: CallApi) =>
  queryOptions({
    queryKey: FACTS_QUERY,
    queryFn: async () => (await call(listFacts, {})).facts,
    staleTime: 60_000,
    retry: retryUnlessRefused,
  })

/** The places that would change with a claim. */
export const claimPlacesQuery = (call: CallApi, name: string, value: string) =>
  queryOptions({
    queryKey: [...FACTS_QUERY, 'places', name, value],
    queryFn: () => call(previewClaim, { name, value }),
    enabled: CLAIM_NAME.test(name) && value !== '',
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })
