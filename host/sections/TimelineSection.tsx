import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { SectionBand } from './SectionBand'
import { SideHeadLayout } from './SideHeadLayout'

/** Up to this many events go on one horizontal line; more are stacked. */
const ALONG_THE_PAGE = 6

/** Events in order: along a horizontal dimension line on wide pages, along a vertical line on narrow ones and in articles. */
export const TimelineSection = ({ section }: { section: SectionOf<'timeline'> }) => {
  const Title = section.heading ? 'h3' : 'h2'
  const along = section.events.length <= ALONG_THE_PAGE
  const list = (
    <List data-along={along || undefined}>
      {section.events.map((event) => (
        <li key={event.when + event.title}>
          <When>{event.when}</When>
          <div>
            <Title>{event.title}</Title>
            <p>{event.text}</p>
          </div>
        </li>
      ))}
    </List>
  )
  if (along) return <SectionBand section={section}>{list}</SectionBand>
  return (
    <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }}>
      <SideHeadLayout section={{ ...section, actions: [] }}>{list}</SideHeadLayout>
    </SectionBand>
  )
}

const List = styled.ol`
  max-width: 52rem;
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    gap: var(--space-10);
    padding-bottom: var(--space-8);
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & > li::before {
    position: absolute;
    inset-block: 0.6em -0.6em;
    left: calc(8rem + var(--space-5) - 1px);
    width: 1px;
    background: var(--color-line);
    content: '';
  }
  & > li:last-child::before {
    display: none;
  }
  & > li::after {
    position: absolute;
    top: 0.45em;
    left: calc(8rem + var(--space-5) - 5px);
    width: 9px;
    height: 9px;
    border: 2px solid var(--color-steel);
    background: var(--color-paper);
    content: '';
  }
  [data-tone='surface'] & > li::after {
    background: var(--color-surface);
  }
  & h2,
  & h3 {
    font-size: var(--text-h4);
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-heading);
  }
  & p {
    margin-top: var(--space-1-5);
    color: var(--color-ink-muted);
    font-size: var(--text-compact);
  }
  ${media.phone} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-1);
      padding-left: var(--space-7);
    }
    & > li::before {
      left: 4px;
    }
    & > li::after {
      left: 0;
    }
  }
  /* A dimension line with slanted ticks, as on a drawing. */
  ${media.desk} {
    &[data-along]:not(article *) {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      max-width: none;
    }
    &[data-along]:not(article *) > li {
      grid-template-rows: auto 1fr;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-7);
      padding: 0 var(--space-6) 0 0;
    }
    &[data-along]:not(article *) > li::before {
      display: block;
      inset: calc(var(--when-height) + var(--space-3) + 1px) 0 auto 0;
      width: auto;
      height: 1px;
      background: var(--color-ink-subtle);
    }
    &[data-along]:not(article *) > li::after {
      top: calc(var(--when-height) + var(--space-3) - 7px);
      left: 0;
      width: 2px;
      height: 17px;
      border: 0;
      background: var(--color-steel);
      rotate: 45deg;
    }
    &[data-along]:not(article *) span {
      height: var(--when-height);
      font-family: var(--font-display);
      font-size: var(--text-h3);
      font-stretch: var(--width-display);
      line-height: 1;
      text-align: start;
    }
    --when-height: 1.75rem;
  }
`

const When = styled.span`
  color: var(--color-steel);
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-strong);

  ${media.wide} {
    text-align: right;
  }
`
