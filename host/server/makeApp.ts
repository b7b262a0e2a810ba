import type { IncomingMessage, ServerResponse } from 'node:http'
import { canonicalPath } from '@framewell/domain/content/canonicalPath'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express'
import type { View } from '../shell/view'
import { addDrawingFiles } from './addDrawingFiles'
import { answerNavigation } from './answerNavigation'
import { clientAddress } from './clientAddress'
import type { CmsAddress } from './cmsClient'
import { makeVisitorClient } from './cmsClient'
import { addContactPages } from './contactPages'
import { refuseCrossSiteForms } from './crossSiteForms'
import type { Env } from './env'
import { addFeeds } from './feeds'
import { isDiskFull } from './isDiskFull'
import type { Log } from './log'
import { makePreviews } from './makePreviews'
import { addNewsletterPages } from './newsletterPages'
import type { PageRenderer } from './PageRenderer'
import { addPlainForms } from './plainForms'
import { addPreviewPages } from './previewPages'
import { answerProblem } from './problemAnswer'
import type { RenderBudget } from './RenderBudget'
import { readSearch } from './readSearch'
import { PreviewUnconfirmed, type ReleaseTrials } from './releaseTrials'
import { requestIdOf } from './requestId'
import { isOwnKey, keyAt, resolveView } from './resolveView'
import { readRouteKey } from './routeKey'
import type { SiteContent } from './SiteContent'
import { makeSendForm } from './sendForm'
import type { makePageSender } from './sendPage'
import { sendText } from './sendText'
import { shopWorker } from './shopWorker'
import { logoSvg, webManifest } from './siteIdentity'
import { robots, sitemap } from './sitemap'
import { addUnsubscribeLink } from './stopNotifications'
import { assignedShare, shareOf } from './visitorShare'

interface AppOptions {
  readonly env: Env
  readonly cms: CmsAddress
  readonly content: SiteContent
  readonly renderer: PageRenderer
  readonly sendPage: ReturnType<typeof makePageSender>
  readonly headers: Readonly<Record<string, string>>
  readonly log: Log
  readonly build: string
  readonly state: { readonly stopping: boolean }
  readonly budget: RenderBudget
  readonly trials: ReleaseTrials
  /** Whether browsers may cache the shop's page for offline use. */
  readonly keepsPages: boolean
}

