import type { IncomingMessage } from 'node:http'
import { traceHeaders } from './tracing'
import { vouchedHeaders } from './vouchedHeaders'

interface Vouched {
  readonly address: string
  readonly siteUrl: string
  readonly internalSecret: string
  readonly requestId: string
}

/** Hop-by-hop headers, and headers that only we may set. Each sender frames the body itself. */
const NOT_PASSED_ON =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|content-length|upgrade|expect|forwarded|x-forwarded-.*|x-real-ip|x-internal-token|x-gateway-token|x-request-id|traceparent|tracestate|baggage)$/

/** The headers of a visitor's request for the cms, as alternating names and values: the visitor's own, and those we vouch for. */
export function forwardedHeaders(request: IncomingMessage, { address, siteUrl, internalSecret, requestId }: Vouched): string[] {
  const site = new URL(siteUrl)
  // Headers that Connection names are hop-by-hop too.
  const named = new Set((request.headers.connection ?? '').toLowerCase().split(/\s*,\s*/))
  const row: string[] = []
  for (let at = 0; at + 1 < request.rawHeaders.length; at += 2) {
    const name = (request.rawHeaders[at] ?? '').toLowerCase()
    // A cookie split over several headers is joined into one, as Node does.
    if (name === 'cookie' || NOT_PASSED_ON.test(name) || (named.has(name) && name !== 'host')) continue
    row.push(name, request.rawHeaders[at + 1] ?? '')
  }
  if (request.headers.cookie !== undefined) row.push('cookie', request.headers.cookie)
  row.push(...Object.entries(vouchedHeaders(internalSecret, address)).flat(), 'x-forwarded-host', request.headers.host ?? site.host)
  row.push('x-forwarded-proto', site.protocol.slice(0, -1), 'x-request-id', requestId)
  row.push(...Object.entries(traceHeaders()).flat())
  return row
}
