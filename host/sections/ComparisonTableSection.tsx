import { media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { styled } from 'styled-components'
import { Actions } from './Actions'
import { SectionBand } from './SectionBand'
import { SourceLine } from './SourceLine'

/** Things compared line by line; the highlighted column is ours. On a phone it becomes one card a line. */
export const ComparisonTableSection = ({ section }: { section: SectionOf<'comparisonTable'> }) => {
  const highlight = section.highlightedColumn ?? -1
  return (
    <SectionBand section={section}>
      <Table aria-labelledby={section.heading ? `heading-${section.id}` : undefined}>
        <thead>
          <tr>
            <td />
            {section.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {section.columns.map((column, index) => (
                <td key={column} data-label={column} data-ours={index === highlight || undefined}>
                  {row.cells[index] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <SourceLine source={section.source} />
      <Actions actions={section.actions} />
    </SectionBand>
  )
}

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--space-4) var(--space-5);
    text-align: left;
    vertical-align: top;
  }
  & thead th {
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
    font-weight: var(--weight-strong);
  }
  & tbody th {
    font-weight: var(--weight-strong);
  }
  & tbody tr {
    border-top: 1px solid var(--color-line);
  }
  & tbody tr:last-child {
    border-bottom: 1px solid var(--color-line);
  }
  & td[data-ours] {
    border-left: var(--stroke-mark) solid var(--color-steel);
    background: var(--color-surface);
    font-weight: var(--weight-strong);
  }
  [data-tone='surface'] & td[data-ours] {
    background: var(--color-steel-tint);
  }
  ${media.phone} {
    &,
    & tbody,
    & tr,
    & th,
    & td {
      display: block;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      padding-block: var(--space-4);
    }
    & tbody th {
      padding: 0 0 var(--space-2);
    }
    & tbody td {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      gap: var(--space-3);
      padding: var(--space-2) var(--space-3);
      font-size: var(--text-compact);
    }
    & tbody td::before {
      color: var(--color-ink-subtle);
      font-size: var(--text-small);
      font-weight: var(--weight-regular);
      content: attr(data-label);
    }
    & td[data-ours]::before {
      font-weight: var(--weight-strong);
    }
  }
`
