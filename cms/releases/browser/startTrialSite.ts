import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { currentSession, type Session } from '@framewell/domain/accounts/session'
import { kindOfPerson, SIGNED_IN_HINT } from '@framewell/domain/accounts/signedInHint'
import { reportRemoteFailure } from '@framewell/domain/releases/reports'
import type { RecordedAnswers } from './recordedAnswers'

/** Two names of this machine: one for the site's addresses, one for the release's. */
const SITE_NAME = 'localhost'
const RELEASE_NAME = '127.0.0.1'
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
/** Of the host's answers; lengths and encodings are those of the connection to it. */
const KEPT_HEADERS = ['content-type', 'content-security-policy', 'link', 'referrer-policy', 'permissions-policy', 'x-content-type-options']

interface Given {
  /** The files of the release, and its manifest as text. */
  readonly folder: string
  readonly manifest: string
  readonly remote: string
  readonly files: ReadonlySet<string>
  readonly answers: RecordedAnswers
  /** Address of the site whose pages are shown. */
  readonly siteUrl: string
}

/**
 * All that a browser reaches while a release is tried: the site's own pages and code, the files of the release, and its recorded answers. A
 * call without a recorded answer waits until its page is left; everything else is refused.
 */
export async function startTrialSite(given: Given) {
  const site = new TrialSite(given)
  await site.listen()
  return site
}

export class TrialSite {
  readonly #given: Given
  readonly #server
  #port = 0
  #busy = 0
  readonly #unanswered = new Set<ServerResponse>()
  #lastAnswer = 0
  #replayed = 0
  /** What the page reported about the release. */
  readonly reports: { readonly stage: string; readonly message: string }[] = []
  /** Files of the release that were asked for and do not exist. */
  readonly missing: string[] = []
  /** Sent with requests for pages. */
  cookie = ''
  /** Who is signed in on the pages; null for a stranger. */
  session: Session | null = null

  constructor(given: Given) {
    this.#given = given
    this.#server = createServer((request, response) => {
      this.#busy += 1
      response.on('close', () => {
        if (this.#unanswered.delete(response)) return
        this.#busy -= 1
        this.#lastAnswer = Date.now()
      })
      this.#answer(request, response).catch(() => response.destroy())
    })
    this.#server.on('connect', (_, socket) => socket.end('HTTP/1.1 403 Forbidden\r\n\r\n'))
    this.#server.on('upgrade', (_, socket) => socket.destroy())
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, RELEASE_NAME, resolve))
    const address = this.#server.address()
    if (address && typeof address === 'object') this.#port = address.port
  }

  get port(): number {
    return this.#port
  }
  get origin(): string {
    return `http://${SITE_NAME}:${this.#port}`
  }
  get releaseOrigin(): string {
    return `http://${RELEASE_NAME}:${this.#port}`
  }
  /** How many recorded answers were given. */
  get replayed(): number {
    return this.#replayed
  }

  /** Milliseconds since the last answer; 0 while one is on its way. */
  idleFor(): number {
    return this.#busy > 0 ? 0 : Date.now() - this.#lastAnswer
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    if (url.origin === this.releaseOrigin) await this.#sendFile(decodeURIComponent(url.pathname.slice(1)), response)
    else if (url.origin !== this.origin) response.writeHead(403).end()
    // A picture of a page is no call of its code.
    else if (url.pathname.startsWith('/api/') && request.headers['sec-fetch-dest'] !== 'image') await this.#call(request, url, response)
    else if (url.pathname.startsWith('/releases/')) this.#wait(response)
    else await this.#show(request, url, response)
  }

  async #sendFile(file: string, response: ServerResponse): Promise<void> {
    const { folder, files, manifest } = this.#given
    const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'no-store' }
    if (file === 'release.json') {
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(manifest)
      return
    }
    if (!files.has(file)) {
      this.missing.push(file)
      response.writeHead(404, headers).end()
      return
    }
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(await readFile(join(/* turbopackIgnore: true */ folder, file)))
  }

  async #call(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const body = await text(request)
    const { method = 'GET' } = request
    const recorded = this.#given.answers(method, url.pathname + url.search, body)
    const send = (status: number, answer: string) => response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    if (url.pathname === currentSession.path && method === currentSession.method) send(200, JSON.stringify({ session: this.session }))
    else if (recorded) {
      this.#replayed += 1
      send(recorded.status, recorded.body)
    } else if (url.pathname === reportRemoteFailure.path) {
      const { remote, stage, message } = Object(JSON.parse(body))
      if (remote === this.#given.remote) this.reports.push({ stage: String(stage), message: String(message) })
      send(200, JSON.stringify({ recorded: true }))
    } else this.#wait(response)
  }

  /** Nobody answers, and the page is not waited for. */
  #wait(response: ServerResponse): void {
    if (response.destroyed) return
    this.#unanswered.add(response)
    this.#busy -= 1
    this.#lastAnswer = Date.now()
  }

  /** Tells the site's own code whether somebody is signed in, as the cms does. */
  #hint(): string {
    return this.session ? `${SIGNED_IN_HINT}=${kindOfPerson(this.session.role)}; Path=/` : `${SIGNED_IN_HINT}=; Max-Age=0; Path=/`
  }

  /** A page of the site, its code and pictures. */
  async #show(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(403).end()
      return
    }
    const asked = { accept: headers.accept ?? '*/*', 'user-agent': headers['user-agent'] ?? '', cookie: this.cookie }
    const answer = await fetch(this.#given.siteUrl + url.pathname + url.search, { method, redirect: 'manual', headers: asked })
    const kept = KEPT_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name)
      return value === null ? [] : [[name, value.replace('; upgrade-insecure-requests', '')] as const]
    })
    const location = answer.headers.get('location')
    const cache = url.pathname.startsWith('/static/') ? 'public, max-age=600' : 'no-store'
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    response.writeHead(answer.status, {
      ...Object.fromEntries(kept),
      ...(isPage ? { 'set-cookie': this.#hint() } : {}),
      ...(location === null ? {} : { location: location.replace(this.#given.siteUrl, '') }),
      'cache-control': cache,
      'access-control-allow-origin': '*',
    })
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
}
