/** What has the focus and what it stands in, from the inside out; the page itself is left out. */
export function focusedPlace(): readonly HTMLElement[] {
  const found: HTMLElement[] = []
  for (let element = document.activeElement; element && element !== document.body; element = element.parentElement) {
    if (element instanceof HTMLElement) found.push(element)
  }
  return found
}

/** The innermost of a place that still stands and is seen. */
export function firstConnected(place: readonly HTMLElement[]): HTMLElement | undefined {
  return place.find((element) => element.isConnected && element.checkVisibility())
}

/** Focuses what is left of a place, else the page's main part. Never the body, from where the keyboard starts at the top again. */
export function restoreFocus(place: readonly HTMLElement[]): void {
  const left = firstConnected(place)
  const target = left ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  // Around what was pressed stand elements that take the focus only when they are told so.
  if (target.tabIndex < 0 && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: left === undefined })
}
