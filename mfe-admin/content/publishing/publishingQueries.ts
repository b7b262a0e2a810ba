import { listContentReleases } from '@framewell/domain/content/contentReleases'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { queryOptions } from '@tanstack/react-query'
import { CONTENT_QUERIES } from '../../accounts/adminQueries'

/** Releases of several pages, those ahead rehearsed as they stand. */
export const releasesQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'releases'],
    queryFn: async () => (await call(listContentReleases, {})).releases,
    retry: retryUnlessRefused,
  })
