import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Pagination } from '@framewell/design-system/elements/pagination/Pagination'
import type { PostListing } from '@framewell/domain/content/blogCalls'
import { type BlogQuery, blogHref, EVERY_ARTICLE, isFiltered } from '@framewell/domain/content/blogQuery'
import { Newspaper, SearchX } from 'lucide-react'
import { styled } from 'styled-components'
import type { Drawings } from '../../shell/view'
import { PostCard } from './PostCard'
import { PostGrid } from './PostGrid'
import { shownArticles } from './shownArticles'

interface BlogResultsProps {
  readonly path: string
  readonly query: BlogQuery
  readonly listing: PostListing
  readonly drawings: Drawings
}

/** The matching articles, or why there are none. */
export const BlogResults = ({ path, query, listing, drawings }: BlogResultsProps) => (
  <>
    <Summary>
      <p role="status">{shownArticles(query, listing)}</p>
      {isFiltered(query) ? <a href={blogHref(path, EVERY_ARTICLE)}>Clear filters</a> : null}
    </Summary>
    {listing.posts.length === 0 ? (
      <Nothing path={path} query={query} listing={listing} />
    ) : (
      <PostGrid data-lead={listing.page === 1 || undefined}>
        {listing.posts.map((post) => (
          <PostCard key={post.id} post={post} drawings={drawings} />
        ))}
      </PostGrid>
    )}
    <Pages>
      <Pagination
        label="Pages of articles"
        page={Math.min(listing.page, listing.pageCount)}
        pageCount={listing.pageCount}
        hrefOf={(page) => blogHref(path, { ...query, page })}
      />
    </Pages>
  </>
)

const Nothing = ({ path, query, listing }: Omit<BlogResultsProps, 'drawings'>) => {
  if (listing.total > 0) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="This page is beyond the last one"
        action={<Button href={blogHref(path, { ...query, page: 1 })}>Go to the first page</Button>}
      >
        The list has {listing.pageCount === 1 ? 'one page' : `${listing.pageCount} pages`}.
      </EmptyState>
    )
  }
  if (isFiltered(query)) {
    return (
      <EmptyState
        icon={<SearchX />}
        title="No articles match"
        action={<Button href={blogHref(path, EVERY_ARTICLE)}>Show all articles</Button>}
      >
        Nothing is published under this choice yet. Try fewer words or another category.
      </EmptyState>
    )
  }
  // The featured article is above the list; without one the blog is empty.
  if (listing.featured) return null
  return (
    <EmptyState icon={<Newspaper />} title="No Articles Yet">
      Check back soon for the latest insights and educational content.
    </EmptyState>
  )
}

const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  align-items: baseline;
  margin-block: var(--space-6) var(--space-4);
  color: var(--color-ink-muted);
  font-size: var(--text-small);

  & a {
    color: var(--color-steel);
    font-weight: var(--weight-medium);
  }
  @media print {
    display: none;
  }
`

const Pages = styled.div`
  display: flex;
  justify-content: center;
  margin-top: var(--space-8);

  &:empty {
    display: none;
  }
`
