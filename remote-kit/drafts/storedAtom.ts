import { atom } from 'jotai'
import { isDrawnElsewhere } from './isDrawnElsewhere'

/** A zod schema's parse: returns the value or throws. */
interface Schema<Value> {
  parse(stored: unknown): Value
}

/**
 * A value in localStorage, shared between tabs and validated by its schema when read. Invalid values are ignored with a console warning.
 * Writing returns false when storage is blocked; the value then lasts until the page is left.
 */
export function storedAtom<Value>(key: string, schema: Schema<Value>) {
  const read = () => readStored(key, schema)
  const held = atom<Value | null>(null)
  // A server rendered the screen without it: it appears after hydration.
  let isOwed = false
  // Read when a store first needs it, not when this module loads.
  Object.defineProperty(held, 'init', {
    get: () => {
      isOwed = isDrawnElsewhere()
      return isOwed ? null : read()
    },
  })
  held.onMount = (set) => {
    if (isOwed) set(read())
    isOwed = false
    const changedElsewhere = (event: StorageEvent) => {
      if (event.key === key || event.key === null) set(read())
    }
    addEventListener('storage', changedElsewhere)
    return () => removeEventListener('storage', changedElsewhere)
  }
  return atom(
    (get) => get(held),
    (_, set, value: Value | null): boolean => {
      set(held, value)
      return writeStored(key, value)
    },
  )
}

function readStored<Value>(key: string, schema: Schema<Value>): Value | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : schema.parse(JSON.parse(text))
  } catch (error) {
    console.warn(`Ignored what this browser had saved as ${key}: it cannot be read.`, error)
    return null
  }
}

function writeStored(key: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
    return true
  } catch {
    // Storage is full or blocked; callers report it where it matters.
    return false
  }
}
