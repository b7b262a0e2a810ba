import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type TooltipTrigger, useTooltip } from './useTooltip'

export interface TooltipProps {
  /** A short help text. Nothing essential is only in a tooltip. */
  content: ReactNode
  /** The button it explains, which receives the tooltip's trigger props. */
  children: (trigger: TooltipTrigger) => ReactNode
}

/** Opens on hover after 700 ms, and immediately on focus and press; Escape closes it. Uses the browser's popover, so nothing clips it. */
export const Tooltip = ({ content, children }: TooltipProps) => {
  const { open, trigger, bubble } = useTooltip()
  return (
    <>
      {children(trigger)}
      {open ? (
        <Bubble role="tooltip" popover="manual" {...bubble}>
          {content}
        </Bubble>
      ) : null}
    </>
  )
}

const Bubble = styled.div`
  position: fixed;
  inset: auto;
  width: max-content;
  max-width: min(20rem, calc(100vw - 2 * var(--space-3)));
  margin: 0;
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-small);
  background: var(--color-ink);
  color: var(--color-paper);
  font-family: var(--font-text);
  font-size: var(--text-small);
  font-stretch: normal;
  font-weight: var(--weight-regular);
  line-height: 1.45;
  text-align: start;
  white-space: normal;
  overflow: visible;

  &::after {
    position: absolute;
    top: 100%;
    left: var(--arrow-at);
    width: 0.625rem;
    height: 0.3125rem;
    background: inherit;
    clip-path: polygon(0 0, 100% 0, 50% 100%);
    translate: -50% 0;
    content: '';
  }
  &[data-side='below']::after {
    top: auto;
    bottom: 100%;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
`
