// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import { gzipSync } from 'node:zlib'
import { Window } from 'happy-dom'
import { runScript } from './closedProcess.mjs'

const ORIGIN = 'https://release.test/'

/**
 * Turns this process into a page: a window's members become globals, unless the language provides them.
 * @param {{ folder: string, scriptWithinMs: number, runtime: unknown }} given `folder`: the release's files; `runtime`: the federation's
 */
export function becomePage({ folder, scriptWithinMs, runtime }) {
  const made = new Window({
    url: ORIGIN,
    width: 1280,
    height: 800,
    settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
  })
  const kept = new Set([
    'globalThis',
    'process',
    'console',
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'queueMicrotask',
    'setImmediate',
    'clearImmediate',
    'performance',
    'crypto',
    'fetch',
  ])
  const ways = new WeakMap()
  /** A window's functions are bound to their window; its classes stay as they are. */
  const bound = (/** @type {any} */ value) => {
    if (typeof value !== 'function' || /^[A-Z]/.test(value.name)) return value
    if (!ways.has(value)) ways.set(value, value.bind(made))
    return ways.get(value)
  }
  for (let owner = made; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (kept.has(name) || name === 'constructor' || isOfTheLanguage(name)) continue
      Object.defineProperty(globalThis, name, {
        get: () => bound(Reflect.get(made, name)),
        set: (value) => Reflect.set(made, name, value),
        configurable: true,
      })
      kept.add(name)
    }
  for (const name of ['window', 'self', 'top', 'parent']) Object.defineProperty(globalThis, name, { value: globalThis, configurable: true })
  Object.assign(globalThis, {
    fetch: () => Promise.reject(new TypeError('There is no network while a release is tried')),
    _FEDERATION_RUNTIME_CORE: runtime,
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'framewell_host', version: '2' },
  })
  const { head } = made.document
  const append = head.appendChild
  head.appendChild = (/** @type {any} */ node) => {
    if (node.tagName !== 'SCRIPT' || !node.src) return append.call(head, node)
    queueMicrotask(() => {
      load(new URL(node.src).pathname.slice(1))
      node.onload?.({ type: 'load', target: node })
    })
    return node
  }

  const { document } = made
  /** Compressed bytes of each script that was loaded. @type {Map<string, number>} */
  const scriptBytes = new Map()
  /** @param {string} file */
  function load(file) {
    const script = document.createElement('script')
    Object.defineProperty(script, 'src', { value: ORIGIN + file })
    Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
    const source = readFileSync(join(folder, file))
    scriptBytes.set(file, gzipSync(source).length)
    try {
      runScript(file, scriptWithinMs, (limits) => vm.runInThisContext(source.toString('utf8'), limits))
    } finally {
      Object.defineProperty(document, 'currentScript', { value: null, configurable: true })
    }
  }
  return { window: /** @type {any} */ (made), load, scriptBytes }
}

/** @param {string} name */
function isOfTheLanguage(name) {
  return (
    Object.hasOwn(globalThis, name) &&
    !['Event', 'EventTarget', 'navigator', 'localStorage', 'sessionStorage', 'CustomEvent', 'location'].includes(name)
  )
}
