import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import { framingFault } from '@framewell/server-kit/requests/framingFault'
import { makeAreas } from './areas/makeAreas'
import { BASE_CSS_HASH } from './baseStyle'
import { clientAddress } from './clientAddress'
import type { ClientAssets } from './clientAssets'
import type { Env } from './env'
import { isForCms, makeGateway } from './gateway'
import { type AnsweredBy, makeMetrics } from './hostMetrics'
import { ImmutableFiles } from './ImmutableFiles'
import { BEFORE_PAINT_HASH, HOLD_CLICKS_HASH } from './inlineScripts'
import type { Log } from './log'
import { logRequest } from './logRequest'
import { makeApp } from './makeApp'
import { PageRenderer } from './PageRenderer'
import { answerProblem } from './problemAnswer'
import { ReleaseCopies } from './ReleaseCopies'
import { RenderBudget } from './RenderBudget'
import { ReleaseTrials } from './releaseTrials'
import { cachedKeyAt } from './resolveView'
import { SharedReads } from './SharedReads'
import { SiteContent } from './SiteContent'
import { contentSecurityPolicy, securityHeaders } from './securityHeaders'
import { makePageSender } from './sendPage'
import { makeServices } from './services/makeServices'
import { tokenInFragment } from './tokenInFragment'
import { makeRequestTracing } from './tracing'
import { assignShare } from './visitorShare'
import { makeVisitTickets } from './visitTickets'

const DAY_MS = 86_400_000
/** Paths that are never pages; a file such as /logo.svg may be in caches that visitors share. */
const NO_PAGE = /^\/(static|releases|api|cms|_|[\w-]+\.\w+(\?|$))/

interface HostOptions {
  readonly env: Env
  readonly log: Log
  readonly assets: ClientAssets
  /** Folders with the browser's code: this build's, then earlier ones'. */
  readonly staticFolders: readonly string[]
  /** The built file of the rendering threads; without it browsers render remotes. */
  readonly areaWorker?: string
  /** How long a page waits for its areas; one second by default. */
  readonly areaPatienceMs?: number | undefined
  /** The clock, in milliseconds. */
  readonly now?: () => number
  readonly budget?: RenderBudget
  /** Development only: an inline script before all others with its CSP hash, and the remotes put in front of their releases. */
  readonly development?: {
    readonly head: string
    readonly scriptHashes: readonly string[]
    readonly adjustReleases: (set: LiveSet) => Promise<LiveSet>
  }
}

/**
 * The host as one request listener. Cached pages, built files and the gateway are handled before Express; Express handles rarer requests.
 */
