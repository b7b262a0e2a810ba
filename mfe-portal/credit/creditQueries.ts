import { getCreditDecision, getCreditTiers } from '@framewell/domain/credit/applicantCalls'
import type { CallApi } from '@framewell/domain/http/callApi'
import type { PrivateLink } from '@framewell/remote-kit/address/usePrivateLink'
import { queryOptions } from '@tanstack/react-query'

const CREDIT_QUERIES = ['mfe-portal', 'credit'] as const

/** Fetches even when the browser reports being offline: a failed read shows an error; a paused one would load forever. */
const read = { networkMode: 'always', staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, retry: false } as const

/** One decision by its private link. */
export const decisionQuery = (call: CallApi, { id, token }: PrivateLink) =>
  queryOptions({
    ...read,
    queryKey: [...CREDIT_QUERIES, 'decision', id, token],
    queryFn: ({ signal }) => call(getCreditDecision, { id, token }, { signal }),
    // A reviewer may change it, so every visit refetches.
    staleTime: 0,
  })

/** The tiers of the current policy. */
export const tiersQuery = (call: CallApi) =>
  queryOptions({ ...read, queryKey: [...CREDIT_QUERIES, 'tiers'], queryFn: ({ signal }) => call(getCreditTiers, {}, { signal }) })
