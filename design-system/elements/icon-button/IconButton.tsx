import type { ComponentPropsWithRef, ReactNode } from 'react'
import { styled } from 'styled-components'

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What it does: its accessible name and hover title. */
  label: string
  icon: ReactNode
  variant?: 'plain' | 'outlined'
  size?: 'base' | 'small'
}

/** A square button with an icon; 44 px, or 36 px in dense operator tools. */
export const IconButton = ({ label, icon, variant = 'plain', size = 'base', type = 'button', ...rest }: IconButtonProps) => (
  <Frame type={type} aria-label={label} title={label} data-variant={variant} data-size={size} {...rest}>
    <span aria-hidden="true">{icon}</span>
  </Frame>
)

const Frame = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--control-base);
  height: var(--control-base);
  border: 1px solid transparent;
  border-radius: var(--radius-base);
  color: inherit;
  touch-action: manipulation;
  transition: background-color var(--duration-quick);

  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  &[data-size='small'] {
    width: var(--control-small);
    height: var(--control-small);
  }
  &[data-variant='outlined'] {
    border-color: var(--color-control-border);
  }
  &:hover {
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: var(--color-ink-subtle);
    cursor: not-allowed;
  }
`
