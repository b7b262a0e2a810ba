import { randomUUID } from 'node:crypto'
import { readTraceparent } from '@framewell/server-kit/telemetry/tracing'
import type { NextFunction, Request, Response } from 'express'
import type { Logger } from 'pino'
import { beginSpan, runInSpan } from '../../tracing'
import { measureAnswer } from '../metrics/measures'
import { countAnswer } from '../metrics/traffic'
import { clientOf } from './gate/clientOf'

/** Our gateway's ids; anything else could forge lines of the log. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** Gives each request an id (the gateway's, where it came through that) and logs how it ended; never bodies, cookies, queries or other people's data. */
export function requestLog(log: Logger) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const given = request.headers['x-request-id']
    const { trusted } = clientOf(request)
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) && trusted ? given : randomUUID()
    const span = beginSpan('server', trusted ? readTraceparent(request.headers.traceparent) : null)
    const began = performance.now()
    response.setHeader('x-request-id', requestId)
    response.once('close', () => {
      const [path] = request.originalUrl.split('?', 1)
      const took = performance.now() - began
      // A stream of events stays open for hours: it says nothing of how fast answers are.
      if (!String(response.getHeader('content-type')).startsWith('text/event-stream')) {
        countAnswer(response.statusCode, took)
        measureAnswer(request.method, response, took / 1000)
      }
      const route = typeof response.locals.route === 'string' ? response.locals.route : 'other'
      span?.end({
        name: `${request.method} ${route}`,
        attributes: {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': response.statusCode,
          'framewell.request_id': requestId,
        },
        failed: response.statusCode >= 500,
      })
      const facts = { requestId, method: request.method, path, status: response.statusCode, ms: Math.round(took) }
      if (response.statusCode >= 500) log.warn(facts)
      else log.debug(facts)
    })
    runInSpan(span, next)
  }
}
