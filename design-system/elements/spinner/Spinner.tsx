import type { ComponentPropsWithRef } from 'react'
import { keyframes, styled } from 'styled-components'

export interface SpinnerProps extends ComponentPropsWithRef<'span'> {
  /** For screen readers; omit it when the text beside it says the same. */
  label?: string
  size?: 'small' | 'base'
}

/** A spinner for work of unknown length. Use a ProgressBar for known steps longer than a second. */
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
