import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { QueryClient } from '@tanstack/react-query'
import { PAGE_LIST_QUERY, pageQueryKey } from './contentQueries'

/** What a call answered about a page is known from then on, in the list and on its own, without asking again. */
export function keepListed(queryClient: QueryClient, page: ContentPage): void {
  queryClient.setQueryData<ContentPage>(pageQueryKey(page.id), page)
  queryClient.setQueryData<ContentPage[]>(PAGE_LIST_QUERY, (pages) =>
    pages?.some(({ id }) => id === page.id) ? pages.map((known) => (known.id === page.id ? page : known)) : pages && [...pages, page],
  )
}

/** A deleted page is gone from the list. */
export function dropListed(queryClient: QueryClient, id: string): void {
  queryClient.setQueryData<ContentPage[]>(PAGE_LIST_QUERY, (pages) => pages?.filter((page) => page.id !== id))
  queryClient.removeQueries({ queryKey: pageQueryKey(id) })
}
