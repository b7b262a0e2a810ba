/**
 * Something that a process has once. The panel's screens are bundled apart from the server and have each module a second time: what one of them
 * notes of a connection or a transaction the other one has to find.
 * @param name of ours alone
 */
export function onceAProcess<Thing extends object>(name: string, make: () => Thing): Thing {
  const key = Symbol.for(`framewell.${name}`)
  const known: Thing | undefined = Reflect.get(globalThis, key)
  if (known) return known
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
