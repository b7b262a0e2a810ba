import { Section } from '@framewell/design-system/elements/layout/Section'
import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import { type EndLinkSection, linksOf } from './endLinkSections'

/** Where a page leads on to and what it rests on: its two lists of links side by side, quietly, below everything else. */
export const EndLinks = ({ sections }: { sections: readonly EndLinkSection[] }) =>
  sections.length === 0 ? null : (
    <Section as="div" space="tight">
      <EndLists sections={sections} />
    </Section>
  )

/** The two lists by themselves, as an article's column has them. */
export const EndLists = ({ sections }: { sections: readonly EndLinkSection[] }) =>
  sections.length === 0 ? null : (
    <Lists>
      {sections.map(({ id, heading, body }) => (
        <section key={id} data-section={id} data-list={id} aria-labelledby={`heading-${id}`}>
          <h2 id={`heading-${id}`}>{heading}</h2>
          <ol>
            {linksOf(body.root.children).map(({ href, words }, index) => (
              <li key={href} id={id === 'sources' ? `source-${index + 1}` : undefined}>
                <a href={href}>{words}</a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Lists>
  )

const Lists = styled.div`
  display: grid;
  gap: var(--space-10);

  /* On the ground of what stands above it a hairline parts them. */
  [data-tone='paper'] + [data-tone='paper'] > div > & {
    padding-top: var(--space-8);
    border-top: 1px solid var(--color-line);
  }
  & h2 {
    margin-bottom: var(--space-2);
    font-family: var(--font-text);
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
    letter-spacing: normal;
  }
  & ol {
    padding: 0;
    font-size: var(--text-small);
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-target);
    color: var(--color-steel);
  }
  /* Pages to go on to are cards. */
  & [data-list='related-pages'] ol {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
    gap: var(--space-4);
  }
  & [data-list='related-pages'] a {
    display: flex;
    gap: var(--space-4);
    align-items: flex-end;
    justify-content: space-between;
    height: 100%;
    min-height: 5rem;
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-base);
    background: var(--color-surface);
    color: var(--color-ink);
    font-family: var(--font-display);
    font-size: var(--text-control);
    font-stretch: var(--width-display);
    font-weight: var(--weight-strong);
    line-height: var(--leading-heading);
    text-decoration: none;
  }
  ${media.phone} {
    /* One below the other they need no height to be seen as cards. */
    & [data-list='related-pages'] ol {
      gap: var(--space-2);
    }
    & [data-list='related-pages'] a {
      align-items: center;
      min-height: 0;
    }
  }
  & [data-list='related-pages'] a::after {
    flex: none;
    color: var(--color-steel);
    content: '→' / '';
  }
  & [data-list='related-pages'] a:hover {
    border-color: var(--color-ink);
  }
  & [data-list='sources'] ol {
    padding-inline-start: 1.4em;
    list-style: decimal;
  }
  ${media.wide} {
    & [data-list='sources'] ol {
      columns: 2;
      column-gap: var(--space-12);
    }
  }
  @media print {
    & a {
      display: inline;
    }
  }
`
