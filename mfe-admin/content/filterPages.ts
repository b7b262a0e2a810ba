import type { ContentPage } from '@framewell/domain/content/contentPage'
import type { ContentPlace } from './useContentPlace'

/** The pages that match a filter and a search of title or slug. */
export function filterPages<Page extends Pick<ContentPage, 'title' | 'slug' | 'isPublished'>>(
  pages: readonly Page[],
  { status, search }: Pick<ContentPlace, 'status' | 'search'>,
): Page[] {
  const words = search.trim().toLowerCase()
  return pages.filter(
    ({ title, slug, isPublished }) =>
      (status === 'all' || isPublished === (status === 'published')) && (title.toLowerCase().includes(words) || slug.includes(words)),
  )
}
