import { generateBom } from '@framewell/domain/bom/calls'
import type { CallInput } from '@framewell/domain/http/defineCall'
import { useShell } from '@framewell/remote-kit/shell/useShell'
import { useQuery } from '@tanstack/react-query'

/** The bill that a request makes, at its distributor or the cheapest. */
export function useBill(request: CallInput<typeof generateBom>) {
  const { call } = useShell()
  return useQuery({
    queryKey: ['bom', 'bill', request],
    queryFn: async ({ signal }) => (await call(generateBom, request, { signal })).bom,
    retry: false,
  })
}
