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

/** For so long, in milliseconds, what was found out about links is believed. */
const LINKS_BELIEVED_MS = 20_000

export const pageListQuery = (call: CallApi) =>
  queryOptions({ queryKey: PAGE_LIST_QUERY, queryFn: () => call(listContentPages, {}), retry: retryUnlessRefused })

/** How often, in milliseconds, an open page is read again to notice what somebody else saved. */
const LOOK_AGAIN_MS = 20_000

export const pageQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: pageQueryKey(id),
    queryFn: () => call(getContentPage, { id }),
    // Besides what the server tells of: nobody's words may hang on one stream.
    refetchInterval: LOOK_AGAIN_MS,
    retry: retryUnlessRefused,
  })

/** Every kind of section, and an article, with their fields; they change with a release of the CMS, their options with plans and widgets. */
export const sectionFormsQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'section-forms'],
    queryFn: () => call(listSectionForms, {}),
    staleTime: 300_000,
    retry: retryUnlessRefused,
  })

export const PICTURES_QUERY = [...CONTENT_QUERIES, 'pictures'] as const

/** One picture of the library; null for one that is gone. */
export const pictureQuery = (call: CallApi, id: string) =>
  queryOptions({
    queryKey: [...PICTURES_QUERY, 'one', id],
    queryFn: async () => (await call(listPictures, { ids: id })).pictures[0] ?? null,
    staleTime: 300_000,
    retry: retryUnlessRefused,
  })

/** Where some pictures are shown; not more than one page of the library names. */
export const pictureUsesQuery = (call: CallApi, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...PICTURES_QUERY, 'uses', ...ids],
    queryFn: async () => (await call(listPictureUses, { ids: ids.join(',') })).uses,
    enabled: ids.length > 0,
    retry: retryUnlessRefused,
  })

/** The picture library, a page at a time. */
export const picturesQuery = (call: CallApi, search: string) =>
  infiniteQueryOptions({
    queryKey: [...PICTURES_QUERY, search],
    queryFn: ({ pageParam }) => call(listPictures, { search, page: pageParam }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * PICTURES_PER_PAGE < total ? page + 1 : undefined),
    retry: retryUnlessRefused,
  })

/** What goes on or off the site and when, each rehearsed as it stands. */
export const schedulesQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'schedules'],
    queryFn: async () => (await call(listSchedules, {})).schedules,
    retry: retryUnlessRefused,
  })

/** Links of the whole site that lead nowhere or by a detour. */
export const brokenLinksQuery = (call: CallApi) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'broken-links'],
    queryFn: async () => (await call(listBrokenLinks, {})).links,
    retry: retryUnlessRefused,
  })

/** Where words stand, in everything editors can edit. */
export const contentSearchQuery = (call: CallApi, q: string) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'search', q],
    queryFn: () => call(searchContent, { q }),
    enabled: q.length >= SHORTEST_CONTENT_SEARCH,
    placeholderData: keepPreviousData,
    retry: retryUnlessRefused,
  })

/** Which of some paths lead to nothing a visitor could see. */
export const deadLinksQuery = (call: CallApi, paths: readonly string[]) =>
  queryOptions({
    queryKey: [...CONTENT_QUERIES, 'dead-links', ...paths],
    queryFn: async () => (await call(findDeadLinks, { hrefs: paths.join(' ') })).dead,
    enabled: paths.length > 0,
    staleTime: LINKS_BELIEVED_MS,
    retry: retryUnlessRefused,
  })
