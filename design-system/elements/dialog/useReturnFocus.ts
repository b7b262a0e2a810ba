import { useRef } from 'react'
import { firstConnected, focusedPlace, restoreFocus } from './returnFocus'

/**
 * Gives the focus back when a dialog closes, also one without a trigger of its own: to what had it when the dialog opened, else to
 * what still stands around that, else to the page's main part.
 */
export function useReturnFocus(hasTrigger: boolean) {
  const opened = useRef<readonly HTMLElement[]>([])
  return {
    onOpenAutoFocus: () => {
      opened.current = focusedPlace()
    },
    onCloseAutoFocus: (event: Event) => {
      // Who opened it has given the focus to something better meanwhile: the row of what was shown last.
      if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) return event.preventDefault()
      // A press does not focus buttons in every browser: the dialog knows its trigger then.
      if (!firstConnected(opened.current) && hasTrigger) return
      event.preventDefault()
      restoreFocus(opened.current)
    },
  }
}
