// @ts-check
// Runs in a process of its own (see whyBrokenAtLoad): mounts what visitors see of a release beside a shell, in a page that is just enough of a
// browser, takes it away again, and says what it changed of the page outside of its area. What a screen cannot do here is not judged: the page
// has no network, no layout and no drawing.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'
import { Window } from 'happy-dom'
import { changed, guarded } from './guarded.mjs'
import { shareScope } from './shareScope.mjs'

const { folder, entry, container, contract, routes, widgets, sharedNames, scriptWithinMs } = JSON.parse(process.argv[2] ?? '{}')
const require = createRequire(join(import.meta.dirname, '../../../host/package.json'))
const ORIGIN = 'https://release.test/'
/** Time for effects, and for code that comes when it is shown. */
const SETTLE_MS = 40
const FOREIGN = 'somebody-elses'

// What a release throws or rejects here may well work in a browser.
process.on('uncaughtException', () => undefined)
process.on('unhandledRejection', () => undefined)
for (const name of /** @type {const} */ (['log', 'info', 'warn', 'error', 'debug'])) console[name] = () => undefined

const window = becomePage()
const { createElement } = require('react')
const { createRoot } = require('react-dom/client')
const { MemoryRouter, Route, Routes } = require('react-router-dom')
const { QueryClient, QueryClientProvider } = require('@tanstack/react-query')
const { document, localStorage, sessionStorage } = window
document.body.innerHTML = '<div id="shell"><button>Menu</button></div><div id="area"></div>'

/** Who listens for what on the window and the document, beyond a screen that does nothing. */
const listeners = new Map()
for (const [name, target] of /** @type {const} */ ([
  ['window', window],
  ['document', document],
]))
  watchListeners(name, target)
const intervals = watchIntervals()
await mount(() => null, '/', '/')
const foreign = plantForeign()
const globals = new Set(Reflect.ownKeys(globalThis))
const before = guarded((name) => Reflect.get(globalThis, name))
const quiet = pageAround()

try {
  load(entry)
  const remote = vm.runInThisContext(container)
  await remote.init(shareScope(sharedNames, require))
  const { default: app } = (await remote.get('./app'))()
  for (const path of routes) await judge(`the route ${path}`, app.routes[path], path.replace(/:[^/]+/g, '1'), path)
  for (const name of widgets) await judge(`the widget ${name}`, app.widgets[name], '/', '/')
} catch {
  // Whether it loads and draws, others say.
}
say('ok')

/**
 * @param {string} what
 * @param {any} Part
 * @param {string} address
 * @param {string} path
 */
async function judge(what, Part, address, path) {
  const listened = new Map(listeners)
  const running = intervals.size
  let during = ''
  await mount(Part, address, path, () => {
    during = (pageAround() !== quiet && 'the page around its area') || foreign.taken()
  })
  const left = [...listeners].find(([name, count]) => count > (listened.get(name) ?? 0))
  const added = Reflect.ownKeys(globalThis).find((name) => !globals.has(name) && !isOwnGlobal(name))
  const touched = changed(
    before,
    guarded((name) => Reflect.get(globalThis, name)),
  )
  const said =
    (touched && `changes ${touched}, which belongs to the page: keep to your own modules`) ||
    (added && `makes the global ${String(added)}, which could be somebody else's: keep to your own modules`) ||
    (during && `takes or changes ${during}: keep to your own area`) ||
    (pageAround() !== quiet && 'leaves something on the page after it has gone: take it away with your screen') ||
    (left && `still listens for ${left[0]} after it has gone: stop with your screen`) ||
    (intervals.size > running && 'leaves a timer running after it has gone: stop it with your screen')
  if (said) say(`broken: Showing ${what} ${said}.`)
}

/**
 * @param {any} Part
 * @param {string} address
 * @param {string} path
 * @param {() => void} [look] while it stands
 */
