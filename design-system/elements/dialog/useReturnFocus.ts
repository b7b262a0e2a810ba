import { useRef } from 'react'
import { firstConnected, focusedPlace, restoreFocus } from '../../foundation/returnFocus'

/**
 * Returns focus when a dialog closes, also without a trigger: to the previously focused element, or what is left around it, or the page's
 * main part. In a text that is edited, the cursor returns to where it was. `keepFocus` looks after it when that element goes later, because the step is done.
 */
export function useReturnFocus(hasTrigger: boolean) {
  const opened = useRef<readonly HTMLElement[]>([])
  const cursor = useRef<Range>(undefined)
  return {
    onOpenAutoFocus: () => {
      opened.current = focusedPlace()
      cursor.current = cursorIn(opened.current[0])
    },
    onCloseAutoFocus: (event: Event) => {
      // The opener has already moved focus to a better place: the row shown last.
      if (document.activeElement instanceof HTMLElement && document.activeElement !== document.body) return event.preventDefault()
      // A press does not focus buttons in every browser; then the dialog knows its trigger.
      if (!firstConnected(opened.current) && hasTrigger) return
      event.preventDefault()
      restoreFocus(opened.current)
      // Browsers put it at the start of the text.
      if (cursor.current && document.activeElement === opened.current[0]) getSelection()?.setBaseAndExtent(...endsOf(cursor.current))
    },
  }
}

/** The selection in a text that is edited; it follows changes of the text. */
function cursorIn(text: HTMLElement | undefined): Range | undefined {
  const selection = getSelection()
  return text?.isContentEditable && selection?.rangeCount && text.contains(selection.anchorNode)
    ? selection.getRangeAt(0).cloneRange()
    : undefined
}

function endsOf({ startContainer, startOffset, endContainer, endOffset }: Range) {
  return [startContainer, startOffset, endContainer, endOffset] as const
}
