import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiError } from '@framewell/domain/http/isApiError'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { type ReleaseTrial, readTrialText } from '@framewell/domain/releases/releaseTrial'
import { getTriedRelease } from '@framewell/domain/releases/servingCalls'
import { SHELL_CONTRACT_VERSION } from '@framewell/domain/releases/shell'
import type { Express } from 'express'
import { type CmsAddress, makeCmsClient } from './cmsClient'
import { hostCookie, readCookie } from './hostCookie'
import { sendText } from './sendText'

const COOKIE = 'framewell-trial'
const NO_LONGER = 'This preview link does not work any more. Ask the person who sent it for another.\n'
/** Only these two parts: anything after them would become an attribute of the cookie. */
const TOKEN = /^[\w-]+\.[\w-]+$/

/** Nobody knows whether a preview may still be shown: the cms did not answer. */
export class PreviewUnconfirmed extends Error {
  override readonly name = 'PreviewUnconfirmed'
}

/** What a browser with a preview gets. */
interface Trying {
  readonly trial: ReleaseTrial
  /** Null once the preview has ended early: the release was withdrawn, or its maker may not show it any more. */
  readonly release: LiveRelease | null
}

/** Shows one release in one browser: a link signed by the cms becomes a cookie that is checked on every page, here and with the cms. */
export class ReleaseTrials {
  readonly #cms: CmsAddress
  readonly #now: () => number
  readonly #secure: boolean

  /** @param secure whether the site is served over https */
  constructor(cms: CmsAddress, now: () => number, secure: boolean) {
    this.#cms = cms
    this.#now = now
    this.#secure = secure
  }

  /** Whether a request names a trial, valid or not. */
  isNamedBy(request: IncomingMessage): boolean {
    return readCookie(request, COOKIE, this.#secure) !== undefined
  }

  /**
   * The trial of a request with its release; null when there is none or its time is over.
   * @throws PreviewUnconfirmed when the cms does not answer
   */
  async of(request: IncomingMessage, liveSet: LiveSet): Promise<Trying | null> {
    const trial = this.#read(readCookie(request, COOKIE, this.#secure) ?? '')
    return trial && { trial, release: await this.#releaseOf(trial, liveSet) }
  }

  /** `/_release?trial=…` begins a trial, `/_release` ends it. */
  addRoutes(app: Express, releases: { readonly liveSet: LiveSet }): void {
    const secure = this.#secure
    const goTo = (response: ServerResponse, location: string, cookie: string) => {
      response.writeHead(302, { location, 'set-cookie': cookie, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      response.end()
    }
    app.get('/_release', async (request, response) => {
      const token = new URLSearchParams(request.url.split('?', 2)[1]).get('trial')
      if (token === null) return goTo(response, '/', hostCookie(COOKIE, '', { maxAge: 0, secure }))
      const trial = this.#read(token)
      const release = trial && (await this.#releaseOf(trial, releases.liveSet))
      if (!trial || !release) {
        response.status(410).set('x-robots-tag', 'noindex')
        return sendText(request, response, 'text/plain; charset=utf-8', NO_LONGER, 'no-store')
      }
      const maxAge = Math.floor((Date.parse(trial.until) - this.#now()) / 1000)
      goTo(response, firstPage(release, trial), hostCookie(COOKIE, token, { maxAge, secure }))
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

  /** Asked for each page: a withdrawal and the end of a membership or key count from the next page on. */
  async #releaseOf(trial: ReleaseTrial, liveSet: LiveSet): Promise<LiveRelease | null> {
    const { id, remote, by } = trial
    try {
      const { release } = await makeCmsClient(this.#cms)(getTriedRelease, { id, remote, by })
      return trial.own ? developerRelease(trial, liveSet) : release?.remote === remote ? release : null
    } catch (error) {
      if (isApiError(error) && error.status === getTriedRelease.errors?.ended.status) return null
      throw new PreviewUnconfirmed('The cms did not say whether a preview may still be shown', { cause: error })
    }
  }
}

/**
 * Where a preview begins: the first page of the release that search engines may list, which needs no sign-in or number. Developers may sign
 * in: theirs begins at the first page without a number.
 */
function firstPage({ routes }: LiveRelease, { own }: ReleaseTrial): string {
  return routes.find(({ path, indexed }) => (indexed || own) && !path.includes(':'))?.path ?? '/'
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
