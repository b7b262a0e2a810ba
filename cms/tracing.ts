import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { sendOtlp } from '@framewell/server-kit/telemetry/sendOtlp'
import { makeTracer, type Span, type TraceContext, type Tracer } from '@framewell/server-kit/telemetry/tracing'
import { env } from './env'

const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = env

let tracer: Tracer | null = endpoint
  ? makeTracer({
      service: 'framewell-cms',
      ratio,
      randomHex: (bytes) => randomBytes(bytes).toString('hex'),
      random: Math.random,
      now: () => performance.timeOrigin + performance.now(),
      send: (body) => sendOtlp(endpoint, 'traces', body),
      later: (run, ms) => setTimeout(run, ms).unref(),
    })
  : null

/** Sends spans through another tracer from now on. */
export function traceBy(other: Tracer | null): void {
  tracer = other
}

/** Begins a span of this process; nothing, at no cost, if no collector is set. */
export function beginSpan(...asked: Parameters<Tracer['begin']>): Span | undefined {
  return tracer?.begin(...asked)
}

/** Work in progress, and its database use so far. */
interface TracedWork {
  readonly context: TraceContext
  readonly database: { statements: number; ms: number }
}
const current = new AsyncLocalStorage<TracedWork>()

/** Runs work as part of a span, so that its calls are child spans. */
export function runInSpan<T>(span: Span | undefined, run: () => T): T {
  return span ? current.run({ context: span.context, database: { statements: 0, ms: 0 } }, run) : run()
}

/** Begins a child span of the current work. */
export function beginWithin(): Span | undefined {
  return tracer?.begin('internal', current.getStore()?.context)
}

/** The current work's database use: statements, and the microseconds until they were answered. */
export function databaseWork(): Record<string, number> {
  const { statements = 0, ms = 0 } = current.getStore()?.database ?? {}
  return { 'db.statements': statements, 'db.time_us': ms * 1000 }
}

/**
 * Counts queries of a pool or a client for the current work. Queries with a callback are the pool's own use of a client on somebody's
 * behalf, and already counted.
 */
export function countQueries<Asked extends { query: unknown }>(asked: Asked): void {
  const { query } = asked
  if (typeof query !== 'function') return
  Object.assign(asked, {
    query: (...args: unknown[]) => {
      const work = tracer === null ? undefined : current.getStore()
      const began = work ? performance.now() : 0
      const answer: unknown = Reflect.apply(query, asked, args)
      if (!work || !(answer instanceof Promise)) return answer
      const { database } = work
      return answer.finally(() => {
        database.statements += 1
        database.ms += performance.now() - began
      })
    },
  })
}
