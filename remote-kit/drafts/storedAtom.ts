import { atom } from 'jotai'
import { isDrawnElsewhere } from './isDrawnElsewhere'

/** What a zod schema offers here: the value, or a throw. */
interface Schema<Value> {
  parse(stored: unknown): Value
}

/**
 * A value kept in localStorage and shared with other tabs, checked by its schema whenever it is read.
 * What does not fit is ignored with a console warning. Writing answers false when the browser keeps nothing; the value then lives until the page is left.
 */
export function storedAtom<Value>(key: string, schema: Schema<Value>) {
  const read = () => readStored(key, schema)
  const held = atom<Value | null>(null)
  // A server drew the screen without it: it appears once the browser has taken that over.
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
    // Storage is full or switched off; the caller says so where it matters.
    return false
  }
}
