import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { Socket } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import { watchSite } from '@framewell/domain/content/site'
import type { SharedProblemCode } from '@framewell/domain/http/problem'
import { watchChanges } from '@framewell/domain/notifications/liveCalls'
import { FairQueue } from '@framewell/server-kit/limits/FairQueue'
import { isCanonicalTarget } from '@framewell/server-kit/requests/isCanonicalTarget'
import type { Dispatcher } from 'undici'
import { clientAddress } from './clientAddress'
import type { CmsAddress } from './cmsClient'
import { CONNECTIONS, makeCmsPools, type PoolName } from './cmsPools'
import { forwardableHeaders } from './forwardableHeaders'
import { forwardedHeaders } from './forwardedHeaders'
import type { Log } from './log'
import { answerProblem } from './problemAnswer'
import { type FormBody, readForm } from './readForm'

interface GatewayOptions {
  readonly cms: CmsAddress
  /** URL of the panel's process. */
  readonly panelUrl: string
  readonly siteUrl: string
  readonly trustedProxies: number
  readonly log: Log
}

const FORWARDED = /^\/(api|cms|_next)(\/|\?|$)/
const RETRY_AFTER_SECONDS = '5'
/** Per address: enough for a crowded office; further requests wait. */
const REQUESTS = { each: 32, waitingEach: 256 }
const LIMITS: Readonly<Record<PoolName, typeof REQUESTS>> = {
  calls: REQUESTS,
  panel: REQUESTS,
  files: { each: 6, waitingEach: 64 },
  // An open stream stays open, so waiting makes no sense. The cms knows whose each is and limits them per user (see ChangeStreams).
  streams: { each: 1024, waitingEach: 0 },
}
const MAX_WAITING = 4096
/** Bytes of a refused upload that are still read, so that the sender receives the reason. */
const MAX_DISCARDED = 64 * 1024 * 1024

/** Whether a URL belongs to the cms or the panel: calls, screens, the panel's files. */
export function isForCms(url: string): boolean {
  return FORWARDED.test(url)
}

/**
 * Forwards requests to the cms and the panel with framing of our own: small bodies once they are complete, files as a stream. The cms takes
 * the visitor's address only from us. While the cms is down, callers get a 503 with a Retry-After header.
 */
