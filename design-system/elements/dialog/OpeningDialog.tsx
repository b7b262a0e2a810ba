import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { focusedPlace, restoreFocus } from '../../foundation/returnFocus'
import { CLOSED_EARLY, CLOSES, STARTS_UNPROMPTED } from '../../foundation/startsUnprompted'
import { media } from '../../tokens/breakpoint'
import { IconButton } from '../icon-button/IconButton'
import { Body, Corner, Footer } from './DialogParts'
import { appear, description as descriptionLook, sheet, sheetPadding, title as titleLook } from './dialogLook'

export interface OpeningDialogProps {
  title: ReactNode
  /** One sentence below the title, announced with it. */
  description: ReactNode
  children: ReactNode
  /** The actions; the last is the main one. One that only closes the dialog has CLOSES. */
  footer: ReactNode
  open: boolean
  onClose: () => void
}

/**
 * A Dialog for screens that open with one: uses the browser's own element, so it needs no library (13 KB) before the first step. It is in
 * the top layer: floating menus and tooltips belong into a Dialog.
 */
export const OpeningDialog = ({ open, ...props }: OpeningDialogProps) => (open ? <Opened {...props} /> : null)

const Opened = ({ title, description, children, footer, onClose }: Omit<OpeningDialogProps, 'open'>) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const close = useRef(onClose)
  close.current = onClose
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    // After what was typed into it has been taken over.
    if (shown.hasAttribute(CLOSED_EARLY)) return queueMicrotask(() => close.current())
    // The page may have opened it before this code loaded.
    const place = shown.open ? [] : focusedPlace()
    const unlock = lockScrolling()
    if (!shown.open) shown.showModal()
    return () => {
      shown.close()
      unlock()
      restoreFocus(place)
    }
  }, [])
  const isOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget
  return (
    <Frame
      ref={dialog}
      {...{ [STARTS_UNPROMPTED]: true }}
      // Opened before hydration, it has an attribute more than what the server rendered.
      suppressHydrationWarning
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      // The browser closed it (Escape). Unmounting closes it too and reports it later.
      onClose={({ currentTarget }) => (currentTarget.open ? undefined : onClose())}
      onKeyDown={keepInside}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      // A text selection may end outside: only a press that started there closes it.
      onClick={(event) => (pressedOutside.current && isOutside(event) ? onClose() : undefined)}
    >
      <Sheet>
        <Title id={`${id}title`}>{title}</Title>
        <Description id={`${id}description`}>{description}</Description>
        <Body>{children}</Body>
        <Footer>{footer}</Footer>
        {/* Last, so that focus starts at the first field or action. */}
        <Corner>
          <IconButton label="Close" icon={<X />} onClick={onClose} {...{ [CLOSES]: true }} />
        </Corner>
      </Sheet>
    </Frame>
  )
}

/** Browsers would move from the last control to their own bars; a dialog wraps to its first. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea')].filter(
    (control) => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/** Returns a function that lets the page behind scroll again; the page does not shift meanwhile. */
function lockScrolling(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    Object.assign(style, { overflow, scrollbarGutter })
  }
}

const Frame = styled.dialog`
  ${sheet}
  margin: auto;
  padding: 0;
  max-height: calc(100dvh - 2 * var(--space-4));
  overflow-y: auto;

  &::backdrop {
    background: var(--color-scrim);
    animation: ${appear} var(--duration-base) var(--ease-out);
  }
  ${media.phone} {
    max-width: none;
    margin: auto 0 0;
    max-height: calc(100dvh - var(--space-10));
  }
`

const Sheet = styled.div`
  ${sheetPadding}
`

const Title = styled.h2`
  ${titleLook}
`

const Description = styled.p`
  ${descriptionLook}
`
