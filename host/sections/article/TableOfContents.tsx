import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import type { OutlineEntry } from './outlineOf'
import { useCurrentHeading } from './useCurrentHeading'

/** An article's table of contents; sticky beside the text on wide screens. */
export const TableOfContents = ({ entries }: { entries: readonly OutlineEntry[] }) => {
  const current = useCurrentHeading(entries)
  return (
    <Frame aria-labelledby="contents" data-no-print>
      <div>
        <p id="contents">On this page</p>
        <ol>
          {entries.map(({ id, label, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  )
}

const Frame = styled.nav`
  & > div {
    padding: var(--space-5);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-base);
    background: var(--color-surface);
  }
  & p {
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
  }
  & ol {
    display: grid;
    gap: var(--space-1);
    margin-top: var(--space-2);
    padding: 0;
    list-style: none;
  }
  & a {
    display: block;
    padding-block: var(--space-1);
    color: var(--color-ink-muted);
    font-size: var(--text-small);
    line-height: var(--leading-control);
    text-decoration: none;
  }
  & a:hover {
    color: var(--color-steel);
    text-decoration: underline;
  }
  & a[aria-current] {
    color: var(--color-ink);
    font-weight: var(--weight-strong);
  }
  & [data-level='3'] a {
    padding-inline-start: var(--space-4);
  }
  ${media.desk} {
    & > div {
      position: sticky;
      top: calc(var(--control-header) + var(--space-6));
      max-height: calc(100vh - var(--control-header) - 2 * var(--space-6));
      padding: 0 0 0 var(--space-5);
      overflow-y: auto;
      border: 0;
      border-inline-start: 1px solid var(--color-line);
      border-radius: 0;
      background: none;
    }
  }
`
