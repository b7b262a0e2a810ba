import type { Request as ExpressRequest } from 'express'
import type { Payload } from 'payload'

/** The gate's result where it differs from the request: a long query sent as a form is a GET. */
interface Decided {
  readonly bytes?: Buffer | undefined
  readonly query?: string | undefined
  /** Type of a body that was rewritten. */
  readonly type?: string | undefined
}

/** Headers that describe how to read a body or a method; a GET that arrived as a form has neither. */
const OF_A_FORM = /^(content-.*|transfer-encoding|x-payload-http-method-override)$/i

/** The Fetch API's request for an incoming one: its original headers, aborted when the client leaves. */
export function webRequest(request: ExpressRequest, payload: Payload, { bytes, query, type }: Decided): Request {
  const headers = new Headers()
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2)
    if (!name.startsWith(':') && (query === undefined || !OF_A_FORM.test(name))) headers.append(name, value)
  }
  if (type !== undefined) headers.set('content-type', type)
  if (type !== undefined) headers.set('content-length', String(bytes?.length ?? 0))
  const aborter = new AbortController()
  request.once('close', () => {
    if (!request.complete) aborter.abort()
  })
  const [origin = 'http://localhost'] = payload.config.csrf
  const url = new URL(request.originalUrl, origin)
  if (query !== undefined) url.search = query
  return new Request(url, {
    method: query !== undefined || request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: aborter.signal,
    ...(bytes ? { body: new Uint8Array(bytes) } : {}),
  })
}
