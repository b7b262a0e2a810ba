import { dismissToast, shownToast } from '@framewell/design-system/foundation/toast'

/** Before each story: clears browser storage and toasts. */
export function freshBrowser(): void {
  localStorage.clear()
  sessionStorage.clear()
  const left = shownToast()
  if (left) dismissToast(left.id)
}

/** An answer that never arrives. */
export const never = () => new Promise<never>(() => undefined)

/** An answer lost with the connection. */
export const disconnected = () => Promise.reject(new TypeError('Failed to fetch'))

/** Renders a story as the host hydrates a server-rendered area: stored data is read afterwards. Returns the cleanup. */
export function markHydrating(): () => void {
  document.documentElement.setAttribute('data-taking-over', '')
  return () => document.documentElement.removeAttribute('data-taking-over')
}
