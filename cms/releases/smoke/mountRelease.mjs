// @ts-check
// Runs in its own process (see whyBrokenAtLoad): mounts a release's screens and widgets next to a shell in a minimal browser page, removes
// them, and answers what they changed outside their area: for a stranger, and for the person who was signed in while they were recorded. What a screen cannot do here is not judged: the page has no network, layout or
// painting.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import vm from 'node:vm'
import { becomePage } from './becomePage.mjs'
import { closeProcess, sayBroken, sayFine, sayHeavy, task } from './closedProcess.mjs'
import { changed, guarded } from './guarded.mjs'
import { recordedCalls, settledAnswers } from './recordedCalls.mjs'
import { requireCopies, shareScope } from './shareScope.mjs'
import { plantForeign, watchIntervals, watchListeners } from './watchPage.mjs'
import { weighScreens } from './weighScreen.mjs'

const { folder, entry, container, contract, routes, widgets, shared, exported, copies, scriptWithinMs } = task
const recorded = recordedCalls(task)
const require = createRequire(join(import.meta.dirname, '../../../host/package.json'))
/** Time for effects, and for code that loads when it is shown. */
const SETTLE_MS = 40
/** For what a screen waits for before it renders. */
const READY_WITHIN_MS = 2_000

/** Who is signed in on the page. @type {{ role: string } | null} */
let session = null
/** A screen that could not work here had no chance to clean up either: what it leaves is not judged. */
let failed = false
const fail = () => {
  failed = true
}
process.on('uncaughtException', fail)
process.on('unhandledRejection', () => undefined)
for (const name of /** @type {const} */ (['log', 'info', 'warn', 'error', 'debug'])) console[name] = () => undefined

const { window, load, scriptBytes } = becomePage({ folder, scriptWithinMs, runtime: require('@module-federation/runtime/core') })
const { createElement } = require('react')
const { flushSync } = require('react-dom')
const { createRoot } = require('react-dom/client')
const { MemoryRouter, Route, Routes } = require('react-router-dom')
const { QueryClient, QueryClientProvider } = require('@tanstack/react-query')
const library = requireCopies(require, copies)
for (const name of shared) library(name)
closeProcess()
const { document } = window
const scales = weighScreens(window, folder)
document.body.innerHTML = '<div id="shell"><button>Menu</button></div><div id="area"></div>'

/** Listeners on the window and the document, beyond those of a screen that does nothing. */
const listeners = new Map()
for (const [name, target] of /** @type {const} */ ([
  ['window', window],
  ['document', document],
]))
  watchListeners(listeners, name, target)
const intervals = watchIntervals()
await mount(() => null, '/', '/')
const foreign = plantForeign(window)
const globals = new Set(Reflect.ownKeys(globalThis))
const before = guarded((name) => Reflect.get(globalThis, name))
/** Bytes of script that every screen loads. */
let everyScreen = 0

try {
  load(entry)
  const remote = vm.runInThisContext(container)
  await remote.init(shareScope(shared, exported, library))
  const { default: app } = (await remote.get('./app'))()
  everyScreen = loadedBytes()
  for (const visitor of recorded.session ? [null, recorded.session] : [null]) {
    session = visitor
    const as = visitor ? ', signed in,' : ''
    for (const path of routes) await judge(`the route ${path}${as}`, app.routes[path], path.replace(/:[^/]+/g, '1'), path)
    for (const name of widgets) await judge(`the widget ${name}${as}`, app.widgets[name], '/', '/')
  }
} catch {
  // Other scripts judge whether it loads and renders.
}
sayFine()

/**
 * @param {string} what
 * @param {any} Part
 * @param {string} address
 * @param {string} path
 */
