import type { CallApi } from '@framewell/domain/http/callApi'
import { getOwnApplication } from '@framewell/domain/network/joiningCalls'
import { queryOptions } from '@tanstack/react-query'
import { NETWORK_QUERIES, NETWORK_READ } from './directoryQueries'

/** The applicant's own application by its private link. */
export const applicationQuery = (call: CallApi, link: { readonly id: string; readonly token: string }) =>
  queryOptions({
    ...NETWORK_READ,
    queryKey: [...NETWORK_QUERIES, 'application', link.id, link.token],
    queryFn: ({ signal }) => call(getOwnApplication, link, { signal }),
  })
