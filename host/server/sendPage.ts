import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RenderedPage } from './PageRenderer'
import type { Encoding } from './spliceNonce'

interface PageSenderOptions {
  readonly headers: Readonly<Record<string, string>>
  /** Also allows scripts from a developer's machine, if one is named. */
  readonly policy: (nonce: string, ownOrigin?: string | null) => string
  /** The ticket of one page for one visitor, which is also its nonce. */
  readonly ticketFor: (request: IncomingMessage, given: readonly string[]) => string
}

/** Sends rendered pages with a fresh nonce in the encoding the browser prefers, or a 304 when it is up to date. */
export function makePageSender({ headers, policy, ticketFor }: PageSenderOptions) {
  const always = Object.entries({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding', ...headers }).flat()
  const alwaysPersonal = Object.entries({ 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding, Cookie', ...headers }).flat()
  return (
    request: IncomingMessage,
    response: ServerResponse,
    page: RenderedPage,
    requestId: string,
    cacheControl = 'no-cache',
    ownOrigin?: string | null,
  ): void => {
    if (page.status === 200 && request.headers['if-none-match'] === page.etag && cacheControl === 'no-cache') {
      // Without a policy: the browser keeps the policy and nonce of its cached copy.
      response.writeHead(304, { etag: page.etag, 'cache-control': cacheControl, vary: 'Accept-Encoding', 'x-request-id': requestId })
      response.end()
      return
    }
    const encoding = preferredEncoding(request.headers['accept-encoding'])
    const nonce = ticketFor(request, page.given)
    const pieces = page.body[encoding](nonce)
    const kept = page.status === 200 && cacheControl === 'no-cache'
    // Alternating names and values, as Node writes them.
    const row = [
      'content-length',
      String(pieces.reduce((bytes, piece) => bytes + piece.length, 0)),
      'content-security-policy',
      policy(nonce, ownOrigin),
      'x-request-id',
      requestId,
      ...(page.personal ? alwaysPersonal : always),
    ]
    row.push('cache-control', page.status !== 200 ? 'no-store' : page.personal && kept ? 'private, no-cache' : cacheControl)
    if (kept) row.push('etag', page.etag)
    if (encoding !== 'identity') row.push('content-encoding', encoding)
    for (const name in page.headers) row.push(name, page.headers[name] ?? '')
    response.writeHead(page.status, row)
    // Sends head and body together without copying.
    response.cork()
    if (request.method !== 'HEAD') for (const piece of pieces) response.write(piece)
    response.end()
    response.uncork()
  }
}

/** The best encoding a browser accepts; `q=0` refuses one. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}

/** Whether a browser accepts an encoding. */
export function acceptsEncoding(accepted: string | string[] | undefined, encoding: string): boolean {
  const list = String(accepted ?? '')
  const at = list.indexOf(encoding)
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(list.slice(at + encoding.length))
}
