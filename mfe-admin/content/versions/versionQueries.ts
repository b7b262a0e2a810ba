import { getContentVersion, listContentVersions } from '@framewell/domain/content/versions'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { pageQueryKey } from '../contentQueries'

/** Below the page's query key, so that it is refetched when someone saves the page. */
export const versionsQuery = (call: CallApi, id: string, enabled: boolean) =>
  infiniteQueryOptions({
    queryKey: [...pageQueryKey(id), 'versions'],
    queryFn: ({ pageParam }) => call(listContentVersions, { id, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages, page) =>
      pages.reduce((read, { versions }) => read + versions.length, 0) < total ? page + 1 : undefined,
    enabled,
    retry: retryUnlessRefused,
  })

/** A version and the effects of restoring it, computed on every read. */
export const versionQuery = (call: CallApi, id: string, version: string, withAddress: boolean) =>
  queryOptions({
    queryKey: [...pageQueryKey(id), 'version', version, withAddress],
    queryFn: () => call(getContentVersion, { id, version, withAddress: String(withAddress) }),
    staleTime: 0,
    gcTime: 0,
    retry: retryUnlessRefused,
  })
