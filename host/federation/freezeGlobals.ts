/** Built-ins that all code on the page shares. A prototype also covers its constructor. */
const SHARED =
  'Array Boolean Date EventTarget FormData Headers History JSON Map Math Number Promise Reflect RegExp Request Response Set Storage String URL URLSearchParams WeakMap XMLHttpRequest addEventListener clearTimeout dispatchEvent fetch queueMicrotask removeEventListener requestAnimationFrame setInterval setTimeout'
/**
 * Freezes the shared built-ins before the first remote loads. From then on, replacing, adding or removing one throws in the code that
 * tries, so the error is recorded against that release. This is not a security boundary: remotes still share the document, its events and
 * storage.
 */
export function freezeGlobals(): void {
  // Each key belongs to the code that wrote it, so clearing a whole storage is disabled.
  Storage.prototype.clear = () => {
    throw new TypeError('Remove your own keys')
  }
  for (const name of SHARED.split(' ')) {
    lock(globalThis, [name])
    const shared: { readonly prototype?: object } = Reflect.get(globalThis, name)
    for (const owner of [shared, shared.prototype]) if (owner) Object.preventExtensions(lock(owner, Reflect.ownKeys(owner)))
  }
  // Nothing can be added to these objects. Other objects may still shadow their methods; guardGlobals checks for that.
  Object.preventExtensions(Object.prototype)
  Object.preventExtensions(Function.prototype)
}

function lock<Owner extends object>(owner: Owner, keys: readonly PropertyKey[]): Owner {
  for (const key of keys) {
    // Engines read `constructor` each time they create a derived object.
    if (key === 'constructor') continue
    const { get, set, ...found } = Object.getOwnPropertyDescriptor(owner, key) ?? { value: Reflect.get(owner, key) }
    // A non-writable method would also block assigning an own method on a derived object, as libraries do with caches. Engines optimize
    // globals and symbol-named members only when they are plain values.
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
