import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROLE_LABELS } from '@framewell/domain/accounts/roles'
import type { Session } from '@framewell/domain/accounts/session'
import type { ReleaseManifest } from '@framewell/domain/releases/manifest'
import { TRIED_WITH } from '../releaseStore'
import { BrowserPage, type Look } from './BrowserPage'
import { Chromium } from './Chromium'
import { readRecordings } from './recordedAnswers'
import { startTrialSite, type TrialSite } from './startTrialSite'

/** All screens of one attempt, well below the time after which a gateway gives up. The next attempt goes on with the others. */
const WITHIN_MS = 60_000
const LOOKED_AT_EVERY_MS = 100
/** A page whose code runs this long (CPU time, so that a busy machine refuses nothing sound) without giving the browser a turn has frozen. */
const FROZEN_AFTER_SECONDS = 10
const MAX_RESIDENT_MB = 1_000
/** How long a page shows nothing new before it counts as drawn; one that always moves counts after a while. */
const STILL_MS = 300
const MOVES_FOR_MS = 4_000
/** One that grows or loads without end counts after so many looks, each of which it answered. */
const MOST_LOOKS = 100
/** A screen that does not ask for its code in this time, on a page that asks for nothing else, is not on the page that its address shows. */
const QUIET_MS = 3_000
/** For the site to say why it shows another release. */
const SAYS_WITHIN_MS = 3_000
/** A site's own limit, which a busy machine exceeds too. */
const SLOW = /^Did not arrive within/

interface Given {
  readonly manifest: ReleaseManifest
  /** Its files, and the recorded answers. */
  readonly folder: string
  readonly browser: string
  readonly siteUrl: string
  /** The file that notes in a page what the release does. */
  readonly watch: string
  /** Published pages that show its widgets. */
  readonly pages: readonly string[]
  /** Milliseconds for this attempt. */
  readonly withinMs?: number
  /** Of an earlier attempt of the same release. */
  readonly progress: TrialProgress
  /** The cookie with which the site shows these routes of a release from this address. */
  readonly cookieFor: (origin: string, routes: ReleaseManifest['routes']) => Promise<string | null>
}

export interface BrowserTrial {
  /** What the release does wrong, in a sentence; null when nothing was seen. */
  readonly finding: string | null
  /** What was tried, in a sentence. */
  readonly record: string
  /** Whether time was over before all screens were tried: the release is neither sound nor broken. */
  readonly isUnfinished?: true
}

/** What was tried of a release. */
export interface TrialProgress {
  /** Screens that need no other look, by visitor. */
  readonly done: Set<string>
  /** Those of them that showed the release. */
  readonly shown: Set<string>
  /** How many recorded answers were given. */
  replayed: number
}
export const noProgress = (): TrialProgress => ({ done: new Set(), shown: new Set(), replayed: 0 })

/** At most so many routes fit into one preview. */
const ROUTES_AT_ONCE = 12

/**
 * Opens the routes of a release, and the pages with its widgets, as the site shows them, in a browser of its own that reaches nothing but the
 * site's pages, the release's files and its recorded answers: for a stranger, and for the person who was signed in while they were recorded.
 * Ends with the first finding.
 * @throws Error when the browser does not start
 */
export async function tryInBrowser(given: Given): Promise<BrowserTrial> {
  const { manifest, folder } = given
  const file = join(/* turbopackIgnore: true */ folder, TRIED_WITH)
  const { answers, inputs, session } = readRecordings(existsSync(file) ? await readFile(file, 'utf8') : null)
  const site = await startTrialSite({
    folder,
    manifest: JSON.stringify(manifest),
    remote: manifest.remote,
    files: new Set(Object.keys(manifest.files)),
    answers,
    siteUrl: given.siteUrl,
  })
  let browser: Chromium | undefined
  try {
    browser = await Chromium.start(given.browser, site.port)
    const trial = new Trial(given, site, browser, session)
    const places = [
      ...manifest.routes.map(({ path }) => ({ what: `the route ${path}`, address: addressOf(path, inputs), path })),
      ...given.pages.map((address) => ({ what: `the page ${address}`, address, path: null })),
    ]
    return await trial.run(places)
  } finally {
    await browser?.stop()
    await site.stop()
  }
}

