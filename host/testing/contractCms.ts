import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { currentSession, type Session } from '@framewell/domain/accounts/session'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import { listPosts, listRelatedPosts, type PostSummary } from '@framewell/domain/content/blogCalls'
import type { Page } from '@framewell/domain/content/page'
import {
  getDraftPage,
  getSiteChrome,
  getSitePage,
  listSitePaths,
  type SiteChrome,
  type SiteEvent,
  watchSite,
} from '@framewell/domain/content/site'
import { getSiteStatus, type SiteStatus } from '@framewell/domain/content/siteStatus'
import type { LiveSet } from '@framewell/domain/releases/liveSet'
import type { LiveRelease } from '@framewell/domain/releases/manifest'
import { type ForwardedService, getForwardedServices } from '@framewell/domain/releases/ownService'
import { reportDrawFailure } from '@framewell/domain/releases/reports'
import { getLiveReleases, getReleaseFile, getTriedRelease, RELEASE_INTEGRITY_HEADER } from '@framewell/domain/releases/servingCalls'
import type { z } from 'zod'
import { ContractForms, type Reply } from './ContractForms'
import { testPlans } from './testPlans'
import { testListing, testPosts } from './testPosts'

type PageAnswer = z.input<typeof getSitePage.output>

/** A request as it arrived. */
export interface SeenRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface CmsContent {
  chrome: SiteChrome
  pages: Record<string, Page>
  redirects: Record<string, { to: string; permanent: boolean }>
  liveSet: LiveSet
  /** Undefined answers 404. */
  status?: SiteStatus
  /** Articles of the blog, newest first; testPosts by default. */
  posts?: readonly PostSummary[]
}

/**
 * A small server that implements the cms's contract, so that the host can be tested alone. Every answer is validated by the contract's
 * schema.
 */
export class ContractCms {
  readonly content: CmsContent
  readonly token: string
  readonly seen: SeenRequest[] = []
  /** Replaces the content's releases: an answer of a cms of another version. */
  rawLiveSet: unknown
  /** The one release that can be previewed; undefined once it was withdrawn. */
  tried: LiveRelease | undefined
  /** Micro-frontends' own services. */
  services: readonly ForwardedService[] = []
  /** The session of a request with a session cookie. */
  session: Session | null = null
  /** Paths whose pages, and calls whose addresses, it fails to answer. */
  readonly failing = new Set<string>()
  readonly forms = new ContractForms()
  /** The content of every release file, which need not match its hash; undefined answers 404. */
  releaseFile: string | undefined = ''
  releaseFileIsAltered = false
  /** Answers about a page or the panel wait for this. */
  holdsPages: Promise<void> | undefined
  readonly #streams = new Set<ServerResponse>()
  #server: ReturnType<typeof createServer> | null = null
  #port = 0

