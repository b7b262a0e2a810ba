import { styled } from 'styled-components'

/** Centered content of an otherwise empty area. */
export const StateFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-10) var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  text-align: center;
`

export const StateTitle = styled.p`
  font-family: var(--font-display);
  font-size: var(--text-h5);
  font-stretch: var(--width-display);
  font-weight: var(--weight-heavy);
  letter-spacing: var(--tracking-heading);
  line-height: var(--leading-heading);
`

export const StateWords = styled.div`
  max-width: 28rem;
  color: var(--color-ink-muted);
  font-size: var(--text-compact);
`

export const StateAction = styled.div`
  margin-top: var(--space-3);
`
