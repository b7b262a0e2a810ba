import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listPlans } from '@framewell/domain/catalog/listPlans'
import type { Page } from '@framewell/domain/content/page'
import { getDraftPage, getSiteChrome, getSitePage, listSitePaths, type SiteChrome, type SiteEvent } from '@framewell/domain/content/site'
import { getLiveReleases, type LiveSet } from '@framewell/domain/releases/release'
import type { z } from 'zod'
import { testPlans } from './testPlans'

type PageAnswer = z.input<typeof getSitePage.output>

/** What a request looked like when it arrived. */
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
}

/** A small server that answers the contract of the cms, so that the host can be tried alone. Every answer passes the contract's schema. */
export class ContractCms {
  readonly content: CmsContent
  readonly token: string
  readonly seen: SeenRequest[] = []
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

  /** Starts, or starts again at the same address after `stop`. */
  async start(): Promise<void> {
    const server = createServer((request, response) => this.#take(request, response))
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve))
    // A TCP server's address is never a pipe's name.
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

  /** Tells every host that follows. */
  announce(event: SiteEvent): void {
    for (const stream of this.#streams) stream.write(`data: ${JSON.stringify(event)}\n\n`)
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      this.seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
      this.#answer(request, response, body)
    })
  }

  #answer(request: IncomingMessage, response: ServerResponse, body: string): void {
    const url = new URL(request.url ?? '/', this.url)
    const internal = request.headers['x-internal-token'] === this.token && request.headers['x-forwarded-for'] === undefined
    switch (url.pathname) {
      case getSiteChrome.path:
        return send(response, getSiteChrome.output.parse(this.content.chrome))
      case getSitePage.path:
        return send(response, getSitePage.output.parse(this.#pageAt(url.searchParams.get('path') ?? '')))
      case listSitePaths.path: {
        const paths = Object.values(this.content.pages).map((page) => ({
          path: page.path,
          lastModified: page.updatedAt,
          noIndex: page.seo.noIndex,
        }))
        return send(response, listSitePaths.output.parse({ paths }))
      }
      case getDraftPage.path:
        return this.#draft(request, response, url)
      case listPlans.path:
        return send(response, listPlans.output.parse({ plans: testPlans }))
      case getLiveReleases.path:
        return send(response, getLiveReleases.output.parse(this.content.liveSet))
      case '/api/site/events':
        return internal ? this.#follow(response) : send(response, { error: 'forbidden' }, 403)
      case '/api/echo':
        return send(response, { method: request.method, headers: request.headers, body })
      case '/api/cookies':
        response.setHeader('set-cookie', ['one=1; HttpOnly', 'two=2; Path=/'])
        return send(response, {})
      case '/api/stream':
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write('data: first\n\n')
        return
      default:
        return send(response, { error: 'There is nothing at this address.' }, 404)
    }
  }

  #pageAt(path: string): PageAnswer {
    const page = this.content.pages[path]
    if (page) return { kind: 'page', page }
    const redirect = this.content.redirects[path]
    return redirect ? { kind: 'redirect', ...redirect } : { kind: 'none' }
  }

  #draft(request: IncomingMessage, response: ServerResponse, url: URL): void {
    if (request.headers.cookie !== 'editor=1') return send(response, { error: 'Please sign in to continue.' }, 401)
    const page = Object.values(this.content.pages).find(({ id }) => id === url.searchParams.get('id'))
    return page ? send(response, getDraftPage.output.parse({ page: { ...page, draft: true } })) : send(response, {}, 404)
  }

  #follow(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('data: {"type":"hello"}\n\n')
    this.#streams.add(response)
    response.on('close', () => this.#streams.delete(response))
  }
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
