import { Section } from '@framewell/design-system/elements/layout/Section'
import { Figure } from '@framewell/design-system/elements/text/Figure'
import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { Actions } from './Actions'
import { SectionHead } from './SectionHead'
import { SourceText } from './SourceLine'

/** A lead figure that is a share of a whole is drawn as a bar too. */
const SHARE = /^(\d{1,2})%$/

/** A row of figures separated by hairlines. Without a heading, it sits close under the previous section. */
export const StatsSection = ({ section }: { section: SectionOf<'stats'> }) => {
  const headed = Boolean(section.heading || section.intro)
  const [lead] = section.stats
  const share = lead && SHARE.exec(lead.figure)?.[1]
  // A source shared by several figures is shown once.
  const sources = [...new Set(section.stats.flatMap(({ source }) => source || []))]
  return (
    <Section
      tone={section.tone}
      space={headed ? 'base' : 'none'}
      id={section.anchor ?? undefined}
      data-section={section.id}
      aria-labelledby={section.heading ? `heading-${section.id}` : undefined}
      aria-label={section.heading ? undefined : 'Key figures'}
    >
      <SectionHead section={section} />
      <Row data-headed={headed || undefined} data-leads={section.leads || undefined}>
        {section.stats.map((stat) => (
          <div key={stat.label}>
            <dt>
              {stat.label}
              {stat.source && sources[1] ? <sup>{sources.indexOf(stat.source) + 1}</sup> : null}
            </dt>
            <dd>
              <Figure size="large">{stat.figure}</Figure>
            </dd>
            {stat.note ? <dd>{stat.note}</dd> : null}
            {section.leads && stat === lead && share ? (
              <Share aria-hidden="true">
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" role="presentation">
                  <rect width={share} height="1" />
                </svg>
              </Share>
            ) : null}
          </div>
        ))}
      </Row>
      {sources[0] ? (
        <Sources data-several={sources.length > 1 || undefined}>
          {sources.map((source) => (
            <li key={source}>
              <SourceText source={source} />
            </li>
          ))}
        </Sources>
      ) : null}
      <Actions actions={section.actions} />
    </Section>
  )
}

/** The whole as a line, and the share of it filled. */
const Share = styled.dd`
  display: none;

  ${media.wide} {
    && {
      display: block;
      order: 3;
      margin-top: var(--space-5);
    }
  }
  & svg {
    display: block;
    width: 100%;
    height: var(--space-2);
    background: var(--color-line-faint);
    fill: var(--color-steel);
  }
`

const Sources = styled.ol`
  margin: var(--space-3) 0 var(--space-6);
  padding: 0;
  color: var(--color-ink-subtle);
  font-size: var(--text-tiny);
  list-style: none;

  &[data-several] {
    padding-inline-start: 1.4em;
    list-style: decimal;
  }
  ${media.desk} {
    columns: 2;
    column-gap: var(--space-12);
  }
  /* On a phone they flow like a sentence. */
  ${media.handset} {
    &,
    &[data-several] {
      margin-block: var(--space-2) var(--space-4);
      padding: 0;
      counter-reset: source;
    }
    & > li {
      display: inline;
    }
    &[data-several] > li::before {
      counter-increment: source;
      content: ' ' counter(source) '. ';
    }
  }
`

