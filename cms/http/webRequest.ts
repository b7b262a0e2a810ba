import type { Request as ExpressRequest } from 'express'
import type { Payload } from 'payload'

/** The Fetch API's request for an incoming one: every header as it came, aborted when the client leaves. */
export function webRequest(request: ExpressRequest, payload: Payload, bytes: Buffer | undefined): Request {
  const headers = new Headers()
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2)
    if (!name.startsWith(':')) headers.append(name, value)
  }
  const aborter = new AbortController()
  request.once('close', () => {
    if (!request.complete) aborter.abort()
  })
  const [origin = 'http://localhost'] = payload.config.csrf
  return new Request(new URL(request.originalUrl, origin), {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    signal: aborter.signal,
    ...(bytes ? { body: new Uint8Array(bytes) } : {}),
  })
}
