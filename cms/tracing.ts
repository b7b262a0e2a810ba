import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { sendOtlp } from '@framewell/domain/http/otlp'
import { makeTracer, type Span, type TraceContext, type Tracer } from '@framewell/domain/http/tracing'
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

/** Sends spans by another tracer from now on. */
export function traceBy(other: Tracer | null): void {
  tracer = other
}

/** Begins a span of this process; nothing, and no cost, where no collector is named. */
export function beginSpan(...asked: Parameters<Tracer['begin']>): Span | undefined {
  return tracer?.begin(...asked)
}

/** A piece of work that is under way, and what it has asked of the database so far. */
interface TracedWork {
  readonly context: TraceContext
  readonly database: { statements: number; ms: number }
}
const current = new AsyncLocalStorage<TracedWork>()

/** Runs work as part of a span, so that what it calls hangs below it. */
export function runInSpan<T>(span: Span | undefined, run: () => T): T {
  return span ? current.run({ context: span.context, database: { statements: 0, ms: 0 } }, run) : run()
}

/** Begins a span below the work that is under way. */
export function beginWithin(): Span | undefined {
  return tracer?.begin('internal', current.getStore()?.context)
}

/** What the work that is under way has asked of the database: statements, and the microseconds until they were answered. */
export function databaseWork(): Record<string, number> {
  const { statements = 0, ms = 0 } = current.getStore()?.database ?? {}
  return { 'db.statements': statements, 'db.time_us': ms * 1000 }
}

/**
 * Counts what is asked by a pool or a client into the work that asked. Answers by callback are the pool's own asking of a client in somebody's
 * name: that was counted already.
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