async function mount(Part, address, path, look) {
  const never = new Promise(() => undefined)
  const shell = {
    contract,
    navigate: () => undefined,
    session: async () => null,
    sessionChanged: () => undefined,
    isLive: () => true,
    toast: () => undefined,
    call: () => never,
    track: () => undefined,
  }
  const root = createRoot(document.getElementById('area'))
  await Promise.resolve(Part.ready?.('')).catch(() => undefined)
  const screen = createElement(Routes, null, createElement(Route, { path, element: createElement(Part, { shell }) }))
  const router = createElement(MemoryRouter, { initialEntries: [address] }, screen)
  root.render(createElement(QueryClientProvider, { client: new QueryClient() }, router))
  await settled()
  look?.()
  root.unmount()
  await settled()
}

/** The page around the area, as it is: who is in it, and how the document's own elements look. */
function pageAround() {
  const { documentElement, body, head } = document
  const attributes = [documentElement, body].flatMap((element) => [...element.attributes].map(({ name, value }) => `${name}=${value}`))
  const sheets = document.adoptedStyleSheets?.length ?? 0
  const inHead = [...head.children].filter((element) => !isOwnStyle(element)).map(({ outerHTML }) => outerHTML)
  return JSON.stringify([
    attributes,
    sheets,
    inHead,
    document.getElementById('shell')?.outerHTML,
    body.querySelectorAll('style,link').length,
  ])
}

/** @param {import('happy-dom').Element} element */
function isOwnStyle(element) {
  return element.hasAttribute('data-styled') || /^(link|script)$/i.test(element.tagName)
}

/** What belongs to somebody else on the page: keys in the storages, and listeners that must go on hearing. */
function plantForeign() {
  const heard = new Set()
  const events = ['click', 'keydown', 'submit', 'popstate']
  for (const store of [localStorage, sessionStorage]) store.setItem(FOREIGN, 'kept')
  for (const name of events) document.addEventListener(name, (event) => heard.add(event.defaultPrevented ? '' : name))
  return {
    /** What was taken of it; empty when nothing was. */
    taken() {
      heard.clear()
      const target = document.querySelector('#shell button')
      for (const name of events) target?.dispatchEvent(new window.Event(name, { bubbles: true, cancelable: true }))
      const unheard = events.find((name) => !heard.has(name))
      if (unheard) return `the ${unheard} events of others`
      const gone = [localStorage, sessionStorage].some((store) => store.getItem(FOREIGN) !== 'kept')
      return gone ? 'what others keep in the browser’s storage' : ''
    },
  }
}

/**
 * @param {string} name
 * @param {any} target
 */
function watchListeners(name, target) {
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

function watchIntervals() {
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

/** Makes this process a page: what a window has stands as globals, unless the language brings it. */
function becomePage() {
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
  /** A window's functions work on their window; its classes are what they are. */
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
    _FEDERATION_RUNTIME_CORE: require('@module-federation/runtime/core'),
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
  return /** @type {any} */ (made)
}

/** @param {string} name */
function isOfTheLanguage(name) {
  return (
    Object.hasOwn(globalThis, name) &&
    !['Event', 'EventTarget', 'navigator', 'localStorage', 'sessionStorage', 'CustomEvent', 'location'].includes(name)
  )
}

/** @param {string} file */
function load(file) {
  const script = document.createElement('script')
  Object.defineProperty(script, 'src', { value: ORIGIN + file })
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true })
  try {
    vm.runInThisContext(readFileSync(join(folder, file), 'utf8'), { filename: file, timeout: scriptWithinMs })
  } finally {
    Object.defineProperty(document, 'currentScript', { value: null, configurable: true })
  }
}

/**
 * The container itself, the list its chunks come by, and what libraries hide behind two underscores.
 * @param {string | symbol} name
 */
function isOwnGlobal(name) {
  return typeof name === 'symbol' || name.includes(container) || name.startsWith('__')
}

function settled() {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function say(sentence) {
  process.stdout.write(`${sentence.replace(/\s+/g, ' ')}\n`, () => process.exit(0))
  return /** @type {never} */ (undefined)
}
