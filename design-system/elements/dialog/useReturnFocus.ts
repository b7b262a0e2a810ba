import { useRef } from 'react'
import { firstConnected, focusedPlace, restoreFocus } from '../../foundation/returnFocus'

/**
 * Returns focus when a dialog closes, also without a trigger: to the previously focused element, or what is left around it, or the page's
 * main part. `keepFocus` looks after it when that element goes later, because the step is done.
 */
export function useReturnFocus(hasTrigger: boolean) {
  const opened = useRef<readonly HTMLElement[]>([])
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
