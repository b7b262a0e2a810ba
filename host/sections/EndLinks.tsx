import { Section } from '@framewell/design-system/elements/layout/Section'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { RichTextNode } from '@framewell/domain/content/richText'
import { styled } from 'styled-components'
import type { EndLinkSection } from './endLinkSections'
import { safeHref } from './safeHref'

/** Where a page leads on to and what it rests on: its two lists of links side by side, quietly, below everything else. */
export const EndLinks = ({ sections }: { sections: readonly EndLinkSection[] }) =>
  sections.length === 0 ? null : (
    <Section as="div" space="tight">
      <Lists>
        {sections.map(({ id, heading, body }) => (
          <section key={id} data-section={id} aria-labelledby={`heading-${id}`}>
            <h2 id={`heading-${id}`}>{heading}</h2>
            <ul>
              {linksOf(body.root.children).map(({ href, words }) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Lists>
    </Section>
  )

function linksOf(nodes: readonly RichTextNode[]): { href: string; words: string }[] {
  return nodes.flatMap((node) => {
    const href = node.type === 'link' ? safeHref(node.url ?? '') : null
    return href ? [{ href, words: (node.children ?? []).map(({ text }) => text ?? '').join('') }] : linksOf(node.children ?? [])
  })
}

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: var(--space-8) var(--space-12);

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
  & ul {
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
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    & a {
      display: inline;
    }
  }
`
