/** A position in a trace: W3C Trace Context, using `traceparent` only. */
export interface TraceContext {
  /** 32 hex digits. */
  readonly traceId: string
  /** 16 hex digits. */
  readonly spanId: string
  readonly sampled: boolean
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const NOTHING = /^0+$/

/** Parses a `traceparent` header; null when malformed. */
export function readTraceparent(header: unknown): TraceContext | null {
  const [, traceId = '', spanId = '', flags = ''] = typeof header === 'string' ? (TRACEPARENT.exec(header) ?? []) : []
  if (!traceId || NOTHING.test(traceId) || NOTHING.test(spanId)) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export function writeTraceparent({ traceId, spanId, sampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`
}

/** OTLP span kind numbers. */
const SPAN_KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const
type Attributes = Readonly<Record<string, string | number>>

interface Ended {
  readonly name: string
  readonly attributes: Attributes
  readonly failed: boolean
}
export interface Span {
  readonly context: TraceContext
  /** Call once; a span that never ends is never sent. */
  readonly end: (ended: Ended) => void
}

interface TracerOptions {
  readonly service: string
  /** Sampling ratio, 0 to 1. For a trace that began elsewhere, its origin decides. */
  readonly ratio: number
  readonly randomHex: (bytes: number) => string
  /** 0 to 1 */
  readonly random: () => number
  /** Milliseconds since 1970, with their fraction. */
  readonly now: () => number
  /** Sends one OTLP body over HTTP (JSON); a rejection loses only its spans. */
  readonly send: (body: string) => Promise<unknown>
  readonly later: (run: () => void, ms: number) => void
}
export interface Tracer {
  readonly begin: (kind: keyof typeof SPAN_KINDS, parent?: TraceContext | null) => Span
}

const SEND_EVERY_MS = 2000
/** Maximum spans queued while a collector is down; more are dropped. */
const MAX_WAITING = 2048

/** Creates spans and sends them in batches (OpenTelemetry protocol, JSON). Never blocks. */
export function makeTracer({ service, ratio, randomHex, random, now, send, later }: TracerOptions): Tracer {
  let waiting: object[] = []
  const flush = () => {
    const spans = waiting
    waiting = []
    const resource = { attributes: attributesOf({ 'service.name': service }) }
    const body = { resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'framewell' }, spans }] }] }
    send(JSON.stringify(body)).catch(() => undefined)
  }
  const keep = (span: object) => {
    if (waiting.length >= MAX_WAITING) return
    waiting.push(span)
    if (waiting.length === 1) later(flush, SEND_EVERY_MS)
  }
  return {
    begin: (kind, parent) => {
      const context = {
        traceId: parent?.traceId ?? randomHex(16),
        spanId: randomHex(8),
        sampled: parent?.sampled ?? random() < ratio,
      }
      const began = now()
      const end = ({ name, attributes, failed }: Ended) => {
        if (!context.sampled) return
        const { traceId, spanId } = context
        keep({
          traceId,
          spanId,
          ...(parent ? { parentSpanId: parent.spanId } : {}),
          name,
          kind: SPAN_KINDS[kind],
          startTimeUnixNano: nanos(began),
          endTimeUnixNano: nanos(now()),
          attributes: attributesOf(attributes),
          status: { code: failed ? 2 : 0 },
        })
      }
      return { context, end }
    },
  }
}

const nanos = (ms: number) => `${Math.round(ms * 1000)}000`

function attributesOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? { stringValue: value } : { intValue: String(Math.round(value)) },
  }))
}
