/** A text stored in this browser; null when missing or when storage is blocked. */
export function readBrowserStore(storage: 'local' | 'session', key: string): string | null {
  try {
    return store(storage).getItem(key)
  } catch {
    // Storage is blocked: the screen works without it.
    return null
  }
}

/** Names of the texts stored in this browser; empty when storage is blocked. */
export function browserStoreKeys(storage: 'local' | 'session'): string[] {
  try {
    return Object.keys(store(storage))
  } catch {
    // Storage is blocked: nothing was stored.
    return []
  }
}

/** Stores a text in this browser; null removes it. False when storage is blocked or full. */
export function writeBrowserStore(storage: 'local' | 'session', key: string, value: string | null): boolean {
  try {
    if (value === null) store(storage).removeItem(key)
    else store(storage).setItem(key, value)
    return true
  } catch {
    // Storage is full or blocked: the value lasts until the page is left.
    return false
  }
}

function store(storage: 'local' | 'session'): Storage {
  return storage === 'local' ? localStorage : sessionStorage
}