  constructor(content: CmsContent, token: string) {
    this.content = content
    this.token = token
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Starts, or restarts at the same address after `stop`. */
  async start(): Promise<void> {
    const server = createServer((request, response) => this.#take(request, response))
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    // A TCP server's address is never a string.
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }

  async stop(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server) return
    for (const stream of this.#streams) stream.destroy()
    this.#streams.clear()
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }

  /** Notifies every connected host. */
  announce(event: SiteEvent): void {
    for (const stream of this.#streams) stream.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    // Refuses before the body has arrived.
    if (request.url === '/api/refused') send(response, { status: 413, body: { error: 'Too large.' } })
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      if (response.writableEnded) return
      this.seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      const url = new URL(request.url ?? '/', this.url)
      if (url.pathname === watchSite.path) this.#follow(request, response)
      else if (url.pathname === getReleaseFile.path) this.#sendFile(request, response)
      else if (url.pathname === '/api/stream') startStream(response, 'data: first\n\n')
      else if ((url.pathname === getSitePage.path || url.pathname.startsWith('/cms/')) && this.holdsPages) {
        void this.holdsPages.then(() => send(response, this.#answer(request, url, body)))
      } else send(response, this.#answer(request, url, body))
    })
  }

  #answer(request: IncomingMessage, url: URL, body: string): Reply {
    const ofForm = this.forms.answer(url.pathname, body)
    if (ofForm) return ofForm
    if (this.failing.has(url.pathname)) return { status: 500, body: {} }
    switch (url.pathname) {
      case getSiteChrome.path:
        return { body: getSiteChrome.output.parse(this.content.chrome) }
      case getSitePage.path:
        return this.#answerPage(url.searchParams.get('path') ?? '')
      case listSitePaths.path:
        return { body: listSitePaths.output.parse({ paths: this.#paths() }) }
      case getDraftPage.path:
        return this.#draft(request, request.method === 'POST' ? JSON.parse(body).id : url.searchParams.get('id'))
      case listPlans.path:
        return { body: listPlans.output.parse({ plans: testPlans }) }
      case listPosts.path:
        return this.#posts(url)
      case getLiveReleases.path:
        return { body: this.rawLiveSet ?? getLiveReleases.output.parse(this.content.liveSet) }
      case getForwardedServices.path:
        return this.#services(request)
      case currentSession.path:
        return { body: currentSession.output.parse({ session: request.headers.cookie?.includes('payload-token=') ? this.session : null }) }
      case getTriedRelease.path:
        return this.#triedRelease(url.searchParams)
      case getSiteStatus.path:
        return this.content.status ? { body: getSiteStatus.output.parse(this.content.status) } : { status: 404, body: {} }
      case reportDrawFailure.path:
        return { body: reportDrawFailure.output.parse({ recorded: true }) }
      case '/api/echo':
        return { body: { method: request.method, headers: request.headers, body } }
      case '/api/cookies':
        return { body: {}, headers: { 'set-cookie': ['one=1; HttpOnly', 'two=2; Path=/'] } }
      default:
        if (/^\/api\/blog\/posts\/[^/]+\/related$/.test(url.pathname)) {
          return { body: listRelatedPosts.output.parse({ posts: (this.content.posts ?? testPosts).slice(1, 4) }) }
        }
        return { status: 404, body: { error: 'There is nothing at this address.' } }
    }
  }

  #services({ headers }: IncomingMessage): Reply {
    if (headers['x-internal-token'] !== this.token) return { status: 403, body: {} }
    return { body: getForwardedServices.output.parse({ services: this.services }) }
  }

  #triedRelease(asked: URLSearchParams): Reply {
    const { id, remote } = getTriedRelease.input.parse(Object.fromEntries(asked))
    if (id === undefined) return { body: getTriedRelease.output.parse({ release: null }) }
    const release = this.tried?.id === id && this.tried.remote === remote ? this.tried : null
    return release ? { body: getTriedRelease.output.parse({ release }) } : { status: 410, body: {} }
  }

  #posts(url: URL): Reply {
    const { page, limit, featured, ...input } = listPosts.input.parse(Object.fromEntries(url.searchParams))
    const { category, tag = '', q = '' } = input
    const query = { category: category && category !== 'All' ? category : null, tag, q, page }
    return {
      body: listPosts.output.parse(testListing(query, { posts: this.content.posts ?? testPosts, limit, apart: featured === 'apart' })),
    }
  }

  #paths() {
    return Object.values(this.content.pages).map((page) => ({ path: page.path, lastModified: page.updatedAt, noIndex: page.seo.noIndex }))
  }

  #answerPage(path: string): Reply {
    return this.failing.has(path) ? { status: 500, body: {} } : { body: getSitePage.output.parse(this.#pageAt(path)) }
  }

  #pageAt(path: string): PageAnswer {
    const page = this.content.pages[path]
    if (page) return { kind: 'page', page }
    const redirect = this.content.redirects[path]
    return redirect ? { kind: 'redirect', ...redirect } : { kind: 'none' }
  }

  #draft(request: IncomingMessage, wanted: unknown): Reply {
    if (request.headers.cookie !== 'editor=1') return { status: 401, body: { error: 'Please sign in to continue.' } }
    const page = Object.values(this.content.pages).find(({ id }) => id === wanted)
    if (!page) return { status: 404, body: {} }
    return { body: getDraftPage.output.parse({ page: { ...page, draft: true } }) }
  }

  #sendFile(request: IncomingMessage, response: ServerResponse): void {
    const internal = request.headers['x-internal-token'] === this.token
    if (!internal || this.releaseFile === undefined) {
      send(response, { status: internal ? 404 : 403, body: {} })
      return
    }
    const hash = createHash('sha384').update(this.releaseFile).digest('base64')
    response.writeHead(200, { 'content-type': 'application/octet-stream', [RELEASE_INTEGRITY_HEADER]: `sha384-${hash}` })
    response.end(this.releaseFileIsAltered ? `${this.releaseFile} ` : this.releaseFile)
  }

  #follow(request: IncomingMessage, response: ServerResponse): void {
    const internal = request.headers['x-internal-token'] === this.token && request.headers['x-forwarded-for'] === undefined
    if (!internal) {
      send(response, { status: 403, body: { error: 'Your account may not do this.' } })
      return
    }
    startStream(response, 'data: {"type":"hello"}\n\n')
    this.#streams.add(response)
    response.on('close', () => this.#streams.delete(response))
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: Reply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

function startStream(response: ServerResponse, first: string): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(first)
}
