import { Section } from '@framewell/design-system/elements/layout/Section'
import { Heading } from '@framewell/design-system/elements/text/Heading'
import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { styled } from 'styled-components'
import type { Drawings } from '../../shell/view'
import { PostCard } from '../blog/PostCard'
import { PostGrid } from '../blog/PostGrid'

/** The articles most related to this one, then the newest. Renders nothing when it is the only article. */
export const RelatedArticles = ({ posts, drawings }: { posts: readonly PostSummary[]; drawings: Drawings }) =>
  posts.length === 0 ? null : (
    <Ground tone="surface" space="tight" aria-labelledby="read-next" data-no-print>
      <Heading level={2} size={3} id="read-next">
        Read next
      </Heading>
      <PostGrid>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} drawings={drawings} />
        ))}
      </PostGrid>
    </Ground>
  )

const Ground = styled(Section)`
  & h2 {
    margin-bottom: var(--space-6);
  }
`
