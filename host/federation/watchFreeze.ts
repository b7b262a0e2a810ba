import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { releaseName } from '@framewell/domain/releases/visitTicket'
import { pageTicket } from './pageTicket'
import { RemoteFailure } from './RemoteFailure'

const FROZEN_AFTER_SECONDS = 10
/** A page that ran this recently has not frozen: it is being left, or open in another tab that was copied from this one. */
const RECENT_MS = 5_000
/** Stored in this tab: when its page last ran, with that page's releases; and the releases whose page never ended. */
const BEGUN = 'framewell-begun'
const FROZEN = 'framewell-frozen'

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

/**
 * Watches this page from before a candidate's code runs: it reports a page that stops responding, and a page that never ended keeps the next
 * pages of its tab from that candidate. Resolves when the candidate's code may run: a worker starts only while its page responds.
 * @throws RemoteFailure if an earlier page of this tab froze with the release
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
    for (const opens of ['beforeprint', 'beforeunload']) addEventListener(opens, () => worker?.postMessage([]))
    addEventListener('pagehide', () => write(BEGUN, []))
    document.addEventListener('visibilitychange', watch)
  }
  watch()
  return started
}

function watch(): void {
  const isSeen = document.visibilityState === 'visible'
  write(BEGUN, isSeen ? [String(Date.now()), ...begun] : [])
  worker?.postMessage(isSeen ? reports : [])
}

function takeOver(): void {
  const [at, ...left] = read(BEGUN)
  if (at === undefined || Date.now() - Number(at) < RECENT_MS) return
  frozen = [...frozen, ...left]
  write(FROZEN, frozen)
  write(BEGUN, [])
}

function read(key: string): string[] {
  try {
    return sessionStorage.getItem(key)?.split(' ') ?? []
  } catch {
    // Storage is off: only the worker notices.
    return []
  }
}

function write(key: string, names: readonly string[]): void {
  try {
    if (names.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, names.join(' '))
  } catch {
    // The same.
  }
}
