import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { styled } from 'styled-components'

/** An article's category and reading time. */
export const PostMeta = ({ post }: { post: Pick<PostSummary, 'category' | 'readTime'> }) => (
  <Line>
    <Category>{post.category}</Category>
    <span>{post.readTime} min read</span>
  </Line>
)

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`

const Category = styled.span`
  color: var(--color-steel);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
  letter-spacing: var(--tracking-eyebrow);
  text-transform: uppercase;
`
