import { type FocusEvent, type PointerEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { delay } from '../../tokens/motion'
import { placeBubble } from './placeBubble'

/** Milliseconds for a pointer to move from the button to the bubble. */
const CROSSING_MS = 150
/** Closes the open tooltip; a page shows one at a time. */
let closeOpen: (() => void) | null = null
/** By `performance.now()`: shortly after one closed, the next opens immediately. */
let closedAt = Number.NEGATIVE_INFINITY

/**
 * When a tooltip opens and closes: on hover after a delay (soon after another immediately), on keyboard focus and press immediately; closed
 * by Escape, by a press elsewhere, and when pointer or focus leave. The pointer may rest on the bubble.
 */
export function useTooltip() {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()

  const then = (opens: boolean, after: number) => {
    clearTimeout(timer.current)
    if (after > 0) timer.current = setTimeout(setOpen, after, opens)
    else setOpen(opens)
  }
  const enter = ({ pointerType }: PointerEvent) => {
    // Ignores a finger that passes over while scrolling.
    if (pointerType === 'touch') return
    then(true, open || performance.now() - closedAt < delay.tooltipSkip ? 0 : delay.tooltipOpen)
  }
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') then(false, CROSSING_MS)
  }

  useLayoutEffect(() => {
    if (!open || !trigger.current || !bubble.current) return
    const elements = { trigger: trigger.current, bubble: bubble.current }
    const close = () => setOpen(false)
    closeOpen?.()
    closeOpen = close
    elements.bubble.showPopover()
    const place = () => placeBubble(elements)
    place()
    const until = new AbortController()
    const heard = { capture: true, passive: true, signal: until.signal }
    addEventListener('scroll', place, heard)
    addEventListener('resize', place, heard)
    addEventListener('keydown', ({ key }) => key === 'Escape' && close(), heard)
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !elements.trigger.contains(target) && !elements.bubble.contains(target)) close()
      },
      heard,
    )
    return () => {
      until.abort()
      if (closeOpen === close) closeOpen = null
      closedAt = performance.now()
    }
  }, [open])
  // A pointer that was there before hydration triggers no enter event.
  useEffect(() => {
    if (trigger.current?.matches(':focus-visible')) setOpen(true)
    else if (trigger.current?.matches(':hover')) timer.current = setTimeout(setOpen, delay.tooltipOpen, true)
    return () => clearTimeout(timer.current)
  }, [])

  return {
    open,
    trigger: {
      ref: trigger,
      'aria-describedby': open ? id : undefined,
      onPointerEnter: enter,
      onPointerLeave: leave,
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (currentTarget.matches(':focus-visible')) then(true, 0)
      },
      onBlur: () => then(false, 0),
      onClick: () => then(true, 0),
    },
    bubble: { ref: bubble, id, onPointerEnter: enter, onPointerLeave: leave },
  }
}

/** Props of a button with a tooltip. */
export type TooltipTrigger = ReturnType<typeof useTooltip>['trigger']
