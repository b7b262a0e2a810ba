import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { QueryClient } from '@tanstack/react-query'
import { PAGE_LIST_QUERY, pageQueryKey } from './contentQueries'

/** Caches a page from a call's response, in the list and on its own, without another read. */
export function cachePage(queryClient: QueryClient, page: ContentPage): void {
  queryClient.setQueryData<ContentPage>(pageQueryKey(page.id), page)
  queryClient.setQueryData<ContentPage[]>(PAGE_LIST_QUERY, (pages) =>
    pages?.some(({ id }) => id === page.id) ? pages.map((known) => (known.id === page.id ? page : known)) : pages && [...pages, page],
  )
}

/** Removes a deleted page from the cached list. */
export function uncachePage(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData<ContentPage[]>(PAGE_LIST_QUERY, (pages) => pages?.filter((page) => page.id !== id))
  queryClient.removeQueries({ queryKey: pageQueryKey(id) })
}
