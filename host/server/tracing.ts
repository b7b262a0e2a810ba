import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { makeTracer, type TraceContext, writeTraceparent } from '@framewell/domain/http/tracing'

const current = new AsyncLocalStorage<TraceContext>()

/** What tells the cms which trace a request belongs to; nothing where nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const context = current.getStore()
  return context ? { traceparent: writeTraceparent(context) } : {}
}

interface TracingOptions {
  /** Of a collector; without it nothing is traced. */
  readonly endpoint: string | undefined
  readonly ratio: number
}

/** Runs each request as the beginning of a trace. What a visitor says of traces is not believed. */
export function makeRequestTracing({ endpoint, ratio }: TracingOptions) {
  const tracer = endpoint
    ? makeTracer({
        service: 'framewell-host',
        ratio,
        randomHex: (bytes) => randomBytes(bytes).toString('hex'),
        random: Math.random,
        now: () => performance.timeOrigin + performance.now(),
        send: (body) =>
          fetch(`${endpoint}/v1/traces`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
            signal: AbortSignal.timeout(10_000),
          }),
        later: (run, ms) => setTimeout(run, ms).unref(),
      })
    : null
  return (request: IncomingMessage, response: ServerResponse, requestId: string, by: () => string, run: () => void): void => {
    if (!tracer) {
      run()
      return
    }
    const span = tracer.begin('server')
    response.once('close', () => {
      const { statusCode } = response
      const method = request.method ?? ''
      const attributes = {
        'http.request.method': method,
        'http.response.status_code': statusCode,
        'framewell.answered_by': by(),
        'framewell.request_id': requestId,
      }
      span.end({ name: `${method} by ${by()}`, attributes, failed: statusCode >= 500 })
    })
    current.run(span.context, run)
  }
}
