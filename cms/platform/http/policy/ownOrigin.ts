import type { IncomingHttpHeaders } from 'node:http'
import { SHIP_KEY_HEADER } from '@framewell/domain/releases/shipKeys'
import { env } from '../../../env'

const OWN_ORIGIN = new URL(env.SITE_URL).origin

/**
 * Whether a request that may change something comes from an expected sender: one of our pages, as its browser says by `Origin` or
 * `Sec-Fetch-Site`, or another system with a key in a header, without cookies and not from a browser. No page of another site can send such
 * a header to us: its browser asks us first, and is refused.
 */
export function isFromOwnOrigin({
  method,
  headers,
}: {
  readonly method?: string | undefined
  readonly headers: IncomingHttpHeaders
}): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  const { origin, 'sec-fetch-site': site, authorization, cookie } = headers
  if (origin === OWN_ORIGIN || site === 'same-origin') return true
  const hasKey = authorization !== undefined || headers[SHIP_KEY_HEADER] !== undefined
  return hasKey && origin === undefined && site === undefined && cookie === undefined
}
