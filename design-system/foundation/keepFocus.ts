import { firstConnected, focusedPlace, restoreFocus } from './returnFocus'

/**
 * Keeps the keyboard's place on the page: when the focused element is removed, for example a form by its result, focus moves to what is left
 * around it. Browsers move it to the body, where Tab starts at the top of the page and screen readers start over. Dialogs, menus and whatever
 * chooses a better place itself come first. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  let place = focusedPlace()
  let frame = 0
  const entered = () => {
    place = focusedPlace()
  }
  // Leaving an element is a choice; its removal is not. The microtask runs once the removal is complete.
  const left = () =>
    queueMicrotask(() => {
      if (place[0]?.isConnected && document.activeElement === document.body) place = []
    })
  const restore = () => {
    if (document.activeElement === document.body && firstConnected(place)) restoreFocus(place)
  }
  const removed = () => {
    if (place[0] === undefined || place[0].isConnected || document.activeElement !== document.body) return
    cancelAnimationFrame(frame)
    // After the effects of the new content and the timers of closing dialogs.
    frame = requestAnimationFrame(() => setTimeout(restore))
  }
  const removals = new MutationObserver(removed)
  document.addEventListener('focusin', entered)
  document.addEventListener('focusout', left)
  removals.observe(document.body, { childList: true, subtree: true })
  return () => {
    cancelAnimationFrame(frame)
    removals.disconnect()
    document.removeEventListener('focusin', entered)
    document.removeEventListener('focusout', left)
  }
}
