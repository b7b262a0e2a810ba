export interface ToastMessage {
  readonly title: string
  readonly description?: string
  readonly tone?: 'default' | 'success' | 'destructive'
  /** One thing to do about it. It must be reachable elsewhere too: a toast goes by. */
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

/** Shows a toast in the page's ToastRegion. One is visible at a time: a newer one takes the place of the older. Returns its id. */
export const toast = (message: ToastMessage): number => {
  count += 1
  show({ ...message, id: count })
  return count
}

/** Takes the toast away if it is still the one shown. */
export const dismissToast = (id: number): void => {
  if (shown?.id === id) show(null)
}

/** For useSyncExternalStore: the one toast shown, or null. */
export const shownToast = (): ShownToast | null => shown

export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
