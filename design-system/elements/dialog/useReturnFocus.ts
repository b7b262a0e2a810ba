import { useRef } from 'react'

/**
 * Gives the focus back when a dialog closes, also one without a trigger of its own: to what had it when the dialog opened, else to
 * what still stands around that, else to the page's main part. Never to the body, from where the keyboard starts at the top again.
 */
export function useReturnFocus(hasTrigger: boolean) {
  const opened = useRef<readonly HTMLElement[]>([])
  return {
    onOpenAutoFocus: () => {
      opened.current = withAncestors(document.activeElement)
    },
    onCloseAutoFocus: (event: Event) => {
      // Who opened it has given the focus to something better meanwhile: the row of what was shown last.
      if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) return event.preventDefault()
      const place = opened.current.find((element) => element.isConnected && element.checkVisibility())
      // A press does not focus buttons in every browser: the dialog knows its trigger then.
      if (!place && hasTrigger) return
      event.preventDefault()
      const target = place ?? document.querySelector<HTMLElement>('main')
      if (!target) return
      // Around what was pressed stand elements that take the focus only when they are told so.
      if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
      target.focus({ preventScroll: place === undefined })
    },
  }
}

/** The element and what it stands in, from the inside out; the page itself is left out. */
function withAncestors(start: Element | null): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let element = start; element && element !== document.body; element = element.parentElement) {
    if (element instanceof HTMLElement) found.push(element)
  }
  return found
}
