import type { CallApi } from '@framewell/domain/http/callApi'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { SIGNED_IN_QUERIES } from '@framewell/remote-kit/session/sessionQuery'
import { queryOptions } from '@tanstack/react-query'

/** The signed-in person, their companies and their records. */
export const ownAccountQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...SIGNED_IN_QUERIES, 'own-account'],
    queryFn: ({ signal }) => call(getOwnAccount, {}, { signal }),
    networkMode: 'always',
    retry: retryUnlessRefused,
  })
