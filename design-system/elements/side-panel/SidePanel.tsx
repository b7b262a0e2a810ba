import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { useReturnFocus } from '../dialog/useReturnFocus'
import { IconButton } from '../icon-button/IconButton'

export interface SidePanelProps {
  /** Its name, shown at the top. Another title takes focus again. */
  title: string
  children?: ReactNode
  onClose: () => void
  closeLabel?: string
  className?: string
}

/**
 * A panel beside ongoing work, for example comments beside a form. It takes focus when it appears, traps nothing, closes on Escape inside,
 * and returns focus to its opener.
 */
export const SidePanel = ({ title, children, onClose, closeLabel = 'Close', className }: SidePanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const focus = useRef(useReturnFocus(false))
  useEffect(() => {
    const { onOpenAutoFocus, onCloseAutoFocus } = focus.current
    onOpenAutoFocus()
    return () => onCloseAutoFocus(new Event('close', { cancelable: true }))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another panel
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <Panel
      aria-labelledby={id}
      className={className}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      <Head>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      </Head>
      <Body>{children}</Body>
    </Panel>
  )
}

const Panel = styled.aside`
  position: sticky;
  top: var(--space-4);
  min-width: 0;
  max-height: calc(100dvh - var(--space-8));
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-padding-top: calc(var(--control-header) * 1.5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-base);
  background: var(--color-surface);
`

const Head = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);
  overflow-wrap: anywhere;

  h2 {
    font-size: var(--text-h5);
    line-height: var(--leading-heading);
  }
`

const Body = styled.div`
  padding: var(--space-4);
`
