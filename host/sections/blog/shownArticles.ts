import type { PostListing } from '@framewell/domain/content/blogCalls'
import { type BlogQuery, isFiltered } from '@framewell/domain/content/blogQuery'

/** Describes the list in a sentence: '3 articles in Education with the tag take-off, matching “wind”'. */
export function shownArticles(query: BlogQuery, listing: Pick<PostListing, 'total' | 'pageCount' | 'page' | 'counts'>): string {
  const { pageCount, page } = listing
  // Without a filter, the featured article above the list counts too.
  const total = isFiltered(query) ? listing.total : listing.counts.All
  const parts = [
    total === 1 ? '1 article' : `${total} articles`,
    query.category ? ` in ${query.category}` : '',
    query.tag ? ` with the tag ${query.tag}` : '',
    query.q ? ` matching “${query.q}”` : '',
    pageCount > 1 && page <= pageCount ? `, page ${page} of ${pageCount}` : '',
  ]
  return parts.join('')
}
