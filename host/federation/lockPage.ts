/** What everybody on a page works with; a prototype stands for its constructor too. */
const SHARED =
  'Array Boolean Date EventTarget FormData Headers History JSON Map Math Number Promise Reflect RegExp Request Response Set Storage String URL URLSearchParams WeakMap XMLHttpRequest addEventListener clearTimeout dispatchEvent fetch queueMicrotask removeEventListener requestAnimationFrame setInterval setTimeout'
/**
 * Locks what everybody on a page works with, before the first remote loads: from then on replacing, adding or removing any of it throws in
 * whoever tries, and so is recorded with that release. What is as it was is no wall: a remote still shares the document, its events and storage.
 */
export function lockPage(): void {
  // Keys belong to whoever wrote them: nobody empties a storage.
  Storage.prototype.clear = () => {
    throw new TypeError('Remove your own keys')
  }
  for (const name of SHARED.split(' ')) {
    lock(globalThis, [name])
    const shared: { readonly prototype?: object } = Reflect.get(globalThis, name)
    for (const owner of [shared, shared.prototype]) if (owner) Object.preventExtensions(lock(owner, Reflect.ownKeys(owner)))
  }
  // Nobody adds to these; what they have, every object may have as its own: guardPage watches it.
  Object.preventExtensions(Object.prototype)
  Object.preventExtensions(Function.prototype)
}

function lock<Owner extends object>(owner: Owner, keys: readonly PropertyKey[]): Owner {
  for (const key of keys) {
    // Engines look at it whenever they make another of the same kind.
    if (key === 'constructor') continue
    const { get, set, ...found } = Object.getOwnPropertyDescriptor(owner, key) ?? { value: Reflect.get(owner, key) }
    // An unwritable method would refuse that an object gets one of its own by assignment, as libraries give it to a cache. Engines take short
    // cuts as long as globals and what symbols name are plain values.
    const assignable = owner !== globalThis && typeof key === 'string' && typeof found.value === 'function'
    const locked = {
      get: () => found.value,
      set(own: unknown) {
        if (this === owner) throw new TypeError(key.toString())
        Object.defineProperty(this, key, { ...found, value: own, enumerable: true })
      },
    }
    Reflect.defineProperty(owner, key, { ...(get || set ? {} : assignable ? locked : { ...found, writable: false }), configurable: false })
  }
  return owner
}
