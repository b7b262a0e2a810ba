/**
 * Something a process has once. The panel's screens are bundled apart from the server and load each module a second time; what one copy
 * stores about a connection or a transaction, the other one must find.
 * @param name unique among our own
 */
export function onceAProcess<Thing extends object>(name: string, make: () => Thing): Thing {
  const key = Symbol.for(`framewell.${name}`)
  const known: Thing | undefined = Reflect.get(globalThis, key)
  if (known) return known
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
