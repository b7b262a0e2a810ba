import { breakpoint, media } from '@framewell/design-system/tokens/breakpoint'
import type { SectionOf } from '@framewell/domain/content/sections'
import { createElement, Fragment, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { keptTogether } from './keptTogether'

/** A phone fits this many columns next to the first. With more the table scrolls sideways; with fewer it is set tighter. */
const FITTING_COLUMNS = 3

const NARROWEST = 359.98

type Compared = Pick<SectionOf<'comparisonTable'>, 'columns' | 'corner' | 'rows' | 'highlightedColumn'>

/** A comparison table; the highlighted column is Framewell's. */
export const DataTable = ({ table, headingId, heading }: { table: Compared; headingId: string; heading: string | null | undefined }) => {
  const { columns, corner, rows, highlightedColumn } = table
  const phone = columns.length < FITTING_COLUMNS ? 'close' : columns.length === FITTING_COLUMNS ? 'table' : 'scroll'
  const figures = columns.map((_, index) => rows.every(({ cells }) => FIGURE.test(cells[index] ?? '')))
  const cell = (words: string, index: number) => (
    <td data-ours={index === highlightedColumn || undefined} data-figure={figures[index] || undefined}>
      {keptTogether(words)}
    </td>
  )
  const row = ({ label, cells }: Compared['rows'][number]) => (
    <tr>
      {head(label, 'row')}
      {inOrder(columns.map((_, index) => cell(cells[index] ?? '', index)))}
    </tr>
  )
  return (
    <Frame scrolls={phone === 'scroll'} label={heading}>
      <Table aria-labelledby={heading ? headingId : undefined} data-phone={phone}>
        <thead>
          <tr>
            {head(corner ?? '', 'col')}
            {inOrder(columns.map((column, index) => head(column, 'col', figures[index])))}
          </tr>
        </thead>
        <tbody>{inOrder(rows.map(row))}</tbody>
      </Table>
    </Frame>
  )
}

/** A number with at most a sign, a currency and a short unit. A column of them is set right, so that digits line up. */
const FIGURE = /^(?:[-−~+]?\$?\d[\d,.]*(?: ?(?:%|[a-z²³]{1,6}))?|[-–—]?)$/i

/** An empty header cell is a td. */
const head = (words: string, scope: 'col' | 'row', figure = false) =>
  words ? (
    <th scope={scope} data-figure={figure || undefined}>
      {keptTogether(words)}
    </th>
  ) : (
    <td />
  )

/** Column names may repeat and a static list has no other identity, so cells are passed as arguments without keys. */
const inOrder = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)

/** A scrollable region must be reachable and scrollable with the keyboard. */
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
  & [data-figure] {
    text-align: right;
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
  ${media.tablet} {
    & th,
    & td {
      padding: var(--space-3) var(--space-4);
      font-size: var(--text-compact);
    }
    & :is(th, td):first-child {
      padding-left: 0;
    }
    /* The first row defines the column widths of a fixed table. */
    &[data-phone='close'] thead > tr > :first-child {
      width: 8rem;
    }
  }
  ${media.phone} {
    &:not([data-phone='close']) {
      table-layout: auto;
      font-size: var(--text-small);
      line-height: 1.4;
    }
    &:not([data-phone='close']) :is(th, td) {
      min-width: 5rem;
      padding: var(--space-3) var(--space-2);
      overflow-wrap: break-word;
    }
    &:not([data-phone='close']) :is(th, td):first-child {
      padding-left: 0;
    }
    &:not([data-phone='close']) :is(th, td):last-child {
      padding-right: 0;
    }
    &[data-phone='scroll'] :is(th, td) {
      min-width: 7rem;
    }
    &[data-phone='scroll'] tbody th {
      position: sticky;
      left: 0;
    }
    &[data-phone] :is(thead, tbody th) {
      background: var(--color-paper);
    }
    [data-tone='surface'] &[data-phone] :is(thead, tbody th) {
      background: var(--color-surface);
    }
  }
  /* A narrow table keeps its columns; the first is as wide as its text. */
  ${media.handset} {
    &[data-phone='close'] {
      display: grid;
      grid-template-columns: fit-content(6rem) 1fr 1fr;
      column-gap: var(--space-3);
      font-size: var(--text-small);
      line-height: 1.4;
    }
    &[data-phone='close']:not(:has(thead > tr > :nth-child(3))) {
      grid-template-columns: fit-content(40%) 1fr;
    }
    &[data-phone='close'] :is(thead, tbody, tr) {
      display: grid;
      grid-template-columns: subgrid;
      grid-column: 1 / -1;
    }
    &[data-phone='close'] tr {
      padding-block: var(--space-1);
    }
    &[data-phone='close'] :is(th, td) {
      min-width: 0;
      padding: var(--space-1) 0;
      overflow-wrap: break-word;
    }
    &[data-phone='close'] td[data-ours] {
      padding-inline: var(--space-2);
    }
  }
  /* A table of three columns fits the narrowest screens. */
  @media screen and (max-width: ${NARROWEST}px) {
    &[data-phone='table'] {
      table-layout: fixed;
    }
    &[data-phone='table'] :is(th, td) {
      min-width: 0;
      padding-inline: 0 var(--space-1);
      font-size: var(--text-tiny);
      hyphens: auto;
    }
    &[data-phone='table'] tr > :first-child {
      width: 30%;
    }
  }
`
