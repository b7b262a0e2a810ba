import { css, keyframes } from 'styled-components'
import { media } from '../../tokens/breakpoint'

export const appear = keyframes`
  from { opacity: 0; }
`

const rise = keyframes`
  from { opacity: 0; translate: 0 0.5rem; }
`

/** A dialog's surface, for every kind of dialog. */
export const sheet = css`
  width: 100%;
  max-width: var(--measure-form);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
  color: var(--color-ink);
  animation: ${rise} var(--duration-base) var(--ease-out);

  &[data-size='wide'] {
    max-width: 56rem;
  }
  &[data-size='full'] {
    max-width: 84rem;
  }
  &:focus-visible {
    outline: none;
  }
  ${media.phone} {
    border-width: 1px 0 0;
    border-radius: var(--radius-base) var(--radius-base) 0 0;
  }
`

export const sheetPadding = css`
  position: relative;
  padding: var(--space-6);

  ${media.phone} {
    padding: var(--space-5);
  }
`

export const title = css`
  padding-inline-end: var(--space-12);
  font-size: var(--text-h4);
  line-height: var(--leading-heading);
`

export const description = css`
  margin-top: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--text-control);
`
