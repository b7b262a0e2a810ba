import { getContentPage, listContentPages } from '@framewell/domain/content/contentCalls'
import { findDeadLinks } from '@framewell/domain/content/site'
import type { CallApi } from '@framewell/domain/http/callApi'
import { queryOptions } from '@tanstack/react-query'
import { ADMIN_QUERIES } from '../accounts/sessionQuery'
import { retryUnlessRefused } from '../shell/retryUnlessRefused'

const CONTENT_QUERIES = [...ADMIN_QUERIES, 'content'] as const
export const PAGE_LIST_QUERY = [...CONTENT_QUERIES, 'list'] as const
export const pageQueryKey = (id: string) => [...CONTENT_QUERIES, 'page', id] as const

/** How often, in milliseconds, an open page is read again to notice what somebody else saved. */
const LOOK_AGAIN_MS = 20_000

export const pageListQuery = (call: CallApi) =>
  queryOptions({ queryKey: PAGE_LIST_QUERY, queryFn: () => call(listContentPages, {}), retry: retryUnlessRefused })

export const pageQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: pageQueryKey(id),
    queryFn: () => call(getContentPage, { id }),
    retry: retryUnlessRefused,
    refetchInterval: LOOK_AGAIN_MS,
  })

/** Which of some paths lead to nothing a visitor could see. */
export const deadLinksQuery = (call: CallApi, paths: readonly string[]) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'dead-links', ...paths],
    queryFn: async () => (await call(findDeadLinks, { hrefs: paths.join(' ') })).dead,
    enabled: paths.length > 0,
    staleTime: LOOK_AGAIN_MS,
    retry: retryUnlessRefused,
  })
