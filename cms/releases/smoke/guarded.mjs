// @ts-check
// Page objects a release could change for others.

const OBJECTS = ['Object', 'Array', 'String', 'Number', 'Promise', 'Function', 'Map', 'Set', 'RegExp', 'JSON', 'Math', 'Reflect', 'Date']
const FUNCTIONS = [
  'fetch',
  'XMLHttpRequest',
  'history',
  'localStorage',
  'sessionStorage',
  'addEventListener',
  'setTimeout',
  'queueMicrotask',
]

/**
 * Every member of the objects that everybody on a page uses, by name.
 * @param {(name: string) => any} globalNamed
 * @returns {Map<string, unknown>}
 */
export function guarded(globalNamed) {
  const seen = new Map()
  for (const name of OBJECTS) {
    const found = globalNamed(name)
    for (const [owner, object] of [
      [name, found],
      [`${name}.prototype`, found.prototype],
    ]) {
      if (!object) continue
      for (const key of Reflect.ownKeys(object)) {
        const { value, get, set } = Object.getOwnPropertyDescriptor(object, key) ?? {}
        seen.set(`${owner}.${String(key)}`, value ?? get ?? set)
      }
    }
  }
  for (const name of FUNCTIONS) seen.set(name, globalNamed(name))
  return seen
}

/**
 * The first member that has changed.
 * @param {Map<string, unknown>} before
 * @param {Map<string, unknown>} after
 * @returns {string | undefined}
 */
export function changed(before, after) {
  const other = [...after].find(([name, value]) => !Object.is(before.get(name), value)) ?? [...before].find(([name]) => !after.has(name))
  return other?.[0]
}
