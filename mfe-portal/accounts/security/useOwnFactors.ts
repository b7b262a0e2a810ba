import { factorCalls } from '@framewell/domain/accounts/factors'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { useGuardedCall } from '@framewell/remote-kit/session/useGuardedCall'
import { useQuery } from '@tanstack/react-query'

export const OWN_FACTORS_QUERY = [...SIGNED_IN_QUERIES, 'own-factors'] as const

/** The ways the signed-in user can confirm their identity. */
export function useOwnFactors() {
  const call = useGuardedCall()
  return useQuery({
    queryKey: OWN_FACTORS_QUERY,
    queryFn: ({ signal }) => call(factorCalls.getFactors, {}, { signal }),
    networkMode: 'always',
    retry: retryUnlessRefused,
  })
}
