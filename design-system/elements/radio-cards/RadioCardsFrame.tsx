import { styled } from 'styled-components'
import { media } from '../../tokens/breakpoint'

export const Cards = styled.div`
  display: grid;
  gap: var(--space-3);

  ${media.wide} {
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`

export const CardFrame = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-4);
  align-items: start;
  min-height: var(--control-large);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  cursor: pointer;
  transition: border-color var(--duration-quick);

  &:hover {
    border-color: var(--color-control-border);
  }
  &:has(:checked) {
    border-color: var(--color-steel);
    box-shadow: inset 0 0 0 1px var(--color-steel);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--color-bad);
  }
  &:has(:focus-visible) {
    outline: var(--stroke-focus) solid var(--color-steel);
    outline-offset: var(--stroke-mark);
  }
  &:has(:disabled) {
    background: var(--color-sunken);
    color: var(--color-ink-subtle);
    cursor: not-allowed;
  }
  ${media.phone} {
    padding: var(--space-4);
  }
`

export const Mark = styled.input`
  width: 1.25rem;
  height: 1.25rem;
  margin-top: 0.125rem;
  border: 1.5px solid var(--color-control-border);
  border-radius: var(--radius-round);
  background: var(--color-surface);
  appearance: none;
  cursor: inherit;

  &:checked {
    border: 0.375rem solid var(--color-steel);
  }
  &:focus-visible {
    outline: none;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`

export const Body = styled.span`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
`

export const Title = styled.span`
  font-family: var(--font-display);
  font-size: var(--text-h5);
  font-stretch: var(--width-display);
  font-weight: var(--weight-heavy);
  letter-spacing: var(--tracking-heading);
  line-height: var(--leading-heading);
`

export const Description = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--text-small);
`

export const Aside = styled.span`
  text-align: right;

  ${media.phone} {
    grid-column: 2;
    margin-top: var(--space-1);
    text-align: left;
  }
`
