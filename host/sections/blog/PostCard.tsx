import { media } from '@framewell/design-system/tokens/breakpoint'
import type { PostSummary } from '@framewell/domain/content/blogCalls'
import { cutTitle } from '@framewell/domain/content/cutTitle'
import { ResponsiveImage } from '@framewell/remote-kit/pictures/ResponsiveImage'
import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import type { Drawings } from '../../shell/view'
import { postKey } from '../drawingKey'
import { FrameDrawing } from '../FrameDrawing'
import { PostMeta } from './PostMeta'
import { shortDate } from './shortDate'
import { TagLinks } from './TagLinks'

const TAGS_ON_A_CARD = 2

/** An article in a list. The whole card links to it; its tags link to their own lists. */
export const PostCard = ({ post, drawings, level = 3 }: { post: PostSummary; drawings: Drawings; level?: 2 | 3 }) => {
  const Title = level === 2 ? 'h2' : 'h3'
  const key = postKey(post.slug)
  const drawing = drawings[key]
  return (
    <Frame>
      {post.cover || drawing ? (
        <Picture aria-hidden="true">
          {post.cover ? <ResponsiveImage media={post.cover} sizes="(max-width: 700px) 100vw, 37rem" fallback="" /> : null}
          {drawing && !post.cover ? <FrameDrawing drawing={drawing} drawingKey={key} /> : null}
        </Picture>
      ) : null}
      <PostMeta post={post} />
      <Title>{cutTitle(post.title)}</Title>
      <Excerpt>{post.excerpt}</Excerpt>
      <TagLinks tags={post.tags.slice(0, TAGS_ON_A_CARD)} />
      <Foot>
        <time dateTime={post.publishDate}>{shortDate(post.publishDate)}</time>
        <More href={`/${post.slug}`}>
          Read More<span className="visually-hidden">: {post.title}</span>
          <ArrowRight aria-hidden="true" />
        </More>
      </Foot>
    </Frame>
  )
}

const Frame = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  transition: border-color var(--duration-quick);

  &:hover {
    border-color: var(--color-control-border);
  }
  ${media.desk} {
    [data-lead] > &:nth-child(n + 3):has(> [aria-hidden]) {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr);
      grid-template-rows: auto auto auto 1fr auto;
      gap: var(--space-2) var(--space-5);
      padding-block: var(--space-5);
    }
  }
  /* On a phone, cards after the first two are compact: picture beside title, two lines of excerpt. */
  ${media.phone} {
    [data-lead] > &:nth-child(n + 3):has(> [aria-hidden]) {
      display: grid;
      grid-template-columns: 6.5rem minmax(0, 1fr);
      gap: var(--space-2) var(--space-4);
      padding: var(--space-4);
    }
    [data-lead] > &:nth-child(n + 3):has(> [aria-hidden]) > :is(h2, h3) ~ * {
      grid-column: 1 / -1;
    }
    [data-lead] > &:nth-child(n + 3) > :is(h2, h3) + p {
      -webkit-line-clamp: 2;
    }
    [data-lead] > &:nth-child(n + 3) > ul {
      display: none;
    }
  }
  & h2,
  & h3 {
    font-size: var(--text-h4);
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-heading);
  }
  @media print {
    break-inside: avoid;
  }
`

/** The article's cover cropped around its focal point, or a detail of its own figure. */
const Picture = styled.div`
  --drawing-paper: var(--color-sunken);
  --line-scale: 0.9;

  height: 10rem;
  margin: calc(-1 * var(--space-6)) calc(-1 * var(--space-6)) var(--space-2);
  overflow: hidden;
  border-bottom: 1px solid var(--color-line);
  border-radius: var(--radius-base) var(--radius-base) 0 0;
  background: var(--color-sunken);

  & svg,
  & img,
  & picture,
  & [data-drawing] {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  [data-lead] > :nth-child(-n + 2) > & {
    height: 16rem;
  }
  /* After the first two, a card is a row with its picture beside its text. */
  ${media.desk} {
    [data-lead] > :nth-child(n + 3) > & {
      grid-row: 1 / span 5;
      height: auto;
      margin-block: calc(-1 * var(--space-5));
      margin-inline: calc(-1 * var(--space-6)) 0;
      border-right: 1px solid var(--color-line);
      border-bottom: 0;
      border-radius: var(--radius-base) 0 0 var(--radius-base);
    }
    [data-lead] > :nth-child(n + 3) > & :is(svg, img) {
      position: absolute;
      inset: 0;
    }
    [data-lead] > :nth-child(n + 3) > & :is([data-drawing], picture) {
      position: relative;
    }
  }
  ${media.phone} {
    [data-lead] > :nth-child(n + 3) > & {
      grid-row: 1 / span 2;
      height: 6.5rem;
      margin: 0;
      border: 1px solid var(--color-line);
      border-radius: var(--radius-base);
    }
  }
`

/** At most three lines, as specified; a shorter excerpt takes less space. */
const Excerpt = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--color-ink-muted);
  font-size: var(--text-compact);
  line-height: 1.5;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  margin-top: auto;
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line-faint);
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
`

export const More = styled.a`
  display: inline-flex;
  gap: var(--space-1-5);
  align-items: center;
  min-height: var(--control-target);
  color: var(--color-steel);
  font-weight: var(--weight-strong);
  text-decoration: none;

  & svg {
    width: 1em;
    height: 1em;
    transition: transform var(--duration-quick);
  }
  &:hover {
    text-decoration: underline;
  }
  &:hover svg {
    transform: translateX(var(--space-0-5));
  }
  /* Covers the card. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: var(--stroke-focus) solid var(--color-steel);
    outline-offset: var(--stroke-mark);
    border-radius: var(--radius-base);
  }
`
