import { useLayoutEffect, useRef } from 'react'
import { firstConnected, focusedPlace, restoreFocus } from './returnFocus'

/**
 * Returns focus when a dialog closes, also without a trigger: to the previously focused element, or what is left around it, or the page's
 * main part. When that element goes with the dialog's owner later, because the step is done, focus moves to what is left around it.
 */
export function useReturnFocus(hasTrigger: boolean) {
  const opened = useRef<readonly HTMLElement[]>([])
  useLayoutEffect(
    () => () => {
      const place = focusedPlace()
      const [returnedTo] = opened.current
      if (returnedTo === undefined || place[0] !== returnedTo) return
      queueMicrotask(() => {
        if (document.activeElement === document.body) restoreFocus(place)
      })
    },
    [],
  )
  return {
    onOpenAutoFocus: () => {
      opened.current = focusedPlace()
    },
    onCloseAutoFocus: (event: Event) => {
      // The opener has already moved focus to a better place: the row shown last.
      if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) return event.preventDefault()
      // A press does not focus buttons in every browser; then the dialog knows its trigger.
      if (!firstConnected(opened.current) && hasTrigger) return
      event.preventDefault()
      restoreFocus(opened.current)
    },
  }
}
