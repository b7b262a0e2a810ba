import { css, styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

export const List = styled.ol`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  width: 100%;
  padding: 0;
  list-style: none;
  container-type: inline-size;
`

export const Item = styled.li`
  border-radius: var(--radius-round);
  color: var(--color-ink-subtle);

  &[data-state='done'] {
    color: var(--color-ok);
  }
  &[data-state='current'] {
    background: var(--color-ink);
    color: var(--color-paper);
  }
`

const frame = css`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.375rem;
  padding: var(--space-1-5) var(--space-3);
  border-radius: inherit;
  color: inherit;
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  line-height: var(--leading-control);
  text-decoration: none;

  a&:hover,
  button&:hover {
    text-decoration: underline;
  }
  ${media.phone} {
    min-height: var(--control-base);
    padding: var(--space-1-5) var(--space-2);

    [data-state='current'] > & {
      padding-inline-end: var(--space-3);
    }
  }
`

export const StepFrame = styled.button`
  ${frame}
`

export const StepLink = styled.a`
  ${frame}
`

export const Ordinal = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  border: 1.5px solid currentColor;
  border-radius: var(--radius-round);
  font-size: var(--text-tiny);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-flat);

  [data-state='done'] & {
    border-color: var(--color-ok);
    background: var(--color-ok);
    color: var(--color-on-ok);
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 3;
  }
`

const nameless = css`
  position: absolute;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
  overflow: hidden;
`

/** Names of five short steps fit from 42rem, longer or more ones from 66rem; below 26rem not even the current one fits. */
export const Name = styled.span`
  white-space: nowrap;

  @container (max-width: 42rem) {
    [data-state='done'] &,
    [data-state='ahead'] & {
      ${nameless}
    }
  }
  @container (max-width: 66rem) {
    :is([data-many], [data-long]) :is([data-state='done'], [data-state='ahead']) & {
      ${nameless}
    }
  }
  @container (max-width: 26rem) {
    :is([data-many], [data-long]) & {
      ${nameless}
    }
  }
`
