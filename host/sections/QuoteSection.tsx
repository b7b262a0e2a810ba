import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { SectionBand } from './SectionBand'

/** A quotation in large type. */
export const QuoteSection = ({ section }: { section: SectionOf<'quote'> }) => (
  <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }}>
    <Frame>
      <blockquote>
        <p>{section.text}</p>
      </blockquote>
      {section.attribution ? (
        <figcaption>
          <strong>{section.attribution}</strong>
          {section.role ? <span>{section.role}</span> : null}
        </figcaption>
      ) : null}
    </Frame>
  </SectionBand>
)

const Frame = styled.figure`
  /* One sentence with space around it: centered on the page, left-aligned in an article's column. */
  max-width: 50rem;
  margin-inline: auto;
  padding-inline-start: var(--space-7);
  border-inline-start: var(--stroke-mark) solid var(--color-steel);

  & blockquote p {
    font-family: var(--font-display);
    font-size: var(--text-h2);
    font-stretch: var(--width-display);
    font-weight: var(--weight-strong);
    letter-spacing: var(--tracking-display);
    line-height: 1.18;
    text-wrap: balance;
  }
  & figcaption {
    display: grid;
    margin-top: var(--space-5);
    font-size: var(--text-compact);
  }
  & figcaption span {
    color: var(--color-ink-muted);
  }
`
