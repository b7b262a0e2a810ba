import { media } from '@framewell/design-system/tokens/breakpoint'
import { styled } from 'styled-components'
import type { ProjectionLine } from './projectionLines'

interface ProjectionTableProps {
  readonly caption: string
  readonly years: readonly string[]
  readonly lines: readonly ProjectionLine[]
}

/** Years as columns, figures as rows. On a phone it scrolls sideways under a fixed first column. */
export const ProjectionTable = ({ caption, years, lines }: ProjectionTableProps) => (
  <Scroll tabIndex={0} role="region" aria-label={caption}>
    <table>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <td />
          {years.map((year) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.label} data-total={line.total || undefined}>
            <th scope="row">{line.label}</th>
            {line.figures.map((figure, index) => (
              <td key={years[index]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
)

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  color: var(--color-ink);
  font-size: var(--text-compact);
  font-variant-numeric: tabular-nums;

  & table {
    width: 100%;
    min-width: 44rem;
  }
  & th,
  & td {
    padding: var(--space-3) var(--space-4);
    border-bottom: 1px solid var(--color-line-faint);
    text-align: right;
    white-space: nowrap;
  }
  & thead th {
    border-bottom-color: var(--color-line);
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
  }
  & tbody th,
  & thead td {
    position: sticky;
    left: 0;
    padding-left: 0;
    background: var(--color-paper);
    font-weight: var(--weight-medium);
    text-align: left;
  }
  [data-tone='surface'] & tbody th,
  [data-tone='surface'] & thead td {
    background: var(--color-surface);
  }
  & [data-total] > * {
    border-bottom-color: var(--color-line);
    font-weight: var(--weight-strong);
  }
  ${media.phone} {
    font-size: var(--text-small);

    & th,
    & td {
      padding: var(--space-2) var(--space-3);
    }
    & tbody th {
      max-width: 8.5rem;
      white-space: normal;
    }
  }
  @media print {
    break-inside: avoid;
    overflow: visible;
    font-size: 8.5pt;

    & table {
      min-width: 0;
    }
    & th,
    & td {
      padding: var(--space-2) 0 var(--space-2) var(--space-2);
    }
    & tbody th {
      white-space: normal;
    }
  }
`