export function makeGateway({ cms, panelUrl, siteUrl, trustedProxies, log }: GatewayOptions) {
  const pools = makeCmsPools(new URL(cms.url).origin, new URL(panelUrl).origin)
  const queueFor = (name: PoolName) => new FairQueue({ ...LIMITS[name], all: CONNECTIONS[name], waitingAll: MAX_WAITING })
  const queues = { calls: queueFor('calls'), panel: queueFor('panel'), files: queueFor('files'), streams: queueFor('streams') }
  const headersFor = (request: IncomingMessage, requestId: string) =>
    forwardedHeaders(request, { address: clientAddress(request, trustedProxies), siteUrl, internalSecret: cms.internalSecret, requestId })

  const pass = async (request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> => {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    const refuse = (problem: SharedProblemCode, headers: Readonly<Record<string, string>> = {}) =>
      answerProblem(response, problem, requestId, { ...(request.complete ? {} : { connection: 'close' }), ...headers })
    const left = new AbortController()
    response.once('close', () => left.abort())
    const address = clientAddress(request, trustedProxies)
    const sized = hasBody(request)
    const body = sized ? await readForm(request) : null
    const pool = poolOf(request, path, body)
    const end = await queues[pool].take(address, left.signal)
    if (end === 'left') return
    if (typeof end === 'string')
      return refuse(end === 'clientFull' ? 'tooManyRequests' : 'unavailable', { 'retry-after': RETRY_AFTER_SECONDS })
    // The slot is freed when the response ends, on either side.
    if (response.closed) return end()
    response.once('close', end)
    const file = body && 'beginning' in body ? streamOf(request, body.beginning) : null
    const length = file && request.headers['content-length']
    const ask = () =>
      pools[pool].request({
        method: methodOf(request),
        path: request.url ?? '/',
        headers: [...headersFor(request, requestId), ...(length ? ['content-length', length] : [])],
        body: file ?? (body && 'whole' in body ? body.whole : null),
        signal: left.signal,
      })
    try {
      const answer = await ask().catch((error: unknown) => {
        // The cms may have just closed a keep-alive connection. A request without a body can be sent again.
        if (sized || !isConnectionClosed(error) || left.signal.aborted) throw error
        return ask()
      })
      await sendAnswer(answer, response, requestId)
    } catch (error) {
      if (response.destroyed || response.writableEnded) return
      log.warn({ err: error, requestId, path }, 'the cms did not answer')
      if (response.headersSent) response.destroy()
      else refuse('unavailable', { 'retry-after': RETRY_AFTER_SECONDS })
    } finally {
      if (file) discardRest(request, file)
    }
  }

  const forward = (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    if (!isCanonicalTarget(path) || path === watchSite.path) {
      // The change stream is for our own hosts, which ask the cms directly.
      answerProblem(response, 'notFound', requestId, request.complete || !hasBody(request) ? {} : { connection: 'close' })
      return
    }
    pass(request, response, requestId).catch((error: unknown) => {
      if (!request.destroyed) log.warn({ err: error, requestId, path }, 'a request could not be passed on')
      response.destroy()
    })
  }

  /** Development: the panel's hot reload uses a web socket. */
  const upgrade = (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    const target = new URL(panelUrl)
    const outgoing = sendRequest({
      host: target.hostname,
      port: target.port || 80,
      path: request.url,
      headers: { ...pairs(headersFor(request, 'upgrade')), connection: 'upgrade', upgrade: 'websocket' },
      setHost: false,
    })
    outgoing.once('upgrade', (answer, cmsSocket, cmsHead) => {
      const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
      if (cmsHead.length > 0) socket.write(cmsHead)
      if (head.length > 0) cmsSocket.write(head)
      cmsSocket.pipe(socket).pipe(cmsSocket)
      cmsSocket.once('error', () => socket.destroy())
      socket.once('error', () => cmsSocket.destroy())
    })
    outgoing.once('response', () => socket.destroy())
    outgoing.once('error', () => socket.destroy())
    outgoing.end()
  }

  return { forward, upgrade, close: () => pools.close() }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}

/** Large bodies of the panel are its documents: its process takes them, not the cms. */
function poolOf({ headers }: IncomingMessage, path: string, body: FormBody | null): PoolName {
  if (path === watchChanges.path || headers.accept?.includes('text/event-stream')) return 'streams'
  if (!path.startsWith('/api')) return 'panel'
  return body && 'beginning' in body ? 'files' : 'calls'
}

/** framingFault has already refused other methods. */
function methodOf({ method }: IncomingMessage): Dispatcher.HttpMethod {
  const known = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
  return known.find((name) => name === method) ?? 'GET'
}

function pairs(row: readonly string[]): Record<string, string> {
  return Object.fromEntries(row.flatMap((name, at) => (at % 2 === 0 ? [[name, row[at + 1] ?? '']] : [])))
}

/** Streams a file. Kept separate from the request, which must survive to carry the response when the cms aborts the upload. */
function streamOf(request: IncomingMessage, beginning: Buffer): Readable {
  const file = new PassThrough()
  file.once('error', () => undefined)
  if (beginning.length > 0) file.write(beginning)
  request.once('close', () => {
    // Aborted: the cms must not mistake it for a complete file.
    if (!request.complete) file.destroy()
  })
  return request.pipe(file)
}

/** A refusal may arrive before the whole file. The visitor receives it while the rest is discarded. */
function discardRest(request: IncomingMessage, file: Readable): void {
  request.unpipe()
  file.destroy()
  let left = MAX_DISCARDED
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.resume()
}

function isConnectionClosed(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'UND_ERR_SOCKET' || error.code === 'ECONNRESET')
}

async function sendAnswer(answer: Dispatcher.ResponseData, response: ServerResponse, requestId: string): Promise<void> {
  const row = Object.entries(answer.headers).flatMap(([name, value = []]) => [value].flat().flatMap((one) => [name, one]))
  if (answer.headers['x-request-id'] === undefined) row.push('x-request-id', requestId)
  response.writeHead(answer.statusCode, forwardableHeaders(row))
  // Event streams must not wait for the first event. With a content length, head and body are sent together.
  if (answer.headers['content-length'] === undefined) response.flushHeaders()
  answer.body.once('error', () => response.destroy())
  answer.body.pipe(response)
  await Promise.race([once(response, 'finish'), once(response, 'close')])
}
