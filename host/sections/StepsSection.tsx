import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { Actions } from './Actions'
import { SectionBand } from './SectionBand'
import { SideHeadLayout } from './SideHeadLayout'

/** Up to this many steps are rows beside the heading; more are boxes side by side. */
const AS_ROWS = 3

/** Numbered steps in order. */
export const StepsSection = ({ section }: { section: SectionOf<'steps'> }) => {
  const Title = section.heading ? 'h3' : 'h2'
  const rows = Boolean(section.heading) && section.steps.length <= AS_ROWS
  const list = (
    <List data-rows={rows || undefined}>
      {section.steps.map((step, index) => (
        <li key={step.title}>
          <StepNumber aria-hidden="true">{index + 1}</StepNumber>
          <Title>{step.title}</Title>
          <p>{step.text}</p>
          {step.duration ? <Duration>{step.duration}</Duration> : null}
        </li>
      ))}
    </List>
  )
  if (rows) {
    return (
      <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }}>
        <SideHeadLayout section={section}>{list}</SideHeadLayout>
      </SectionBand>
    )
  }
  return (
    <SectionBand section={section}>
      {list}
      <Actions actions={section.actions} />
    </SectionBand>
  )
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  list-style: none;

  @media print {
    break-inside: avoid;
  }
  & > li {
    display: flex;
    flex-direction: column;
    margin: 0 0 -1px -1px;
    padding: var(--space-7);
    border: solid var(--color-line);
    border-width: 0 0 1px 1px;
  }
  & h2,
  & h3 {
    margin-top: var(--space-3);
    font-size: var(--text-h4);
    line-height: var(--leading-heading);
    letter-spacing: var(--tracking-heading);
  }
  & p {
    margin-top: var(--space-2);
    color: var(--color-ink-muted);
    font-size: var(--text-compact);
  }
  /* Four steps go in one row where there is room, otherwise two by two, never three and one. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(max(14rem, min(45%, (60rem - 100%) * 999)), 1fr));
  }
  /* Five go in one row, never four and one. */
  &:has(> :nth-child(5):last-child) {
    ${media.desk} {
      grid-template-columns: repeat(5, minmax(0, 1fr));

      & > li {
        padding: var(--space-5);
      }
    }
  }
  ${media.phone} {
    & > li {
      padding: var(--space-5);
    }
  }
  /* On a phone they are rows with the number in the margin. */
  ${media.handset} {
    & > li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      column-gap: var(--space-4);
      padding-block: var(--space-3);
    }
    & > li > * {
      grid-column: 2;
      margin-top: var(--space-1);
    }
    & > li > span:first-child {
      grid-area: 1 / 1;
    }
  }
  ${media.desk} {
    &[data-rows]:not(article *) {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-rows]:not(article *) > li {
      display: grid;
      grid-template-columns: var(--space-5) minmax(0, 4fr) minmax(0, 7fr) minmax(0, 3fr);
      column-gap: var(--space-5);
      align-items: baseline;
      padding: var(--space-6) var(--space-7);
    }
    &[data-rows]:not(article *) > li > * {
      margin: 0;
      padding: 0;
    }
    &[data-rows]:not(article *) > li > :nth-child(4) {
      text-align: end;
    }
  }
`

const StepNumber = styled.span`
  color: var(--color-signal);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-strong);
  line-height: var(--leading-flat);
`

const Duration = styled.p`
  && {
    margin-top: auto;
    padding-top: var(--space-4);
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
    font-weight: var(--weight-medium);
  }
  ${media.handset} {
    && {
      margin-top: var(--space-1);
      padding-top: 0;
    }
  }
`
