import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { type ReleaseTrial, readTrialText } from '@framewell/domain/releases/releaseTrial'
import { getRelease } from '@framewell/domain/releases/servingCalls'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { Express } from 'express'
import { type CmsAddress, makeCmsClient } from './cmsClient'
import { hostCookie, readCookie } from './hostCookie'
import { sendText } from './sendText'

const COOKIE = 'framewell-trial'
const MAX_KNOWN = 50
/** Only these two parts: anything after them would become an attribute of the cookie. */
const TOKEN = /^[\w-]+\.[\w-]+$/

/** Whether a request names a trial, valid or not. */
export function namesTrial(request: IncomingMessage): boolean {
  return readCookie(request, COOKIE) !== undefined
}

/** Shows one release in one browser: a link signed by the cms becomes a cookie that is checked on every page. */
export class ReleaseTrials {
  readonly #cms: CmsAddress
  readonly #now: () => number
  readonly #known = new Map<string, Promise<LiveRelease>>()

  constructor(cms: CmsAddress, now: () => number) {
    this.#cms = cms
    this.#now = now
  }

  /** The trial of a request with its release; null when there is none or it has ended. */
  async of(request: IncomingMessage, liveSet: LiveSet): Promise<{ trial: ReleaseTrial; release: LiveRelease } | null> {
    const trial = this.#read(readCookie(request, COOKIE) ?? '')
    if (!trial) return null
    const release = trial.own ? developerRelease(trial, liveSet) : trial.id ? await this.#release(trial.id).catch(() => null) : null
    return release && { trial, release }
  }

  /** `/_release?trial=…` begins a trial, `/_release` ends it. */
  addRoutes(app: Express, secure: boolean): void {
    const goHome = (response: ServerResponse, cookie: string) => {
      response.writeHead(302, { location: '/', 'set-cookie': cookie, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      response.end()
    }
    app.get('/_release', (request, response) => {
      const token = new URLSearchParams(request.url.split('?', 2)[1]).get('trial')
      if (token === null) return goHome(response, hostCookie(COOKIE, '', { maxAge: 0, secure }))
      const trial = this.#read(token)
      if (!trial) {
        response.status(410)
        return sendText(request, response, 'text/plain; charset=utf-8', 'This link has ended. Ask for another in the panel.\n', 'no-store')
      }
      const maxAge = Math.floor((Date.parse(trial.until) - this.#now()) / 1000)
      goHome(response, hostCookie(COOKIE, token, { maxAge, secure }))
    })
  }

  /** A trial signed by the cms that has not ended; null for anything else. */
  #read(token: string): ReleaseTrial | null {
    if (!TOKEN.test(token)) return null
    const [body = '', signature = ''] = token.split('.')
    const text = Buffer.from(body, 'base64url').toString()
    const expected = createHmac('sha256', this.#cms.internalToken).update(text).digest()
    const given = Buffer.from(signature, 'base64url')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
    const trial = readTrialText(text)
    return trial && Date.parse(trial.until) > this.#now() ? trial : null
  }

  #release(id: string): Promise<LiveRelease> {
    const known = this.#known.get(id)
    if (known) return known
    const asked = makeCmsClient(this.#cms)(getRelease, { id }).then(({ release }) => release)
    this.#known.set(id, asked)
    // A failure is not cached: the next page asks again.
    asked.catch(() => this.#known.delete(id))
    const oldest = this.#known.keys().next().value
    if (this.#known.size > MAX_KNOWN && oldest !== undefined) this.#known.delete(oldest)
    return asked
  }
}

/** A release on a developer's machine, as far as a page needs it: its URLs, and where the browser gets the rest. */
function developerRelease({ remote, version, own }: ReleaseTrial, { remotes }: LiveSet): LiveRelease | null {
  if (!own) return null
  const live = remotes.find((pair) => pair.live.remote === remote)?.live
  const known = live?.routes ?? []
  return {
    id: 'own',
    remote,
    version,
    contract: SHELL_CONTRACT_VERSION,
    entry: 'release.json',
    preload: [],
    files: {},
    shared: {},
    routes: own.routes.map(
      (route) => known.find(({ path }) => path === route.path) ?? { ...route, title: remote, description: '', indexed: false },
    ),
    widgets: live?.widgets ?? [],
    builtAt: new Date(0).toISOString(),
    baseUrl: `${own.origin}/`,
    own: true,
  }
}
