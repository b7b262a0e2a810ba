import type { ComponentPropsWithRef } from 'react'
import { keyframes, styled } from 'styled-components'

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** Said to screen readers; leave it out when the text beside it says it already. */
  label?: string
  size?: 'small' | 'base'
}

/** A turning ring for work of unknown length. Anything over a second with known steps deserves a ProgressBar. */
export const Spinner = ({ label, size = 'small', ...rest }: SpinnerProps) => (
  <Ring data-size={size} {...(label ? { role: 'status' } : { 'aria-hidden': true })} {...rest}>
    {label ? <span className="visually-hidden">{label}</span> : null}
  </Ring>
)

const turn = keyframes`
  to { rotate: 1turn; }
`

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1em;
  height: 1em;
  border: var(--stroke-mark) solid color-mix(in srgb, currentColor 28%, transparent);
  border-top-color: currentColor;
  border-radius: var(--radius-round);
  animation: ${turn} 0.8s linear infinite;

  &[data-size='base'] {
    width: 2rem;
    height: 2rem;
  }
`
