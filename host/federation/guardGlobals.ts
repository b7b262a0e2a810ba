/** Objects that freezeGlobals cannot freeze. */
const owners = (): readonly (readonly [string, object])[] => [
  ['Object', Object],
  ['Object.prototype', Object.prototype],
  ['Function.prototype', Function.prototype],
  ['Array.prototype', Array.prototype],
]
const GLOBALS = ['Object', 'Function', 'Error', 'framewellHeld', 'companyTimeZone'] as const

type Members = Map<PropertyKey, PropertyDescriptor>

/**
 * Snapshots the page's own functions. The returned function restores those that were replaced, added or removed since, and returns their
 * names, so one remote's code cannot affect another remote or the shell.
 */
export function guardGlobals(): () => readonly string[] {
  const before = [...owners().map(([name, owner]) => ({ name, owner, members: membersOf(owner) })), globals()]
  return () => before.flatMap(({ name, owner, members }) => putBack(owner, members).map((key) => (name ? `${name}.${key}` : key)))
}

function globals() {
  const members: Members = new Map()
  for (const key of GLOBALS) {
    const found = Object.getOwnPropertyDescriptor(globalThis, key)
    if (found) members.set(key, found)
  }
  return { name: '', owner: globalThis, members }
}

function membersOf(owner: object): Members {
  return new Map(Reflect.ownKeys(owner).map((key) => [key, Object.getOwnPropertyDescriptor(owner, key) ?? {}]))
}

function putBack(owner: object, members: Members): string[] {
  const touched: string[] = []
  const now = owner === globalThis ? members.keys() : new Set([...members.keys(), ...Reflect.ownKeys(owner)])
  for (const key of now) {
    const [was, is] = [members.get(key), Object.getOwnPropertyDescriptor(owner, key)]
    if (was?.value === is?.value && was?.get === is?.get && was?.set === is?.set && Boolean(was) === Boolean(is)) continue
    touched.push(String(key))
    if (was) Reflect.defineProperty(owner, key, was)
    else Reflect.deleteProperty(owner, key)
  }
  return touched
}
