import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { releaseName } from '@framewell/domain/releases/visitTicket'
import { pageTicket } from './pageTicket'
import { RemoteFailure } from './RemoteFailure'

const FROZEN_AFTER_SECONDS = 10
/** A page that ran this recently has not frozen: it is being left, or open in another tab. */
const RECENT_MS = 5_000
/** A page that ran this long ago may have slept with its computer, or ended with it. */
const FORGOTTEN_MS = 600_000
/** Stored in this browser, for all of its tabs: when each page that is seen last ran, with its releases. */
const BEGUN = 'framewell-begun.'
/** Stored in this browser: the last releases whose page never ended. */
const FROZEN = 'framewell-frozen'
const FROZEN_KEPT = 20

/** Runs on, and reports, when the page does not respond. */
const WORKER = `let reports = [], left
onmessage = ({ data }) => { reports = data; left = ${FROZEN_AFTER_SECONDS} }
setInterval(() => {
  if (--left === 0) for (const body of reports)
    fetch(origin + '/api/releases/failures', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}, 1000)
postMessage(0)`
/** A page does not wait longer for the worker. */
const STARTS_WITHIN_MS = 1_000

const begun: string[] = []
const reports: string[] = []
let worker: Worker | undefined
let started: Promise<void> | undefined
let frozen = read(FROZEN)
/** Under which this page says that it runs. */
const own = `${BEGUN}${Math.random().toString(36).slice(2)}`

/**
 * Watches this page from before a candidate's code runs: it reports a page that stops responding, and a page that never ended keeps the next
 * pages of its browser from that candidate. Resolves when the candidate's code may run: a worker starts only while its page responds.
 * @throws RemoteFailure if an earlier page of this browser froze with the release
 */
export function watchFreeze(release: LiveRelease): Promise<void> | undefined {
  const { remote, version } = release
  const name = releaseName(release)
  if (begun.length === 0) takeOver()
  if (frozen.includes(name)) throw new RemoteFailure('freeze', 'A page with this release never ended')
  if (begun.includes(name)) return started
  begun.push(name)
  const message = `The page did not respond for ${FROZEN_AFTER_SECONDS} s`
  reports.push(JSON.stringify({ ...pageTicket(), remote, version, path: location.pathname.slice(0, 300), stage: 'freeze', message }))
  if (!worker) {
    const starting = new Worker(URL.createObjectURL(new Blob([WORKER])))
    worker = starting
    started = new Promise((resolve) => {
      starting.onmessage = () => resolve()
      setTimeout(resolve, STARTS_WITHIN_MS)
    })
    setInterval(watch, 1000)
    // An open dialog of the browser, and a page that nobody sees, may stop scripts.
    for (const opens of ['beforeprint', 'beforeunload']) addEventListener(opens, pause)
    addEventListener('pagehide', pause)
    document.addEventListener('visibilitychange', watch)
  }
  watch()
  return started
}

function watch(): void {
  if (document.visibilityState === 'visible') {
    write(own, [String(Date.now()), ...begun])
    worker?.postMessage(reports)
  } else pause()
}

/** Until the next second in which the page runs. */
function pause(): void {
  write(own, [])
  worker?.postMessage([])
}

function takeOver(): void {
  for (const key of keysOfPages()) {
    const [at, ...left] = read(key)
    const ago = Date.now() - Number(at)
    if (ago < RECENT_MS) continue
    if (ago < FORGOTTEN_MS) {
      frozen = [...new Set([...frozen, ...left])].slice(-FROZEN_KEPT)
      write(FROZEN, frozen)
    }
    write(key, [])
  }
}

function keysOfPages(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(BEGUN))
  } catch {
    // Storage is off: only the worker notices.
    return []
  }
}

function read(key: string): string[] {
  try {
    return localStorage.getItem(key)?.split(' ') ?? []
  } catch {
    return []
  }
}

function write(key: string, names: readonly string[]): void {
  try {
    if (names.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, names.join(' '))
  } catch {
    // The same.
  }
}