/** Cells align with the page's left edge. Hairlines sit in the gaps, and the one before the first cell is clipped. */
const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14.5rem, 1fr));
  column-gap: var(--space-12);
  overflow: hidden;
  border-bottom: 1px solid var(--color-line);

  &[data-headed] {
    border-top: 1px solid var(--color-line);
  }
  & > div {
    position: relative;
    display: flex;
    flex-direction: column;
    margin-bottom: -1px;
    padding-block: var(--space-7);
  }
  & > div::after {
    position: absolute;
    inset: auto calc(-1 * var(--space-12)) 0 0;
    height: 1px;
    background: var(--color-line);
    content: '';
  }
  & > div::before {
    position: absolute;
    inset-block: 0;
    left: calc(-1 * var(--space-6));
    width: 1px;
    background: var(--color-line);
    content: '';
  }
  & dt {
    order: 1;
    margin-top: var(--space-2);
    color: var(--color-ink-muted);
    font-size: var(--text-small);
    line-height: 1.45;
  }
  & dd + dd {
    order: 2;
    margin-top: var(--space-1);
    color: var(--color-ink-subtle);
    font-size: var(--text-tiny);
    line-height: 1.45;
  }
  /* A lead figure is large, the others small beside it. */
  &[data-leads] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-leads] > div:first-child {
    grid-column: 1 / -1;
  }
  &[data-leads] > div:first-child span {
    font-size: clamp(3.5rem, 2rem + 6vw, 6rem);
  }
  &[data-leads] > div:first-child dt {
    font-size: var(--text-lead);
    color: var(--color-ink);
  }
  &[data-leads] > div:not(:first-child) span {
    font-size: var(--text-h3);
  }
  /* Among many figures, two are medium and the rest small. */
  ${media.roomy} {
    &[data-leads]:has(> :nth-child(6)) > div:nth-child(2) span,
    &[data-leads]:has(> :nth-child(6)) > div:nth-child(3) span {
      font-size: var(--text-figure);
    }
    &[data-leads]:has(> :nth-child(6)) > div:nth-child(n + 4) span {
      font-size: var(--text-h4);
    }
  }
  ${media.desk} {
    &[data-leads] {
      grid-template-columns: minmax(0, 6fr) repeat(2, minmax(0, 3fr));
    }
    &[data-leads] > div:first-child {
      grid-row: 1 / span 4;
      grid-column: 1;
      justify-content: center;
    }
    /* Up to three figures beside the lead go in their own row. */
    &[data-leads]:not(:has(> :nth-child(5))) {
      grid-template-columns: minmax(0, 5fr) repeat(auto-fit, minmax(8rem, 2fr));
    }
    &[data-leads]:not(:has(> :nth-child(5))) > div:first-child {
      grid-row: 1;
    }
    &[data-leads]:not(:has(> :nth-child(5))) > div:not(:first-child) {
      justify-content: end;
    }
  }
  ${media.tablet} {
    column-gap: var(--space-8);

    & > div {
      padding-block: var(--space-5);
    }
    & > div::after {
      right: calc(-1 * var(--space-8));
    }
    & > div::before {
      left: calc(-1 * var(--space-4));
    }
    &:not([data-leads]):has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(auto-fit, minmax(max(11rem, min(45%, (60rem - 100%) * 999)), 1fr));
    }
    &[data-leads] {
      grid-template-columns: minmax(0, 5fr) repeat(2, minmax(0, 4fr));
    }
    &[data-leads]:not(:has(> :nth-child(3))) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 4fr);
    }
    &[data-leads] > div:first-child {
      grid-row: 1 / span 4;
      grid-column: 1;
      justify-content: center;
    }
  }
  ${media.phone} {
    &:not([data-leads]) {
      grid-template-columns: 1fr 1fr;
    }
    column-gap: var(--space-8);

    & > div {
      padding-block: var(--space-5);
    }
    /* A last figure without a neighbor takes the whole row. */
    &:not([data-leads]) > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    & > div::after {
      right: calc(-1 * var(--space-8));
    }
    & > div::before {
      left: calc(-1 * var(--space-4));
    }
  }
  /* Below the lead figure, the others go two by two. */
  ${media.handset} {
    & > div {
      padding-block: var(--space-3);
    }
    &[data-leads] > div > * {
      margin-top: 0;
    }
    &[data-leads] > div:first-child {
      flex-direction: row;
      gap: var(--space-4);
      align-items: center;
    }
    &[data-leads] > div:not(:first-child) span {
      font-size: var(--text-h4);
    }
  }
`
