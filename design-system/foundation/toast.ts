export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly tone?: 'default' | 'success' | 'destructive'
  /** An action for the toast. Must be reachable elsewhere too: a toast disappears. */
  readonly action?: { readonly label: string; readonly onSelect: () => void }
}

export interface ShownToast extends ToastMessage {
  readonly id: number
}

let shown: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

const show = (next: ShownToast | null) => {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast in the page's ToastRegion. One is visible at a time: a newer one replaces it. Returns its id. */
export const toast = (message: ToastMessage): number => {
  count += 1
  show({ ...message, id: count })
  return count
}

/** Removes the toast if it is still shown. */
export const dismissToast = (id: number): void => {
  if (shown?.id === id) show(null)
}

/** For useSyncExternalStore: the toast shown, or null. */
export const shownToast = (): ShownToast | null => shown

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
