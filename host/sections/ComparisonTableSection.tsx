import { breakpoint, media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Actions } from './Actions'
import { BesideHead } from './BesideHead'
import { SectionBand } from './SectionBand'
import { SourceLine } from './SourceLine'

/** A phone shows this many columns beside the first as a table; of more it scrolls sideways, of fewer it makes a card a line. */
const FITTING_COLUMNS = 3

/** A table of so few columns leaves room for its heading beside it. */
const NARROW_COLUMNS = 2

/** Things compared line by line; the highlighted column is ours. On a phone a narrow table becomes one card a line. */
export const ComparisonTableSection = ({ section }: { section: SectionOf<'comparisonTable'> }) => {
  const highlight = section.highlightedColumn ?? -1
  const phone = section.columns.length < FITTING_COLUMNS ? 'cards' : section.columns.length === FITTING_COLUMNS ? 'table' : 'scroll'
  const beside = Boolean(section.heading) && section.columns.length <= NARROW_COLUMNS
  const table = (
    <>
      <Frame scrolls={phone === 'scroll'} label={section.heading}>
        <Table aria-labelledby={section.heading ? `heading-${section.id}` : undefined} data-phone={phone}>
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
      </Frame>
      <SourceLine source={section.source} />
    </>
  )
  if (beside) {
    return (
      <SectionBand section={{ id: section.id, anchor: section.anchor, tone: section.tone }}>
        <BesideHead section={section}>{table}</BesideHead>
      </SectionBand>
    )
  }
  return (
    <SectionBand section={section}>
      {table}
      <Actions actions={section.actions} />
    </SectionBand>
  )
}

/** What may scroll can be reached and moved with the keyboard. */
const Frame = ({ scrolls, label, children }: { scrolls: boolean; label?: string | null; children: ReactNode }) =>
  scrolls ? (
    <Scroll tabIndex={0} role="group" aria-label={label ?? 'Comparison'}>
      {children}
    </Scroll>
  ) : (
    children
  )

const Scroll = styled.div`
  ${media.phone} {
    overflow-x: auto;
    margin-inline-end: calc(-1 * var(--space-5));
    padding-inline-end: var(--space-5);
  }
  @media print {
    overflow: visible;
  }
`

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
  @media (max-width: ${breakpoint.desk - 0.02}px) {
    &[data-phone='scroll'] :is(th, td) {
      padding-inline: var(--space-2);
      font-size: var(--text-small);
    }
  }
  ${media.phone} {
    &[data-phone='cards'],
    &[data-phone='cards'] :is(tbody, tr, th, td) {
      display: block;
    }
    &[data-phone='cards'] thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &[data-phone='cards'] tbody tr {
      padding-block: var(--space-4);
    }
    &[data-phone='cards'] tbody th {
      padding: 0 0 var(--space-2);
    }
    &[data-phone='cards'] tbody td {
      display: grid;
      grid-template-columns: 7rem minmax(0, 1fr);
      gap: var(--space-3);
      padding: var(--space-2) var(--space-3);
      font-size: var(--text-compact);
    }
    &[data-phone='cards'] tbody td::before {
      color: var(--color-ink-subtle);
      font-size: var(--text-small);
      font-weight: var(--weight-regular);
      content: attr(data-label);
    }
    &[data-phone='cards'] td[data-ours]::before {
      font-weight: var(--weight-strong);
    }
    &:not([data-phone='cards']) {
      table-layout: auto;
      font-size: var(--text-small);
      line-height: 1.4;
    }
    &:not([data-phone='cards']) :is(th, td) {
      min-width: 5rem;
      padding: var(--space-3) var(--space-2);
      overflow-wrap: break-word;
    }
    &:not([data-phone='cards']) :is(th, td):first-child {
      padding-left: 0;
    }
    &:not([data-phone='cards']) :is(th, td):last-child {
      padding-right: 0;
    }
    &[data-phone='scroll'] :is(th, td) {
      min-width: 7rem;
    }
    &[data-phone='scroll'] tbody th {
      position: sticky;
      left: 0;
      background: var(--color-paper);
    }
    [data-tone='surface'] &[data-phone='scroll'] tbody th {
      background: var(--color-surface);
    }
  }
`
