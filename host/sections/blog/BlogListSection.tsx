import { Button } from '@framewell/design-system/elements/button/Button'
import { EmptyState } from '@framewell/design-system/elements/empty-state/EmptyState'
import { Section } from '@framewell/design-system/elements/layout/Section'
import { BLOG_ANCHOR, BLOG_PATH, blogHref, EVERY_ARTICLE, isFiltered } from '@framewell/domain/content/blogQuery'
import type { SectionOf } from '@framewell/domain/content/sections'
import { CloudOff } from 'lucide-react'
import { use } from 'react'
import { styled } from 'styled-components'
import { NavigationContext } from '../../shell/navigation/Navigation'
import type { Drawings, View } from '../../shell/view'
import { planKey, postKey } from '../drawingKey'
import { SectionHead } from '../SectionHead'
import { BlogFilters } from './BlogFilters'
import { BlogResults } from './BlogResults'
import { FeaturedArticle } from './FeaturedArticle'
import { PostSkeletons } from './PostSkeletons'
import { useIsListing } from './useIsListing'

interface BlogListSectionProps {
  readonly section: SectionOf<'blogList'>
  readonly drawings: Drawings
  /** The query in the URL and the cms's answer. */
  readonly blog: Extract<View, { kind: 'page' }>['blog']
}

/** The blog: the featured article, then all articles with chips, search, tags and pagination. */
export const BlogListSection = ({ section, drawings, blog }: BlogListSectionProps) => {
  const navigation = use(NavigationContext)
  const loading = useIsListing(navigation)
  const view = navigation?.get().view
  const path = view?.kind === 'page' ? view.page.path : BLOG_PATH
  const query = blog?.query ?? EVERY_ARTICLE
  const listing = blog?.listing ?? null
  const featured = listing && !isFiltered(query) && query.page === 1 ? listing.featured : null
  return (
    <Section tone={section.tone} space="tight" id={section.anchor ?? undefined} data-section={section.id}>
      {featured ? (
        <Featured>
          <FeaturedArticle post={featured} drawing={drawingOf(section, featured.slug, drawings)} />
        </Featured>
      ) : null}
      <div id={BLOG_ANCHOR}>
        <SectionHead section={{ ...section, heading: section.heading || 'All Articles' }} />
        {listing ? (
          <>
            <BlogFilters path={path} query={query} listing={listing} />
            {loading ? <PostSkeletons /> : <BlogResults path={path} query={query} listing={listing} drawings={drawings} />}
          </>
        ) : (
          <EmptyState
            icon={<CloudOff />}
            title="The articles can’t be listed right now"
            action={<Button href={blogHref(path, query)}>Try again</Button>}
          >
            The rest of the site works. Nothing is lost; try again in a minute.
          </EmptyState>
        )}
      </div>
    </Section>
  )
}

/** The article's own figure, otherwise the frame of the section's plan. */
function drawingOf({ plan }: SectionOf<'blogList'>, slug: string, drawings: Drawings) {
  const own = postKey(slug)
  const key = drawings[own] ? own : plan ? planKey('card', plan) : ''
  const drawing = drawings[key]
  return drawing ? { key, drawing } : null
}

const Featured = styled.div`
  margin-bottom: var(--space-16);
`
