import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendOtlp } from '@framewell/server-kit/telemetry/sendOtlp'
import { makeTracer, type TraceContext, type Tracer, writeTraceparent } from '@framewell/server-kit/telemetry/tracing'

interface TracedRequest {
  readonly context: TraceContext
  readonly tracer: Tracer
}
const current = new AsyncLocalStorage<TracedRequest>()

/** Headers that tell the cms which trace a request belongs to; empty when tracing is off. */
export function traceHeaders(): Record<string, string> {
  const under = current.getStore()
  return under ? { traceparent: writeTraceparent(under.context) } : {}
}

/** Runs server work for a remote as a child span of the current request; a null result marks a failure. */
export async function traceRemote<T>(name: string, release: RemoteVersion, run: () => Promise<T | null>): Promise<T | null> {
  const under = current.getStore()
  if (!under) return run()
  const { tracer } = under
  const span = tracer.begin('internal', under.context)
  const done = await current.run({ context: span.context, tracer }, run)
  const attributes = { 'framewell.remote': release.remote, 'framewell.version': release.version }
  span.end({ name: `${name} ${release.remote}`, attributes, failed: done === null })
  return done
}

interface RemoteVersion {
  readonly remote: string
  readonly version: string
}

interface TracingOptions {
  /** URL of a collector; without it tracing is off. */
  readonly endpoint: string | undefined
  readonly ratio: number
}

/** Runs each request as a new trace. Trace headers from visitors are ignored. */
export function makeRequestTracing({ endpoint, ratio }: TracingOptions) {
  const tracer = endpoint
    ? makeTracer({
        service: 'framewell-host',
        ratio,
        randomHex: (bytes) => randomBytes(bytes).toString('hex'),
        random: Math.random,
        now: () => performance.timeOrigin + performance.now(),
        send: (body) => sendOtlp(endpoint, 'traces', body),
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
    current.run({ context: span.context, tracer }, run)
  }
}
