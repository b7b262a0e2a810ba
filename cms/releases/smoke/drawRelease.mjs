// @ts-check
// Runs in its own process (see whyBrokenAtLoad): renders everything in a release's file for servers without a browser, with this
// installation's shared libraries, first without data and then with what its team recorded, and answers what it throws.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { ruleOutside } from '../../../domain/releases/ruleOutside.mjs'
import { sayBroken as broken, closeProcess, sayFine, task } from './closedProcess.mjs'
import { changed, guarded } from './guarded.mjs'
import { recordedCalls, settledAnswers } from './recordedCalls.mjs'
import { offeredModule, requireCopies } from './shareScope.mjs'

const { folder, file, files, contract, routes, widgets, shared, exported, copies } = task
/** The folder of the release on the site, during the trial. */
const BASE_URL = '/releases/tried/'
const recorded = recordedCalls(task)
/** Screens ask, get answers and may ask more, as on hosts. */
const MAX_PASSES = 4
/** For what a screen waits for before it can render. */
const READY_WITHIN_MS = 5_000
const host = createRequire(join(import.meta.dirname, '../../../host/package.json'))
process.on('uncaughtException', (error) => broken(`${file} throws while it loads: ${described(error)}`))
process.on('unhandledRejection', (error) => broken(`${file} throws while it loads: ${described(error)}`))

const library = requireCopies(host, copies)
const offered = new Map(shared.map((/** @type {string} */ name) => [name, offeredModule(name, exported, library)]))
const { createElement } = host('react')
const { MemoryRouter, Route, Routes } = host('react-router-dom')
const { QueryClient, QueryClientProvider } = host('@tanstack/react-query')
const { ServerStyleSheet } = host('styled-components')
const { renderToString } = host('react-dom/server')
const never = new Promise(() => undefined)
const shell = {
  contract,
  navigate: () => undefined,
  session: () => never,
  sessionChanged: () => undefined,
  isLive: () => true,
  toast: () => undefined,
  call: recorded.call,
  track: () => undefined,
}

closeProcess()
const globalNamed = (/** @type {string} */ name) => Reflect.get(globalThis, name)
const before = guarded(globalNamed)
const app = load()
if (!app?.routes || !app.widgets || app.contract !== contract) broken(`${file} exports no app for shell contract ${contract}.`)
for (const path of routes) await draw(`the route ${path}`, app.routes[path], path.replace(/:[^/]+/g, '1'), path)
for (const name of widgets) await draw(`the widget ${name}`, app.widgets[name], '/', '/')
const touched = changed(before, guarded(globalNamed))
if (touched) broken(`It changes ${touched}, which belongs to everybody: keep to your own modules.`)
sayFine()

function load() {
  const module = { exports: /** @type {{ default?: any }} */ ({}) }
  try {
    const source = readFileSync(join(folder, file), 'utf8')
    const require = (/** @type {string} */ name) => {
      if (!offered.has(name)) throw new Error(`${name} is not there on servers: open it in the browser only`)
      return offered.get(name)
    }
    const run = compileFunction(source, ['module', 'exports', 'require', 'RELEASE_BASE_URL'], { filename: file })
    run(module, module.exports, require, BASE_URL)
  } catch (error) {
    broken(`${file} throws while it loads: ${described(error)}`)
  }
  return module.exports.default
}

/**
 * @param {string} what
 * @param {any} Part
 * @param {string} address
 * @param {string} path
 */
async function draw(what, Part, address, path) {
  if (typeof Part !== 'function') broken(`${file} lacks ${what}, which its manifest promises.`)
  const sheet = new ServerStyleSheet()
  /** @type {string | undefined} */
  let outside
  const { instance } = sheet
  const insert = instance.insertRules
  instance.insertRules = (/** @type {string} */ component, /** @type {string} */ name, /** @type {string[]} */ rules) => {
    outside ??= ruleOutside(rules, new Set([component, name]))
    insert.call(instance, component, name, rules)
  }
  const client = new QueryClient()
  let data = ''
  let html = ''
  try {
    await ready(Part, what)
    const screen = createElement(Routes, null, createElement(Route, { path, element: createElement(Part, { shell }) }))
    const router = createElement(MemoryRouter, { initialEntries: [address] }, screen)
    for (let pass = 1; pass <= MAX_PASSES; pass += 1) {
      html = renderToString(sheet.collectStyles(createElement(QueryClientProvider, { client }, router)))
      if (!recorded.has || !(await answered(client))) break
      data = ' with its recorded answers'
    }
  } catch (error) {
    broken(`Drawing ${what}${data} throws: ${described(error)}`)
  }
  const missing = missingPicture(html)
  if (missing !== undefined)
    broken(`Drawing ${what}${data} shows the picture ${missing.slice(0, 80)}, which is not among the files of the release: import it.`)
  if (outside !== undefined)
    broken(
      `Drawing ${what} styles ${outside.slice(0, 80)}, which is not its own: style elements by styled components, none for the whole page.`,
    )
}

/**
 * A picture that no page gets: it is named as a file of the release that does not exist, or by an address that depends on the page.
 * @param {string} html
 */
function missingPicture(html) {
  for (const [, address = ''] of html.matchAll(/<(?:img|source)\b[^>]*?\ssrc="([^"]*)"/g)) {
    if (address.startsWith(BASE_URL) ? !files.includes(address.slice(BASE_URL.length)) : !/^(\/|#|$|[a-z][a-z\d+.-]*:)/i.test(address))
      return address
  }
  return undefined
}

/**
 * Answers the queries that a drawn screen waits for. Resolves with whether any got an answer.
 * @param {any} client
 */
async function answered(client) {
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter((/** @type {any} */ { state, options }) => state.status === 'pending' && options.queryFn && options.enabled !== false)
  for (const { options, queryKey } of waiting) client.fetchQuery({ ...options, queryKey, retry: false }).catch(() => undefined)
  await settledAnswers()
  return waiting.some((/** @type {any} */ { state }) => state.status !== 'pending')
}

/**
 * @param {any} Part
 * @param {string} what
 */
async function ready(Part, what) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} waits for something that never comes without data (ready)`)), READY_WITHIN_MS)
  })
  await Promise.race([late, Part.ready?.('')])
  clearTimeout(timer)
}

/** @param {unknown} error */
function described(error) {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
