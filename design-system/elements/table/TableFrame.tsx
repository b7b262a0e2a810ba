import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

/** Positioned, so that hidden headers scroll with the table instead of widening the page. */
export const Frame = styled.div`
  position: relative;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  overflow-x: auto;

  /* Skeletons hold nothing to read: no scrolling that a keyboard could not reach. */
  &[data-loading] {
    overflow-x: hidden;
  }
`

export const Grid = styled.table`
  --cell-inline: var(--space-4);

  width: 100%;
  font-size: var(--text-compact);
  line-height: 1.45;

  ${media.phone} {
    display: block;
  }
  @media (max-width: 80rem) {
    --cell-inline: var(--space-2);

    & [data-from='widest'] {
      display: none;
    }
  }
  @media (max-width: 76rem) {
    & [data-from='wide'] {
      display: none;
    }
  }
  @media (max-width: 64rem) {
    & [data-from='medium'] {
      display: none;
    }
  }
`

export const Caption = styled.caption`
  padding: var(--space-4);
  font-weight: var(--weight-strong);
  text-align: left;
`

export const Head = styled.thead`
  ${media.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
    overflow: hidden;
  }
`

export const HeadCell = styled.th`
  padding: var(--space-2) var(--cell-inline);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-sunken);
  color: var(--color-ink-subtle);
  font-size: var(--text-tiny);
  font-weight: var(--weight-strong);
  text-align: left;
  white-space: nowrap;

  &[data-align='end'] {
    text-align: right;
  }
`

export const Body = styled.tbody`
  & > tr:hover {
    background: color-mix(in srgb, var(--color-sunken) 60%, transparent);
  }
  & > tr:last-child > td {
    border-bottom: 0;
  }
  ${media.phone} {
    display: block;

    & > tr {
      position: relative;
      display: grid;
      grid-template-columns: auto 1fr;
      gap: var(--space-1) var(--space-2);
      padding: var(--space-4);
      border-bottom: 1px solid var(--color-line);
    }
    & > tr:last-child {
      border-bottom: 0;
    }
  }
`

/** An explicit role: as a grid on phones it would lose it. */
export const Line = styled.tr``

export const Cell = styled.td`
  padding: 0.6875rem var(--cell-inline);
  border-bottom: 1px solid var(--color-line-faint);
  vertical-align: middle;

  &[data-align='end'] {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  & small {
    display: block;
    color: var(--color-ink-subtle);
    font-size: var(--text-small);
  }
  ${media.phone} {
    display: flex;
    grid-column: 1 / -1;
    gap: var(--space-4);
    align-items: center;
    justify-content: space-between;
    min-height: var(--control-target);
    padding: 0;
    border: 0;

    &[data-label]::before {
      color: var(--color-ink-subtle);
      content: attr(data-label);
      font-size: var(--text-small);
    }
    /* A row's actions are side by side. */
    &:not([data-label]):not([data-phone]) {
      grid-column: auto;
      margin-top: var(--space-1);
    }
    /* A plain button's text aligns with the others. */
    [data-label] + &:not([data-label]):not([data-phone]):has([data-variant='plain']) {
      margin-inline-start: calc(-1 * var(--space-3));
    }
    &[data-phone='title'] {
      display: block;
      order: -1;
      margin-bottom: var(--space-1);
    }
    &[data-phone='title'] > * {
      padding-inline-end: var(--control-target);
      text-align: start;
    }
    &[data-phone='corner'] {
      position: absolute;
      inset: var(--space-2) var(--space-3) auto auto;
    }
    &[data-phone='hidden'] {
      display: none;
    }
  }
`

/** A cell's content; on a phone it stays together opposite its label. */
export const Content = styled.div`
  display: contents;

  ${media.phone} {
    display: block;
    min-width: 0;
    text-align: end;
    overflow-wrap: anywhere;

    td:not([data-label]) > & {
      text-align: start;
    }
  }
`

export const Notice = styled.div`
  padding: var(--space-4);

  && > * {
    border: 0;
  }
`