/** Everything the host answers besides cached pages, files and the gateway. */
export function makeApp(options: AppOptions) {
  const { env, cms, content, renderer, sendPage, headers, log, build, state, budget, trials, keepsPages } = options
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('case sensitive routing', true)
  app.set('strict routing', true)
  app.use((_, response, next) => {
    response.set(headers)
    next()
  })

  app.get('/healthz', (_, response) => {
    response.type('text').send('ok\n')
  })
  app.get('/readyz', async (_, response) => {
    const missing = await content.releases.missingFiles()
    if (missing.length > 0)
      log.error({ missing, folder: env.RELEASES_DIR }, 'files of live releases are not there, and the cms does not hand them out')
    const { unrunnable } = content.releases
    if (unrunnable.length > 0)
      log.error(
        { unrunnable: unrunnable.map(({ live, why }) => `${live.remote} ${live.version}: ${why}`) },
        'live releases cannot run here',
      )
    const full = await isDiskFull(env.DATA_DIR)
    const ready = (await content.becomeReady()) && !state.stopping && !full && missing.length === 0 && unrunnable.length === 0
    response
      .status(ready ? 200 : 503)
      .set('cache-control', 'no-store')
      .type('text')
      .send(ready ? 'ready\n' : full ? 'no space left\n' : 'not ready\n')
  })
  app.get('/robots.txt', (request, response) => sendText(request, response, 'text/plain; charset=utf-8', robots(env.SITE_URL)))
  app.get('/sitemap.xml', (request, response) =>
    sendText(
      request,
      response,
      'application/xml; charset=utf-8',
      sitemap({
        origin: env.SITE_URL,
        paths: content.paths.value?.paths ?? [],
        liveSet: content.releases.liveSet,
        pageAt: (path) => {
          const resolution = content.pages.peek(path)
          return resolution?.kind === 'page' ? resolution.page : null
        },
      }),
    ),
  )
  app.get('/favicon.ico', (_, response) => response.redirect(301, '/logo.svg'))
  app.get('/logo.svg', (request, response) => sendText(request, response, 'image/svg+xml', logoSvg, 'public, max-age=86400'))
  // In development, file names do not change with their content, so nothing is cached.
  if (keepsPages)
    app.get('/shop-worker.js', (request, response) => sendText(request, response, 'text/javascript; charset=utf-8', shopWorker(build)))
  app.get('/site.webmanifest', async (request, response) => {
    const chrome = await content.needChrome()
    await sendText(
      request,
      response,
      'application/manifest+json',
      webManifest(chrome?.siteName ?? 'Framewell', chrome?.description ?? ''),
      'public, max-age=3600',
    )
  })

  /** Refuses to render for an address that has used up its budget. Cached pages are answered before this. */
  const withinBudget: RequestHandler = (request, response, next) => {
    if (budget.take(clientAddress(request, env.TRUSTED_PROXIES))) next()
    else answerProblem(response, 'tooManyRequests', requestIdOf(response), { 'retry-after': '10' })
  }

  trials.addRoutes(app, content.releases)
  addFeeds(app, content, env.SITE_URL)
  /** As a visitor without cookies: a mail's link works for anybody who has it. */
  const callAs = (request: Request) =>
    makeVisitorClient(cms, { cookie: undefined, address: clientAddress(request, env.TRUSTED_PROXIES), siteUrl: env.SITE_URL })
  addUnsubscribeLink(app, callAs)

  addDrawingFiles(app, content)

  // Everything from here on may render a page, including one that refuses a form.
  app.use(withinBudget)
  const previewOf = makePreviews(trials, content.releases)
  app.use(previewOf.check)

  /** A page that is rendered for one request. In a preview it says so and leads on to the preview's release. */
  const sendView = async (request: Request, response: Response, view: View, status: number, search: string | null = null) => {
    const { pinned, trial, origin } = previewOf.request(request) ?? {}
    const page = await renderer.renderView(view, status, request.path, trial ? { trial } : {}, pinned, search)
    if (trial) response.set('x-robots-tag', 'noindex')
    // A preview's ticket names no releases: what happens in it is not counted as visitors' pages.
    sendPage(request, response, trial ? { ...page, given: [] } : page, requestIdOf(response), 'no-store', origin)
  }
  app.get('/search', async (request, response) => {
    const visitor = { cookie: undefined, address: clientAddress(request, env.TRUSTED_PROXIES), siteUrl: env.SITE_URL }
    const { view, status } = await readSearch(cms, visitor, new URLSearchParams(request.url.split('?', 2)[1]).get('q') ?? '')
    await sendView(request, response, view, status)
  })
  refuseCrossSiteForms(app, new URL(env.SITE_URL).origin)
  addNewsletterPages(app, { callAs, send: sendView })
  const sendForm = makeSendForm(cms.internalToken)
  addContactPages(app, { callAs, sendForm, send: sendView })
  addPlainForms(app, { callAs, sendForm, send: sendView })

  /** The set a page was rendered with; a preview's only while this browser has the preview. Null when it is unknown here. */
  const setOf = (request: Request, id: string): LiveSet | 'ended' | null => {
    if (!content.releases.isTried(id)) return content.releases.find(id)
    const pinned = previewOf.request(request)?.pinned
    return pinned?.id === id ? pinned.liveSet : 'ended'
  }
  app.get('/_page', async (request, response) => {
    const query = new URLSearchParams(request.url.split('?', 2)[1])
    response.set('x-robots-tag', 'noindex')
    const set = setOf(request, query.get('set') ?? '')
    const answer = set === 'ended' ? { kind: 'reload' } : await answerNavigation(content, build, query, set)
    await sendText(request, response, 'application/json; charset=utf-8', JSON.stringify(answer), 'no-store')
  })

  addPreviewPages(app, { env, cms, content, renderer, sendPage })

  app.use(async (request, response) => {
    const requestId = requestIdOf(response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return answerProblem(response, 'methodNotAllowed', requestId, { allow: 'GET, HEAD' })
    }
    // Not parsed as a URL, which would read '//about' as a host.
    const question = request.url.indexOf('?')
    const pathname = question < 0 ? request.url : request.url.slice(0, question)
    const search = question < 0 ? '' : request.url.slice(question)
    const path = canonicalPath(pathname)
    if (path === null) return sendPage(request, response, await renderer.missing(), requestId)
    if (path !== pathname) return response.set('cache-control', 'no-cache').redirect(308, path + search)
    const preview = previewOf.request(request)
    if (preview) {
      const named = readRouteKey(await keyAt(content, path, search, preview.pinned.liveSet))
      const view = await resolveView(content, named.path, preview.pinned.liveSet)
      if (view.kind === 'view') return sendView(request, response, view.view, view.status, named.search)
    }
    const share = shareOf(request, env.SITE_URL.startsWith('https:')) ?? assignedShare(response)
    const pinned = share === undefined ? undefined : content.releases.pinnedFor(share)
    const key = await keyAt(content, path, search, pinned?.liveSet)
    const before = renderer.last(key, pinned)
    const answer = await renderer.render(key, pinned)
    // The site's own pages are rendered once for everybody, and while the cms is down each is requested again: no visitor pays for that.
    const isCached = renderer.last(key, pinned) === answer && isOwnKey(content, key, pinned?.liveSet)
    if (answer === before || isCached) budget.giveBack(clientAddress(request, env.TRUSTED_PROXIES))
    if ('redirect' in answer) {
      // An editor may revert it, so browsers never cache it for good, permanent or not.
      response.set('cache-control', `${content.releases.hasCandidates ? 'private' : 'public'}, max-age=60`)
      return response.redirect(answer.permanent ? 301 : 302, withQuery(answer.redirect, search))
    }
    sendPage(request, response, answer, requestId)
  })

  app.use((error: unknown, request: Request, response: Response, next: NextFunction) => {
    const requestId = requestIdOf(response)
    log.error({ err: error, requestId, path: request.path }, 'a request failed')
    if (response.headersSent) return next(error)
    const isAway = content.chrome.value === null || error instanceof PreviewUnconfirmed
    answerProblem(response, isAway ? 'unavailable' : 'internal', requestId, { 'retry-after': '5' })
  })

  return (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    response.setHeader('x-request-id', requestId)
    app(request, response)
  }
}

/** A redirect keeps the visitor's query unless it has its own. */
function withQuery(to: string, search: string): string {
  if (!search || to.includes('?')) return to
  const [address, hash] = to.split('#', 2)
  return address + search + (hash === undefined ? '' : `#${hash}`)
}