async function judge(what, Part, address, path) {
  const quiet = pageAround()
  const listened = new Map(listeners)
  const running = intervals.size
  const loaded = loadedBytes()
  failed = false
  let during = ''
  let weight = { pictures: 0, fonts: 0 }
  scales.begin()
  await mount(Part, address, path, () => {
    weight = scales.bytes()
    during = (pageAround() !== quiet && 'the page around its area') || foreign.taken()
  })
  const left = [...listeners].find(([name, count]) => count > (listened.get(name) ?? 0))
  const added = Reflect.ownKeys(globalThis).find((name) => !globals.has(name) && !isOwnGlobal(name))
  const touched = changed(
    before,
    guarded((name) => Reflect.get(globalThis, name)),
  )
  const leaves =
    (pageAround() !== quiet && 'leaves something on the page after it has gone: take it away with your screen') ||
    (left && `still listens for ${left[0]} after it has gone: stop with your screen`) ||
    (intervals.size > running && 'leaves a timer running after it has gone: stop it with your screen')
  const said =
    (touched && `changes ${touched}, which belongs to the page: keep to your own modules`) ||
    (added && `makes the global ${String(added)}, which could be somebody else's: keep to your own modules`) ||
    (during && `takes or changes ${during}: keep to your own area`) ||
    (!failed && leaves)
  if (said) sayBroken(`Showing ${what} ${said}.`)
  // What an earlier screen loaded too is not counted again: no screen is blamed for more than it loads.
  const { scriptKb, pictureKb, fontKb } = task.budgets[path] ?? {}
  const grants = ', unless an operator of the site grants more'
  judgeWeight(`Showing ${what} loads`, 'script, compressed', everyScreen + loadedBytes() - loaded, task.screenScriptBytes, scriptKb, grants)
  judgeWeight(`Showing ${what} loads`, 'pictures', weight.pictures, task.screenPictureBytes, pictureKb)
  judgeWeight(`Showing ${what} loads`, 'fonts', weight.fonts, task.screenFontBytes, fontKb)
}

/**
 * @param {string} showing
 * @param {string} kind
 * @param {number} bytes
 * @param {number} most what the site allows
 * @param {number | undefined} ownKb the route's own budget
 * @param {string} [grants]
 */
function judgeWeight(showing, kind, bytes, most, ownKb, grants = '') {
  const loads = `${showing} ${Math.round(bytes / 1000)} KB of ${kind};`
  if (bytes > most) sayHeavy(`${loads} a screen may load ${Math.round(most / 1000)} KB${grants}.`)
  if (ownKb !== undefined && bytes > ownKb * 1000) sayHeavy(`${loads} its budget in routes.ts is ${ownKb} KB.`)
}

function loadedBytes() {
  return [...scriptBytes.values()].reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * @param {any} Part
 * @param {string} address
 * @param {string} path
 * @param {() => void} [look] called while it is mounted
 */
async function mount(Part, address, path, look) {
  const shell = {
    contract,
    navigate: () => undefined,
    session: async () => session,
    sessionChanged: () => undefined,
    isLive: () => true,
    toast: () => undefined,
    call: recorded.call,
    track: () => undefined,
    events: { send: declared(task.sends, 'sends'), hear: (event) => declared(task.hears, 'hears')(event) ?? (() => undefined) },
  }
  const root = createRoot(document.getElementById('area'), { onUncaughtError: fail, onCaughtError: fail })
  await ready(Part)
  const screen = createElement(Routes, null, createElement(Route, { path, element: createElement(Part, { shell }) }))
  const router = createElement(MemoryRouter, { initialEntries: [address] }, screen)
  // Effects of a synchronous render have run when it returns, however busy the machine is.
  flushSync(() => root.render(createElement(QueryClientProvider, { client: new QueryClient() }, router)))
  await settled()
  if (recorded.given() > 0 || session) {
    // What is shown with data may load more, and ask again.
    await settledAnswers()
    await settled()
  }
  look?.()
  root.unmount()
  await settled()
}

/**
 * Ends the trial at an event that the release does not declare.
 * @param {readonly string[]} names
 * @param {'sends' | 'hears'} list
 */
function declared(names, list) {
  return (/** @type {{ name: string }} */ { name }) => {
    if (!names.includes(name)) sayBroken(`It ${list} the event ${name}, which events.${list} of routes.ts does not declare.`)
  }
}

/** Waits for what a screen needs, if that ever arrives. @param {any} Part */
async function ready(Part) {
  const late = new Promise((resolve) => setTimeout(resolve, READY_WITHIN_MS))
  await Promise.race([late, (async () => Part.ready?.(''))().catch(() => undefined)])
}

/** The page around the area: its elements, and how the document's own elements look. */
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

/** The container itself, its list of chunks, and names that libraries hide behind two underscores. */
function isOwnGlobal(name) {
  return typeof name === 'symbol' || name.includes(container) || name.startsWith('__')
}

function settled() {
  return new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
}