interface Place {
  readonly what: string
  readonly address: string
  /** Null for a page of the site. */
  readonly path: string | null
}

class Trial {
  readonly #given: Given
  readonly #site: TrialSite
  readonly #browser: Chromium
  #previewed = -1
  readonly #session: Session | null
  readonly #until: number

  constructor(given: Given, site: TrialSite, browser: Chromium, session: Session | null) {
    this.#given = given
    this.#site = site
    this.#browser = browser
    this.#session = session
    this.#until = Date.now() + (given.withinMs ?? WITHIN_MS)
  }

  async run(places: readonly Place[]): Promise<BrowserTrial> {
    const { progress } = this.#given
    const before = progress.replayed
    for (const visitor of this.#session ? [null, this.#session] : [null])
      for (const [at, place] of places.entries()) {
        const visit = `${visitor?.role ?? 'stranger'} ${place.what}`
        if (progress.done.has(visit)) continue
        this.#site.session = visitor
        if (!(await this.#preview(at))) return { finding: null, record: 'Not tried in a browser: the site showed no preview of it.' }
        const result = await this.#show(place)
        progress.replayed = before + this.#site.replayed
        if (typeof result === 'object')
          return { finding: `Showing ${place.what}${visitor ? `, ${signedIn(visitor)},` : ''} ${result.finding}.`, record: '' }
        if (result === 'late') return { finding: null, record: unfinishedRecord(progress, places, place), isUnfinished: true }
        progress.done.add(visit)
        if (result === 'shown') progress.shown.add(place.what)
      }
    return { finding: null, record: recordOf(progress, places, this.#session) }
  }

  /** Has the site show the routes of the release around a place, if it does. */
  async #preview(at: number): Promise<boolean> {
    const first = at - (at % ROUTES_AT_ONCE)
    if (this.#previewed === first) return true
    const cookie = await this.#given.cookieFor(this.#site.releaseOrigin, this.#given.manifest.routes.slice(first, first + ROUTES_AT_ONCE))
    if (cookie === null) return false
    this.#previewed = first
    this.#site.cookie = cookie
    return true
  }

  async #show({ address }: Place): Promise<'shown' | 'elsewhere' | 'late' | { readonly finding: string }> {
    const { remote } = this.#given.manifest
    const page = await BrowserPage.open(this.#browser, { origin: this.#site.releaseOrigin, remote, watch: this.#given.watch })
    try {
      const began = Date.now()
      await page.goTo(this.#site.origin + address)
      const result = await this.#untilDrawn(page, began)
      const said = this.#found(page)
      if (said) return { finding: said }
      if (result !== 'drawn') return result
      const [did] = await page.judge()
      return did === undefined ? 'shown' : { finding: did }
    } finally {
      // A frozen page is not asked: the browser is ended.
      await Promise.race([page.close().catch(() => undefined), pause(LOOKED_AT_EVERY_MS)])
    }
  }

  /** Looks at a page until it is drawn with its data, its time is over, or something is wrong with it. */
  async #untilDrawn(page: BrowserPage, began: number): Promise<'drawn' | 'elsewhere' | 'late' | { readonly finding: string }> {
    let atLook = (await page.use()).seconds
    let looks = 0
    let asked = this.#lookOnce(page)
    for (;;) {
      const look = await Promise.race([asked, pause(LOOKED_AT_EVERY_MS * 5, 'busy' as const)])
      if (this.#found(page)) return 'drawn'
      const { seconds, ids } = await page.use()
      if (await isLarge(ids)) return { finding: `takes more than ${MAX_RESIDENT_MB} MB of memory` }
      if (look === 'busy') {
        if (seconds - atLook > FROZEN_AFTER_SECONDS) return { finding: 'keeps the page busy without end, so that it no longer responds' }
        if (Date.now() > this.#until) return 'late'
        continue
      }
      atLook = seconds
      if (look && this.#isDrawn(look, began)) return 'drawn'
      if (look?.complete && look.loaded) looks += 1
      if (looks > MOST_LOOKS) return look?.rendersOn ? { finding: 'renders again and again without end' } : 'drawn'
      if (look?.complete && !look.loaded && this.#site.idleFor() > QUIET_MS) return 'elsewhere'
      if (Date.now() > this.#until) return 'late'
      await pause(LOOKED_AT_EVERY_MS)
      asked = this.#lookOnce(page)
    }
  }

  async #lookOnce(page: BrowserPage): Promise<Look | null> {
    try {
      await page.movePointer()
      const look = await page.look()
      if (look?.complete && look.below > 0) await page.scrollDown()
      return look
    } catch {
      // The page is being loaded.
      return null
    }
  }

  #isDrawn({ complete, loaded, version, stillFor, rendersOn, below }: Look, began: number): boolean {
    if (!complete || !loaded || rendersOn || below > 1 || this.#site.idleFor() < STILL_MS) return false
    const movesLong = Date.now() - began > MOVES_FOR_MS
    // Another release in its place: the site says why.
    if (version !== null && version !== 'own') return Date.now() - began > SAYS_WITHIN_MS && movesLong
    return stillFor > STILL_MS || movesLong
  }

  /** What the browser, the site or its server saw so far. */
  #found(page: BrowserPage): string | undefined {
    const [missing] = this.#site.missing
    const report = this.#site.reports.find(({ message }) => !SLOW.test(message))
    return (
      page.errors[0] ??
      (report && `fails: ${report.message.replace(/\.$/, '')}`) ??
      (missing && `asks for ${missing}, which is not among the files of the release`)
    )
  }
}

/** A route's address: its parameters as in the recorded inputs, or 1. */
function addressOf(path: string, inputs: readonly object[]): string {
  return path.replace(/:([^/]+)/g, (_, name: string) => {
    const known = inputs.map((input) => Reflect.get(input, name)).find((value) => typeof value === 'string' || typeof value === 'number')
    return encodeURIComponent(String(known ?? 1))
  })
}

function signedIn({ role }: Session): string {
  return `signed in as ${ROLE_LABELS[role].toLowerCase()}`
}

function recordOf({ shown, replayed }: TrialProgress, places: readonly Place[], session: Session | null): string {
  if (places.length === 0) return 'Not tried in a browser: it has no route, and no published page shows a widget of it.'
  const others = places.filter(({ what }) => !shown.has(what)).map(({ what }) => what)
  if (others.length === places.length) return 'Not tried in a browser: none of its screens was shown.'
  const screens =
    others.length > 0 ? `${shown.size} of ${places.length} screens` : places.length === 1 ? 'its screen' : `all ${places.length} screens`
  const visitors = session ? `, also ${signedIn(session)}` : ''
  const data = replayed === 0 ? 'without recorded answers' : `with ${replayed} recorded ${replayed === 1 ? 'answer' : 'answers'}`
  const missing =
    others.length === 0
      ? ''
      : ` The site shows something else for ${others.slice(0, 5).join(', ')}${others.length > 5 ? ' and others' : ''}.`
  return `Tried in a browser: ${screens}${visitors}, ${data}.${missing}`
}

function unfinishedRecord({ shown }: TrialProgress, places: readonly Place[], last: Place): string {
  return `${shown.size} of ${places.length} screens were tried in a browser; ${last.what} was not shown before time was over.`
}

/** Whether one of these processes uses more memory than a page may; only Linux says so. */
async function isLarge(ids: readonly number[]): Promise<boolean> {
  for (const id of ids) {
    const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
    if (Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) > MAX_RESIDENT_MB * 1024) return true
  }
  return false
}
