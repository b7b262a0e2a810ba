/** A text kept in this browser, or null when there is none or the browser forbids storage. */
export function readBrowserStore(storage: 'local' | 'session', key: string): string | null {
  try {
    return store(storage).getItem(key)
  } catch {
    // Storage is switched off: the screen works without what it would have remembered.
    return null
  }
}

/** The names of the texts kept in this browser; none when it forbids storage. */
export function browserStoreKeys(storage: 'local' | 'session'): string[] {
  try {
    return Object.keys(store(storage))
  } catch {
    // Storage is switched off: nothing was kept.
    return []
  }
}

/** Keeps a text in this browser where it may; null removes it. False when it may not, or there is no room. */
export function writeBrowserStore(storage: 'local' | 'session', key: string, value: string | null): boolean {
  try {
    if (value === null) store(storage).removeItem(key)
    else store(storage).setItem(key, value)
    return true
  } catch {
    // Storage is full or switched off: the choice holds until the page is left.
    return false
  }
}

function store(storage: 'local' | 'session'): Storage {
  return storage === 'local' ? localStorage : sessionStorage
}
