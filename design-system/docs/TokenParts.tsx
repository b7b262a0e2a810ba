import { styled } from 'styled-components'

export const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--space-4);
  font-size: var(--text-small);
`

export const Swatch = styled.div`
  overflow-wrap: anywhere;

  &::before {
    display: block;
    height: var(--space-16);
    margin-bottom: var(--space-2);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-base);
    background: var(--swatch);
    content: '';
  }
`

export const Pair = styled.p`
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--pair-ground);
  color: var(--pair-text);
`

export const Sample = styled.p`
  line-height: var(--leading-heading);

  &[data-display] {
    font-family: var(--font-display);
    font-stretch: var(--width-display);
    font-weight: var(--weight-heavy);
    letter-spacing: var(--tracking-display);
    line-height: var(--leading-display);
  }
`

export const Bar = styled.span`
  height: var(--space-4);
  background: var(--color-steel);
`

export const Values = styled.table`
  width: 100%;
  max-width: var(--measure-form);
  margin-top: var(--space-3);
  font-size: var(--text-small);
`

export const Cell = styled.td`
  padding: var(--space-2) var(--space-3) var(--space-2) 0;
  border-bottom: 1px solid var(--color-line-faint);
  text-align: left;
`
