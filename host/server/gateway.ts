import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { Socket } from 'node:net'
import { watchSite } from '@framewell/domain/content/site'
import { clientAddress } from './clientAddress'
import type { CmsAddress } from './cmsClient'
import type { Log } from './log'
import { passedBack } from './passedBack'
import { answerProblem } from './problemAnswer'
import { canonicalPath } from './sitePaths'

interface GatewayOptions {
  readonly cms: CmsAddress
  readonly siteUrl: string
  readonly trustedProxies: number
  readonly log: Log
}

const FORWARDED = /^\/(api|cms|_next)(\/|\?|$)/
/** They concern one connection only, or are ours to say. */
const NOT_PASSED_ON =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|forwarded|x-forwarded-.*|x-real-ip|x-internal-token|x-request-id)$/i
const RETRY_AFTER_SECONDS = '5'

/** Whether an address belongs to the cms: its calls, its panel, the panel's assets. */
export function isForCms(url: string): boolean {
  return FORWARDED.test(url)
}

/**
 * Passes requests on to the cms as they are: uploads and event streams flow, cookies stay. The cms learns the visitor's address from us,
 * and only from us. While the cms is away, callers get a 503 that says when to try again.
 */
export function makeGateway({ cms, siteUrl, trustedProxies, log }: GatewayOptions) {
  const target = new URL(cms.url)
  const site = new URL(siteUrl)
  const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 64, timeout: 0 })

  const headersFor = (request: IncomingMessage, requestId: string) => {
    const headers: Record<string, string | string[]> = {}
    for (const [name, value] of Object.entries(request.headers)) if (value !== undefined && !NOT_PASSED_ON.test(name)) headers[name] = value
    headers['x-forwarded-for'] = clientAddress(request, trustedProxies)
    headers['x-forwarded-host'] = request.headers.host ?? site.host
    headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
    headers['x-internal-token'] = cms.internalToken
    headers['x-request-id'] = requestId
    return headers
  }

  const send = (request: IncomingMessage, requestId: string): ClientRequest =>
    sendRequest({
      agent,
      host: target.hostname,
      port: target.port || 80,
      method: request.method,
      path: request.url,
      headers: headersFor(request, requestId),
      setHost: false,
    })

  const forward = (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    if (isClosed(request.url ?? '/')) {
      answerProblem(response, 'notFound', requestId)
      return
    }
    const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined
    const attempt = (again: boolean) => {
      const outgoing = send(request, requestId)
      const giveUp = () => outgoing.destroy()
      response.once('close', giveUp)
      outgoing.once('response', (answer) => passBack(answer, response, requestId))
      outgoing.once('error', (error) => {
        response.off('close', giveUp)
        if (response.destroyed || response.writableEnded) return
        // A connection that was kept open may have been closed by the cms just now; a request without a body can be sent again.
        if (!hasBody && !again && outgoing.reusedSocket && !response.headersSent) return attempt(true)
        log.warn({ err: error, requestId, url: request.url }, 'the cms did not answer')
        if (response.headersSent) response.destroy()
        else
          answerProblem(response, 'unavailable', requestId, {
            'retry-after': RETRY_AFTER_SECONDS,
            connection: hasBody ? 'close' : 'keep-alive',
          })
      })
      if (!hasBody) return void outgoing.end()
      request.pipe(outgoing)
      // An answer may come before the whole body, which refuses it: the visitor gets to read it while the rest is thrown away.
      response.once('finish', () => {
        request.unpipe(outgoing)
        request.resume()
      })
    }
    attempt(false)
  }

  /** Development: the panel's own hot reload talks over a web socket. */
  const upgrade = (request: IncomingMessage, socket: Socket, head: Buffer): void => {
    const outgoing = sendRequest({
      host: target.hostname,
      port: target.port || 80,
      path: request.url,
      headers: { ...headersFor(request, 'upgrade'), connection: 'upgrade', upgrade: 'websocket' },
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

  return { forward, upgrade, close: () => agent.destroy() }
}

/** The stream of changes is for our own hosts, which ask the cms directly. */
function isClosed(url: string): boolean {
  return canonicalPath(url.split('?', 1)[0] ?? '/') === watchSite.path
}

function passBack(answer: IncomingMessage, response: ServerResponse, requestId: string): void {
  if (response.destroyed) {
    answer.destroy()
    return
  }
  const row = passedBack(answer.rawHeaders)
  if (answer.headers['x-request-id'] === undefined) row.push('x-request-id', requestId)
  response.writeHead(answer.statusCode ?? 502, row)
  // Event streams must not wait for the first event; what has a length goes out together with its head.
  if (answer.headers['content-length'] === undefined) response.flushHeaders()
  answer.pipe(response)
  answer.once('error', () => response.destroy())
  answer.once('aborted', () => response.destroy())
}
