// @ts-check
// What a screen could leave behind on a page, or take from others.

const FOREIGN = 'somebody-elses'

/**
 * Adds other people's things to the page: keys in the storages, and listeners that must keep working.
 * @param {any} window
 */
export function plantForeign({ localStorage, sessionStorage, document, Event }) {
  const heard = new Set()
  const events = ['click', 'keydown', 'submit', 'popstate']
  for (const store of [localStorage, sessionStorage]) store.setItem(FOREIGN, 'kept')
  for (const name of events) document.addEventListener(name, (event) => heard.add(event.defaultPrevented ? '' : name))
  return {
    /** The ones that were removed; empty if none was. */
    taken() {
      heard.clear()
      const target = document.querySelector('#shell button')
      for (const name of events) target?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
      const unheard = events.find((name) => !heard.has(name))
      if (unheard) return `the ${unheard} events of others`
      const gone = [localStorage, sessionStorage].some((store) => store.getItem(FOREIGN) !== 'kept')
      return gone ? 'what others keep in the browser’s storage' : ''
    },
  }
}

/**
 * Counts listeners per event in `listeners`.
 * @param {Map<string, number>} listeners
 * @param {string} name
 * @param {any} target
 */
export function watchListeners(listeners, name, target) {
  const { addEventListener, removeEventListener } = target
  const known = new Map()
  const count = (/** @type {string} */ type, /** @type {number} */ by) =>
    listeners.set(`${type} on the ${name}`, (listeners.get(`${type} on the ${name}`) ?? 0) + by)
  target.addEventListener = (/** @type {string} */ type, /** @type {any} */ listener, /** @type {any} */ options) => {
    const key = `${type} ${Boolean(options?.capture ?? options === true)}`
    const set = known.get(listener) ?? new Set()
    if (!set.has(key) && !options?.once) count(type, 1)
    known.set(listener, set.add(key))
    options?.signal?.addEventListener('abort', () => set.delete(key) && count(type, -1))
    return addEventListener.call(target, type, listener, options)
  }
  target.removeEventListener = (/** @type {string} */ type, /** @type {any} */ listener, /** @type {any} */ options) => {
    if (known.get(listener)?.delete(`${type} ${Boolean(options?.capture ?? options === true)}`)) count(type, -1)
    return removeEventListener.call(target, type, listener, options)
  }
}

/** The running intervals. */
export function watchIntervals() {
  const running = new Set()
  const { setInterval, clearInterval } = globalThis
  Object.assign(globalThis, {
    setInterval: (/** @type {any[]} */ ...given) => {
      const timer = Reflect.apply(setInterval, globalThis, given)
      running.add(timer)
      return timer
    },
    clearInterval: (/** @type {any} */ timer) => {
      running.delete(timer)
      clearInterval(timer)
    },
  })
  return running
}
