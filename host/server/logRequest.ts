import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from './clientAddress'
import type { Log } from './log'

/** One line for each request; files and health checks only at debug level. */
export function logRequest(log: Log, request: IncomingMessage, response: ServerResponse, requestId: string, trustedProxies: number): void {
  const level = /^\/(static|releases|_next|healthz|readyz)/.test(request.url ?? '') ? 'debug' : 'info'
  if (!log.isLevelEnabled(level)) return
  const began = performance.now()
  const { method, url } = request
  response.once('close', () => {
    log[level]({
      requestId,
      method,
      // A query may contain a private link's secret.
      path: url?.split('?', 1)[0],
      status: response.writableFinished ? response.statusCode : 'aborted',
      ms: Math.round((performance.now() - began) * 10) / 10,
      address: clientAddress(request, trustedProxies),
    })
  })
}
