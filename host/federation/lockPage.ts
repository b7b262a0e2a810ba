/** What everybody on a page works with; a prototype stands for its constructor too. */
const SHARED =
  'Array Boolean Date EventTarget FormData Headers History JSON Map Math Number Promise Reflect RegExp Request Response Set Storage String URL URLSearchParams WeakMap XMLHttpRequest'
const FUNCTIONS =
  'addEventListener clearTimeout dispatchEvent fetch queueMicrotask removeEventListener requestAnimationFrame setInterval setTimeout'
/**
 * Any object may be given its own of these by assignment, which a locked one above it would refuse; a bundler's list of chunks gets its own
 * `push`.
 */
const OWN: readonly PropertyKey[] = ['constructor', 'push', 'toString', 'toLocaleString', 'valueOf']

/**
 * Locks what everybody on a page works with, before the first remote loads: from then on replacing, adding or removing any of it throws in
 * whoever tries, and so is recorded with that release. What is as it was is no wall: a remote still shares the document, its events and storage.
 */
export function lockPage(): void {
  // Keys belong to whoever wrote them: nobody empties a storage.
  Storage.prototype.clear = () => {
    throw new TypeError('A storage holds what others keep too: remove your own keys')
  }
  lock(globalThis, FUNCTIONS.split(' '))
  for (const name of SHARED.split(' ')) {
    lock(globalThis, [name])
    const shared: { readonly prototype?: object } = Reflect.get(globalThis, name)
    Object.preventExtensions(lock(shared, Reflect.ownKeys(shared)))
    if (shared.prototype) Object.preventExtensions(lock(shared.prototype, Reflect.ownKeys(shared.prototype), ownBeside))
  }
  // Nobody adds to these; what they have, every object may have as its own: guardPage watches it.
  Object.preventExtensions(Object.prototype)
  Object.preventExtensions(Function.prototype)
}

type Locking = (found: PropertyDescriptor, key: PropertyKey, owner: object) => PropertyDescriptor

function lock<Owner extends object>(owner: Owner, keys: readonly PropertyKey[], asLocked: Locking = unwritable): Owner {
  for (const key of keys) {
    if (OWN.includes(key)) continue
    const { get, set, ...found } = Object.getOwnPropertyDescriptor(owner, key) ?? { value: Reflect.get(owner, key) }
    Reflect.defineProperty(owner, key, { ...(get || set ? {} : asLocked(found, key, owner)), configurable: false })
  }
  return owner
}

function unwritable(found: PropertyDescriptor): PropertyDescriptor {
  return { ...found, writable: false }
}

/** An unwritable method of a prototype would refuse that an object gets one of its own by assignment, as libraries give it to a cache. */
function ownBeside(found: PropertyDescriptor, key: PropertyKey, owner: object): PropertyDescriptor {
  const { value, enumerable } = found
  // Engines take short cuts as long as what symbols name is a plain value.
  if (typeof key === 'symbol' || typeof value !== 'function') return unwritable(found)
  return {
    enumerable,
    get: () => value,
    set(own: unknown) {
      if (this === owner) throw new TypeError(`${String(key)} is everybody's`)
      Object.defineProperty(this, key, { value: own, writable: true, enumerable: true, configurable: true })
    },
  }
}
