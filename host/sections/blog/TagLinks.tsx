import { BLOG_PATH, blogHref, EVERY_ARTICLE } from '@framewell/domain/content/blogQuery'
import { styled } from 'styled-components'

/** Links from tags to the articles that have them. Renders nothing without tags. */
export const TagLinks = ({ tags, label = 'Tags' }: { tags: readonly string[]; label?: string }) =>
  tags.length === 0 ? null : (
    <List aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>
          <a href={blogHref(BLOG_PATH, { ...EVERY_ARTICLE, tag })}>{tag}</a>
        </li>
      ))}
    </List>
  )

const List = styled.ul`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1-5);
  /* The card's own link takes the space beside the tags. */
  width: fit-content;
  padding: 0;
  list-style: none;

  & a {
    display: inline-block;
    min-height: var(--control-target);
    padding: 0.1875rem var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-small);
    background: var(--color-paper);
    color: var(--color-ink-muted);
    font-size: var(--text-tiny);
    font-weight: var(--weight-medium);
    line-height: 1.4;
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--color-control-border);
    color: var(--color-ink);
  }
`
