/** The focused element and its ancestors, inside out, without the page itself. */
export function focusedPlace(): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) {
    if (element instanceof HTMLElement) found.push(element)
  }
  return found
}

/** The innermost element of a place that is still connected and visible. */
export function firstConnected(place: readonly HTMLElement[]): HTMLElement | undefined {
  return place.find((element) => element.isConnected && element.checkVisibility())
}

/** Focuses what is left of a place, or the page's main part. Never the body, where keyboard navigation starts at the top again. */
export function restoreFocus(place: readonly HTMLElement[]): void {
  const target = firstConnected(place) ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  // Ancestors of the pressed element are focusable only by script.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: target !== place[0] })
}
