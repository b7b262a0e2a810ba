// @ts-check
// Runs in its own process (see whyBrokenAtLoad): loads a release's entry and app with this installation's shared libraries and a minimal
// page, and answers whether it has what its manifest promises. It renders nothing.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'
import { sayBroken as broken, closeProcess, runScript, sayFine, task } from './closedProcess.mjs'
import { changed, guarded } from './guarded.mjs'
import { requireCopies, shareScope } from './shareScope.mjs'

const ORIGIN = 'https://release.test/'
const { folder, entry, container, contract, routes, widgets, shared, exported, copies, scriptWithinMs } = task
const require = createRequire(join(import.meta.dirname, '../../../host/package.json'))
/** What a release writes to storage while it loads. */
const kept = /** @type {string[]} */ ([])

process.on('uncaughtException', (error) => broken(`It throws while it loads: ${described(error)}`))
process.on('unhandledRejection', (error) => broken(`It throws while it loads: ${described(error)}`))

const context = page()
const library = requireCopies(require, copies)
for (const name of shared) library(name)
closeProcess()
const globalNamed = (/** @type {string} */ name) => vm.runInContext(`typeof ${name} === 'undefined' ? undefined : ${name}`, context)
const globals = new Set(Reflect.ownKeys(context))
const before = guarded(globalNamed)
load(entry)
const remote = vm.runInContext(`typeof ${container} === 'undefined' ? undefined : ${container}`, context)
if (!remote?.get || !remote.init) broken(`${entry} makes no container named ${container}: build it with the remotes' configuration.`)
await remote.init(shareScope(shared, exported, library))
const module = (await remote.get('./app'))()
const app = module?.default
if (!app) broken('It exposes no ./app with a default export.')
if (app.contract !== contract) broken(`Its app speaks shell contract ${app.contract}; the host speaks ${contract}.`)
const lacking = [
  ...routes
    .filter((/** @type {string} */ path) => typeof app.routes?.[path] !== 'function')
    .map((/** @type {string} */ path) => `the route ${path}`),
  ...widgets
    .filter((/** @type {string} */ name) => typeof app.widgets?.[name] !== 'function')
    .map((/** @type {string} */ name) => `the widget ${name}`),
]
if (lacking.length > 0) broken(`Its app lacks ${lacking.slice(0, 5).join(', ')}, which its manifest promises.`)
const touched = changed(before, guarded(globalNamed))
if (touched) broken(`It changes ${touched}, which belongs to the page: keep to your own modules.`)
const added = Reflect.ownKeys(context).find((name) => !globals.has(name) && !isOwnGlobal(name))
if (added) broken(`It makes the global ${String(added)}, which could be somebody else's: keep to your own modules.`)
if (kept[0] !== undefined)
  broken(`It writes ${kept[0]} to the browser's storage while it loads: write what somebody has typed or chosen, when they do.`)
sayFine()

/** @param {unknown} error */
function described(error) {
  // An error of the page's own realm is no instance of this realm's Error.
  const { name, message } = Object(error)
  return typeof message === 'string' ? `${name}: ${message}` : String(error)
}

/** @param {string} file */
function load(file) {
  const script = { src: ORIGIN + file, getAttribute: () => null, tagName: 'SCRIPT' }
  Object.setPrototypeOf(script, context.HTMLScriptElement.prototype)
  context.document.currentScript = script
  try {
    const source = readFileSync(join(folder, file), 'utf8')
    runScript(file, scriptWithinMs, (limits) => vm.runInContext(source, context, limits))
  } catch (error) {
    broken(`${file} throws while it loads: ${described(error)}`)
  } finally {
    context.document.currentScript = null
  }
}

/**
 * The container itself, its list of chunks, and names that libraries hide behind two underscores (zod, the federation runtime).
 * @param {string | symbol} name
 */
function isOwnGlobal(name) {
  return typeof name === 'symbol' || name.includes(container) || name.startsWith('__')
}

/** The parts of a browser's page that modules use while they load. */
function page() {
  const nothing = () => undefined
  const element = () => ({
    style: {},
    dataset: {},
    classList: { add: nothing, remove: nothing, contains: () => false },
    attributes: new Map(),
    setAttribute: nothing,
    getAttribute: () => null,
    appendChild: nothing,
    append: nothing,
    remove: nothing,
    addEventListener: nothing,
    removeEventListener: nothing,
    getContext: () => null,
    querySelector: () => null,
    querySelectorAll: () => [],
  })
  const keep = (/** @type {string} */ key) => {
    kept.push(String(key))
  }
  const store = () => ({ getItem: () => null, setItem: keep, removeItem: nothing, clear: nothing, length: 0, key: () => null })
  const head = {
    ...element(),
    /** @param {{ src?: string, onload?: (event: object) => void, onerror?: (event: object) => void }} script */
    appendChild(script) {
      if (typeof script.src !== 'string' || !script.src) return script
      const file = new URL(script.src).pathname.slice(1)
      queueMicrotask(() => {
        load(file)
        script.onload?.({ type: 'load', target: script })
      })
      return script
    },
  }
  const document = {
    ...element(),
    head,
    body: element(),
    documentElement: element(),
    currentScript: null,
    baseURI: ORIGIN,
    cookie: '',
    readyState: 'complete',
    visibilityState: 'visible',
    createElement: element,
    createElementNS: element,
    createTextNode: element,
    getElementById: () => null,
    getElementsByTagName: () => [],
  }
  class Nothing {
    observe() {}
    disconnect() {}
    unobserve() {}
  }
  const {
    URL: Address,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    AbortSignal,
    Event,
    EventTarget,
    Blob,
    Headers,
    performance,
    crypto,
    structuredClone,
  } = globalThis
  const globals = vm.createContext({
    document,
    location: new Address(ORIGIN),
    navigator: { userAgent: 'release smoke load', language: 'en-US', languages: ['en-US'], onLine: true, sendBeacon: () => false },
    history: { pushState: nothing, replaceState: nothing, state: null, length: 1 },
    localStorage: store(),
    sessionStorage: store(),
    matchMedia: () => ({
      matches: false,
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
    }),
    addEventListener: nothing,
    removeEventListener: nothing,
    dispatchEvent: () => true,
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    requestAnimationFrame: () => 0,
    cancelAnimationFrame: nothing,
    requestIdleCallback: () => 0,
    fetch: () => Promise.reject(new TypeError('There is no network while a release is tried')),
    console: {
      log: nothing,
      info: nothing,
      warn: nothing,
      error: nothing,
      debug: nothing,
      trace: nothing,
      group: nothing,
      groupEnd: nothing,
    },
    setTimeout: () => 0,
    clearTimeout: nothing,
    setInterval: () => 0,
    clearInterval: nothing,
    queueMicrotask,
    IntersectionObserver: Nothing,
    ResizeObserver: Nothing,
    MutationObserver: Nothing,
    Element: class {},
    HTMLElement: class {},
    HTMLScriptElement: class {},
    Node: class {},
    XMLHttpRequest: class {},
    URL: Address,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    AbortSignal,
    Event,
    EventTarget,
    CustomEvent: Event,
    Blob,
    Headers,
    performance,
    crypto,
    structuredClone,
    _FEDERATION_RUNTIME_CORE: require('@module-federation/runtime/core'),
    _FEDERATION_RUNTIME_CORE_FROM: { name: 'framewell_host', version: '2' },
    innerWidth: 1280,
    innerHeight: 800,
    devicePixelRatio: 1,
    process: undefined,
  })
  for (const name of ['window', 'self', 'globalThis', 'top', 'parent']) if (name !== 'globalThis') globals[name] = globals
  return globals
}
