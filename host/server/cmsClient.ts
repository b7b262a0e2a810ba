import { type CallApi, makeCallApi } from '@framewell/domain/http/callApi'
import { INTERNAL_TOKEN_HEADER } from '@framewell/server-kit/requests/internalTokenHeader'
import { Agent, fetch as fetchOver } from 'undici'
import { traceHeaders } from './tracing'
import { vouchedHeaders } from './vouchedHeaders'

const RESPONSE_TIMEOUT_MS = 5000

/** Visitors' data (a cookie, a form) never shares a connection with the internal token. */
const visitors = new Agent({ connections: 64, pipelining: 1 })

export interface CmsAddress {
  readonly url: string
  /** The token our own programs use. */
  readonly internalToken: string
  /** The secret that address tokens for visitors are derived from; it is never sent. */
  readonly internalSecret: string
}

/** Calls the cms as one of our own hosts. Throws ApiError for a refusal, TypeError or TimeoutError when the cms does not answer. */
export function makeCmsClient(cms: CmsAddress): CallApi {
  return makeCallApi(({ method, url, headers, body }) =>
    fetch(cms.url + url, {
      method,
      headers: { ...headers, ...traceHeaders(), [INTERNAL_TOKEN_HEADER]: cms.internalToken },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }),
  )
}

export interface Visitor {
  readonly cookie: string | undefined
  readonly address: string
  readonly siteUrl: string
}

/** Calls the cms for one visitor, with the visitor's cookies, address and permissions only. */
export function makeVisitorClient(cms: CmsAddress, visitor: Visitor): CallApi {
  return makeCallApi(({ method, url, headers, body }) =>
    fetchOver(cms.url + url, {
      dispatcher: visitors,
      method,
      headers: {
        ...headers,
        ...traceHeaders(),
        ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
        // Payload accepts a cookie only from its own site.
        origin: visitor.siteUrl,
        ...vouchedHeaders(cms.internalSecret, visitor.address),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    }),
  )
}
