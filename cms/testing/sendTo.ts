import { randomUUID } from 'node:crypto'
import { INTERNAL_TOKEN_HEADER } from '@framewell/server-kit/requests/internalTokenHeader'
import { env } from '../env'
import { vouchedHeaders } from '../platform/http/gate/clientOf'

export interface TestRequest {
  readonly method?: string
  readonly headers?: Record<string, string>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as it is. */
  readonly body?: string | FormData | Uint8Array<ArrayBuffer>
  readonly cookie?: string
  /** Presents the internal token, as our own programs do. */
  readonly internal?: boolean
  readonly signal?: AbortSignal
  /** The visitor's address; every request has its own unless said, so that rate limits meet only the tests about them. */
  readonly address?: string
}

/** Asks one of our servers as a host does for a visitor, or as our own programs do. */
export function sendTo(
  origin: string,
  path: string,
  { method, headers, json, body, cookie, internal, address, signal }: TestRequest = {},
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: method ?? (json === undefined && body === undefined ? 'GET' : 'POST'),
    headers: {
      origin: env.SITE_URL,
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(cookie ? { cookie } : {}),
      ...(internal
        ? { [INTERNAL_TOKEN_HEADER]: env.INTERNAL_TOKEN }
        : // What a host adds for a visitor.
          vouchedHeaders(headers?.['x-forwarded-for']?.split(', ').at(-1) ?? address ?? randomUUID())),
      ...headers,
    },
    body: json === undefined ? body : JSON.stringify(json),
    redirect: 'manual',
    signal,
  })
}
