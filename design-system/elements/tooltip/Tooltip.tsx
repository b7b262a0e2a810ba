import * as Primitive from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { EnsureTooltipProvider } from './TooltipProvider'

export interface TooltipProps {
  /** A short help. What is needed to use the page never stands only here. */
  content: ReactNode
  /** The focusable element it explains. */
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Opens on hover after 700 ms and on focus at once; Escape closes it. */
export const Tooltip = ({ content, children, side = 'top', open, onOpenChange }: TooltipProps) => (
  <EnsureTooltipProvider>
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Bubble side={side} sideOffset={8} collisionPadding={12}>
          {content}
          <Arrow />
        </Bubble>
      </Primitive.Portal>
    </Primitive.Root>
  </EnsureTooltipProvider>
)

const Bubble = styled(Primitive.Content)`
  z-index: var(--layer-tooltip);
  max-width: 20rem;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--color-ink);
  color: var(--color-paper);
  font-size: var(--text-small);
  line-height: 1.45;
`

const Arrow = styled(Primitive.Arrow)`
  fill: var(--color-ink);
`
