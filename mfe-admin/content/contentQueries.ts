import { getContentPage, listContentPages, listSectionForms } from '@framewell/domain/content/contentCalls'
import { listPictures, listPictureUses, PICTURES_PER_PAGE } from '@framewell/domain/content/pictures'
import { listSchedules } from '@framewell/domain/content/schedules'
import { findDeadLinks } from '@framewell/domain/content/site'
import { listBrokenLinks, SHORTEST_CONTENT_SEARCH, searchContent } from '@framewell/domain/content/siteChecks'
import type { CallApi } from '@framewell/domain/http/callApi'
import { retryUnlessRefused } from '@framewell/remote-kit/reading/retryUnlessRefused'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CONTENT_QUERIES } from '../accounts/adminQueries'

export const PAGE_LIST_QUERY = [...CONTENT_QUERIES, 'list'] as const
export const pageQueryKey = (id: string) => [...CONTENT_QUERIES, 'page', id] as const

/** How long link checks stay fresh, in milliseconds. */
const LINKS_BELIEVED_MS = 20_000

export const pageListQuery = (call: CallApi) =>
  queryOptions({ queryKey: PAGE_LIST_QUERY, queryFn: () => call(listContentPages, {}), retry: retryUnlessRefused })

export const DELETED_QUERY = [...CONTENT_QUERIES, 'deleted'] as const

/** Pages and posts in the trash, the last deleted one first. */
export const deletedPagesQuery = (call: CallApi) =>
  queryOptions({
    queryKey: DELETED_QUERY,
    queryFn: () => call(listContentPages, { status: 'deleted' }),
    select: (pages) => pages.toSorted((a, b) => (b.deletedAt ?? '').localeCompare(a.deletedAt ?? '')),
    retry: retryUnlessRefused,
  })

/** Polling interval of an open page, in milliseconds, to notice other people's saves. */
const LOOK_AGAIN_MS = 20_000

export const pageQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: pageQueryKey(id),
    queryFn: () => call(getContentPage, { id }),
    // In addition to server events, so that no one's text depends on a single stream.
    refetchInterval: LOOK_AGAIN_MS,
    retry: retryUnlessRefused,
  })

/** The forms of every section type and of articles. They change with a CMS release; their options change with plans and widgets. */
export const sectionFormsQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'section-forms'],
    queryFn: () => call(listSectionForms, {}),
    staleTime: 300_000,
    retry: retryUnlessRefused,
  })

export const PICTURES_QUERY = [...CONTENT_QUERIES, 'pictures'] as const

/** One picture of the library; null for a deleted one. */
export const pictureQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: [...PICTURES_QUERY, 'one', id],
    queryFn: async () => (await call(listPictures, { ids: id })).pictures[0] ?? null,
    staleTime: 300_000,
    retry: retryUnlessRefused,
  })

/** Where pictures are used; at most one library page of ids per call. */
export const pictureUsesQuery = (call: CallApi, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...PICTURES_QUERY, 'uses', ...ids],
    queryFn: async () => (await call(listPictureUses, { ids: ids.join(',') })).uses,
    enabled: ids.length > 0,
    retry: retryUnlessRefused,
  })

/** The picture library, one page at a time. */
export const picturesQuery = (call: CallApi, search: string) =>
  infiniteQueryOptions({
    queryKey: [...PICTURES_QUERY, search],
    queryFn: ({ pageParam }) => call(listPictures, { search, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * PICTURES_PER_PAGE < total ? page + 1 : undefined),
    retry: retryUnlessRefused,
  })

/** Scheduled changes, each with a dry run of its current state. */
export const schedulesQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'schedules'],
    queryFn: async () => (await call(listSchedules, {})).schedules,
    retry: retryUnlessRefused,
  })

/** Broken and redirected links of the whole site. */
export const brokenLinksQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'broken-links'],
    queryFn: async () => (await call(listBrokenLinks, {})).links,
    retry: retryUnlessRefused,
  })

/** A text search over everything editors can edit. */
export const contentSearchQuery = (call: CallApi, q: string) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'search', q],
    queryFn: () => call(searchContent, { q }),
    enabled: q.length >= SHORTEST_CONTENT_SEARCH,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

/** The given paths that lead to nothing a visitor could see. */
export const deadLinksQuery = (call: CallApi, paths: readonly string[]) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'dead-links', ...paths],
    queryFn: async () => (await call(findDeadLinks, { hrefs: paths.join(' ') })).dead,
    enabled: paths.length > 0,
    staleTime: LINKS_BELIEVED_MS,
    retry: retryUnlessRefused,
  })
