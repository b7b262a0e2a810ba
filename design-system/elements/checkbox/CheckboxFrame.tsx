import { styled } from 'styled-components'

export const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-0-5);
`

export const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  min-height: var(--control-base);
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-ink-subtle);
    cursor: not-allowed;
  }
`

export const ChoiceText = styled.span`
  font-size: var(--text-control);
  line-height: var(--leading-control);
`

export const ChoiceHint = styled.p`
  margin-inline-start: var(--space-8);
  color: var(--color-ink-subtle);
  font-size: var(--text-small);
  line-height: var(--leading-control);
`

export const Box = styled.input`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.25rem;
  height: 1.25rem;
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  color: var(--color-on-steel);
  appearance: none;
  cursor: inherit;

  &::before {
    width: 0.6875rem;
    height: 0.375rem;
    border: solid currentColor;
    border-width: 0 0 var(--stroke-mark) var(--stroke-mark);
    content: '';
    opacity: 0;
    rotate: -45deg;
    translate: 0 -0.0938rem;
  }
  &:checked,
  &:indeterminate {
    border-color: var(--color-steel);
    background: var(--color-steel);
  }
  &:checked::before {
    opacity: 1;
  }
  &:indeterminate::before {
    height: 0;
    border-left-width: 0;
    opacity: 1;
    rotate: none;
    translate: none;
  }
  &[aria-invalid='true'] {
    border-color: var(--color-bad);
  }
  &:disabled {
    border-color: var(--color-line);
    background: var(--color-sunken);
    color: var(--color-ink-subtle);
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`
