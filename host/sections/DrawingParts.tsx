import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'

/** The legend of a drawing's numbered parts, in order. */
export const DrawingParts = ({ section }: { section: SectionOf<'drawing'> }) => {
  const Name = section.heading ? 'h3' : 'h2'
  return (
    <Parts>
      {section.parts.map((part, index) => (
        <li key={part.name}>
          <PartNumber aria-hidden="true">{index + 1}</PartNumber>
          <div>
            <Name>{part.name}</Name>
            <p>{part.text}</p>
          </div>
        </li>
      ))}
    </Parts>
  )
}

const Parts = styled.ol`
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: var(--space-7) minmax(0, 1fr);
    gap: var(--space-3);
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-line);
  }
  & > li:last-child {
    border-bottom: 1px solid var(--color-line);
  }
  & h2,
  & h3 {
    font-size: var(--text-control);
    line-height: var(--leading-heading);
  }
  & p {
    margin-top: var(--space-0-5);
    color: var(--color-ink-muted);
    font-size: var(--text-small);
  }
  /* On a phone, two per row, with the text below number and name. */
  ${media.handset} {
    && {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 0 var(--space-5);
    }
    & > li {
      grid-template-columns: auto minmax(0, 1fr);
      gap: var(--space-1) var(--space-2);
      align-content: start;
    }
    & > li:last-child {
      border-bottom: 0;
    }
    & > li > div {
      display: contents;
    }
    & > li > div > :first-child {
      align-self: center;
    }
    & p {
      grid-column: 1 / -1;
      margin: 0;
    }
  }
`

const PartNumber = styled.span`
  display: grid;
  place-items: center;
  width: var(--space-7);
  height: var(--space-7);
  border: 1px solid var(--color-ink-subtle);
  border-radius: var(--radius-round);
  color: var(--color-ink-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  font-weight: var(--weight-medium);
`
