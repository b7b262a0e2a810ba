import { dismissToast, shownToast } from '@framewell/design-system/foundation/toast'

/** Before each story: nothing kept in the browser, no toast of the story before. */
export function freshBrowser(): void {
  localStorage.clear()
  sessionStorage.clear()
  const left = shownToast()
  if (left) dismissToast(left.id)
}

/** An answer that never comes. */
export const never = () => new Promise<never>(() => undefined)

/** An answer that a lost connection swallows. */
export const disconnected = () => Promise.reject(new TypeError('Failed to fetch'))