export async function createHost({
  env,
  log,
  assets,
  staticFolders,
  areaWorker,
  areaPatienceMs,
  now,
  budget = new RenderBudget(),
  development,
}: HostOptions) {
  const cms = { url: env.CMS_URL, internalToken: env.INTERNAL_TOKEN, internalSecret: env.INTERNAL_SECRET }
  const copies = new ReleaseCopies({ cms, store: env.RELEASES_DIR, folder: join(env.DATA_DIR, 'release-copies'), log, now })
  const content = new SiteContent({
    cms,
    log,
    copies,
    folder: join(env.DATA_DIR, 'host-pages'),
    adjustReleases: development?.adjustReleases,
    earlierUntil: env.EARLIER_LIBRARIES_UNTIL,
    now,
    onChange: (path) => {
      renderer.forget(path)
      drawing?.keep(content.releases.drawn)
      if (path === undefined) releases.hold(content.releases.shown.map(({ baseUrl }) => baseUrl.replace('/releases/', '')))
    },
  })
  const sharedReads = new SharedReads({ cms, log })
  const drawing =
    areaWorker === undefined
      ? null
      : makeAreas({
          workerFile: areaWorker,
          cms,
          copies,
          sharedReads,
          log,
          now: () => content.now(),
          patienceMs: areaPatienceMs,
        })
  const renderer = new PageRenderer(() => content, {
    assets,
    siteUrl: env.SITE_URL,
    developmentHead: development?.head ?? '',
    areas: drawing?.areas ?? null,
  })
  const headers = securityHeaders({ siteUrl: env.SITE_URL })
  const policyWith = (ownOrigin?: string) =>
    contentSecurityPolicy({
      siteUrl: env.SITE_URL,
      ownOrigin,
      releasesUrl: env.RELEASES_URL,
      baseStyleHash: BASE_CSS_HASH,
      scriptHashes: [BEFORE_PAINT_HASH, HOLD_CLICKS_HASH, ...(development?.scriptHashes ?? [])],
      development: development !== undefined,
    })
  const everyones = policyWith()
  const policy = (nonce: string, ownOrigin?: string | null) => (ownOrigin ? policyWith(ownOrigin) : everyones)(nonce)
  const ticketOf = makeVisitTickets({ internalToken: env.INTERNAL_TOKEN, now: () => content.now() })
  const ticketFor = (request: IncomingMessage, given: readonly string[]) => ticketOf(given, clientAddress(request, env.TRUSTED_PROXIES))
  const sendPage = makePageSender({ headers, policy, ticketFor })
  const gateway = makeGateway({ cms, panelUrl: env.PANEL_URL, siteUrl: env.SITE_URL, trustedProxies: env.TRUSTED_PROXIES, log })
  const services = makeServices({
    cms,
    siteUrl: env.SITE_URL,
    trustedProxies: env.TRUSTED_PROXIES,
    log,
    now: () => content.now(),
  })
  const builtFiles = new ImmutableFiles({
    prefix: '/static/',
    folders: staticFolders,
    headers: { ...headers, 'access-control-allow-origin': '*' },
  })
  const releases = new ImmutableFiles({
    prefix: '/releases/',
    folders: copies.folders,
    bring: (name, request) => copies.bringAsked(name, clientAddress(request, env.TRUSTED_PROXIES)),
    headers: { ...headers, 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
  })
  const secure = env.SITE_URL.startsWith('https:')
  const trials = new ReleaseTrials(cms, () => content.now(), secure)
  const state = { stopping: false }
  let sweeping: NodeJS.Timeout | undefined
  const traced = makeRequestTracing({ endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: env.OTEL_TRACES_SAMPLER_ARG })
  const metrics = makeMetrics({ token: env.METRICS_TOKEN, liveSet: () => content.releases.liveSet, isReady: () => content.isReady })
  const app = makeApp({
    env,
    cms,
    content,
    renderer,
    sendPage,
    headers,
    log,
    build: assets.build,
    state,
    budget,
    trials,
    keepsPages: development === undefined,
  })

  const answer = (request: IncomingMessage, response: ServerResponse, requestId: string): AnsweredBy => {
    const url = request.url ?? '/'
    logRequest(log, request, response, requestId, env.TRUSTED_PROXIES)
    // A stopping host finishes its requests and takes no new ones on open connections.
    if (state.stopping) response.shouldKeepAlive = false
    const fault = framingFault({ method: request.method ?? '', httpVersion: request.httpVersion, rawHeaders: request.rawHeaders })
    if (fault || !url.startsWith('/')) {
      answerProblem(response, fault?.problem ?? 'malformedRequest', requestId, { connection: 'close' })
      return 'refused'
    }
    if (services.takes(url)) {
      services.forward(request, response, requestId)
      return 'service'
    }
    const reads = request.method === 'GET' || request.method === 'HEAD'
    if (reads) {
      const hidden = tokenInFragment(url)
      if (hidden !== null) {
        response.writeHead(302, { ...headers, location: hidden, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end()
        return 'app'
      }
      const question = url.indexOf('?')
      const { releases: released } = content
      // Trials are only for the browser that has one, and only page requests assign a visitor number.
      const pinned = released.hasCandidates && !NO_PAGE.test(url) ? released.pinnedFor(assignShare(request, response, secure)) : undefined
      const key = question < 0 ? url : cachedKeyAt(content, url.slice(0, question), url.slice(question), pinned?.liveSet)
      const page = trials.isNamedBy(request) ? undefined : renderer.kept(key, pinned)
      if (page) {
        sendPage(request, response, page, requestId)
        return 'kept'
      }
      if (sharedReads.answer(url, request, response, requestId)) return 'read'
      const files = url.startsWith('/static/') ? builtFiles : url.startsWith('/releases/') ? releases : null
      if (files) {
        files.answer(request, response).catch((error: unknown) => {
          log.error({ err: error, requestId }, 'a file could not be served')
          response.destroy()
        })
        return 'file'
      }
      if (metrics.answer(request, response)) return 'app'
    }
    if (isForCms(url)) {
      gateway.forward(request, response, requestId)
      return 'cms'
    }
    app(request, response, requestId)
    return 'app'
  }

  /** An error while handling a request affects only that request. */
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const requestId = randomUUID()
    let by: AnsweredBy = 'app'
    metrics.measure(response, performance.now(), () => by)
    traced(
      request,
      response,
      requestId,
      () => by,
      () => {
        try {
          by = answer(request, response, requestId)
        } catch (error) {
          log.error({ err: error, requestId }, 'a request failed')
          if (response.headersSent) response.destroy()
          else answerProblem(response, 'internal', requestId)
        }
      },
    )
  }

  return {
    handle,
    upgrade: gateway.upgrade,
    start: async () => {
      await content.start()
      builtFiles
        .warm(Object.values(assets.files).flat())
        .catch((error: unknown) => log.error({ err: error }, 'files could not be read ahead'))
      const sweep = () =>
        copies
          .sweep(content.releases.liveSet)
          .catch((error: unknown) => log.warn({ err: error }, 'old copies of releases could not be removed'))
      sweeping = setInterval(sweep, DAY_MS).unref()
      void sweep()
    },
    /** Reports not ready, so that load balancers send visitors elsewhere. */
    drain: () => {
      state.stopping = true
    },
    stop: () => {
      clearInterval(sweeping)
      content.stop()
      void gateway.close()
      void services.close()
      sharedReads.close()
      drawing?.close()
    },
    content,
    renderer,
  }
}
