import { Button } from '@framewell/design-system/elements/button/Button'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { cutTitle } from '@framewell/domain/content/cutTitle'
import { ResponsiveImage } from '@framewell/remote-kit/pictures/ResponsiveImage'
import { styled } from 'styled-components'
import type { Drawing } from '../../shell/view'
import { FrameDrawing } from '../FrameDrawing'
import { PostMeta } from './PostMeta'
import { shortDate } from './shortDate'
import { TagLinks } from './TagLinks'

const TAGS_OF_THE_FEATURED = 3

interface FeaturedArticleProps {
  readonly post: PostSummary
  readonly drawing: { readonly key: string; readonly drawing: Drawing } | null
}

/** The featured article beside its cover or a frame drawing. */
export const FeaturedArticle = ({ post, drawing }: FeaturedArticleProps) => (
  <Frame aria-labelledby="featured-article" data-drawn={post.cover || drawing ? true : undefined}>
    <Words>
      <Mark>Featured Article</Mark>
      <PostMeta post={post} />
      <h2 id="featured-article">{cutTitle(post.title)}</h2>
      <p>{post.excerpt}</p>
      <TagLinks tags={post.tags.slice(0, TAGS_OF_THE_FEATURED)} />
      <Foot>
        <Button href={`/${post.slug}`}>Read Article</Button>
        <span>
          {post.author}, <time dateTime={post.publishDate}>{shortDate(post.publishDate)}</time>
        </span>
      </Foot>
    </Words>
    {post.cover ? (
      <Sheet data-cover>
        <ResponsiveImage media={post.cover} sizes="(max-width: 1100px) 100vw, 31rem" />
      </Sheet>
    ) : drawing ? (
      <Sheet>
        <FrameDrawing drawing={drawing.drawing} drawingKey={drawing.key} />
      </Sheet>
    ) : null}
  </Frame>
)

const Frame = styled.section`
  display: grid;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);

  ${media.wide} {
    &[data-drawn] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: center;
  padding: var(--space-10);

  & h2 {
    font-size: var(--text-h2);
  }
  & > p {
    max-width: var(--measure-text);
  }
  & > h2 + p {
    color: var(--color-ink-muted);
  }
  & > p:nth-child(2) {
    justify-content: flex-start;
  }
  ${media.phone} {
    padding: var(--space-6) var(--space-5);
  }
`

const Mark = styled.p`
  width: fit-content;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-small);
  background: var(--color-ink);
  color: var(--color-paper);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
  line-height: var(--leading-control);
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  margin-top: var(--space-2);
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
`

/** Drawing paper with a grid. */
const Sheet = styled.div`
  --drawing-paper: var(--color-paper);

  display: grid;
  align-items: center;
  padding: var(--space-8) var(--space-6);
  border-inline-start: 1px solid var(--color-line);
  background:
    linear-gradient(var(--color-line-faint) 1px, transparent 1px) 0 0 / 100% var(--space-6),
    linear-gradient(90deg, var(--color-line-faint) 1px, transparent 1px) 0 0 / var(--space-6) 100%,
    var(--color-paper);

  ${media.phone} {
    order: -1;
    padding: var(--space-5);
    border-inline-start: 0;
    border-bottom: 1px solid var(--color-line);
  }
  &[data-cover] {
    min-height: 16rem;
    padding: 0;
  }
  & picture {
    position: relative;
    height: 100%;
  }
  & img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
