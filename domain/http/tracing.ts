/** Where a piece of work belongs: W3C Trace Context, of which only `traceparent` is used. */
export interface TraceContext {
  /** 32 hex digits. */
  readonly traceId: string
  /** 16 hex digits. */
  readonly spanId: string
  readonly sampled: boolean
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const NOTHING = /^0+$/

/** What a `traceparent` header says; null for one that is not well made. */
export function readTraceparent(header: unknown): TraceContext | null {
  const [, traceId = '', spanId = '', flags = ''] = typeof header === 'string' ? (TRACEPARENT.exec(header) ?? []) : []
  if (!traceId || NOTHING.test(traceId) || NOTHING.test(spanId)) return null
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export function writeTraceparent({ traceId, spanId, sampled }: TraceContext): string {
  return `00-${traceId}-${spanId}-${sampled ? '01' : '00'}`
}

/** The numbers of OTLP. */
const SPAN_KINDS = { internal: 1, server: 2, client: 3, consumer: 5 } as const
type Attributes = Readonly<Record<string, string | number>>

interface Ended {
  readonly name: string
  readonly attributes: Attributes
  readonly failed: boolean
}
export interface Span {
  readonly context: TraceContext
  /** Once; a span that is never ended is never sent. */
  readonly end: (ended: Ended) => void
}

interface TracerOptions {
  readonly service: string
  /** The part of all traces that is kept, 0 to 1; where a trace began elsewhere, that side has decided. */
  readonly ratio: number
  readonly randomHex: (bytes: number) => string
  /** 0 to 1 */
  readonly random: () => number
  /** Milliseconds since 1970, with their fraction. */
  readonly now: () => number
  /** Sends one body of OTLP over HTTP (JSON); a rejection loses its spans and nothing else. */
  readonly send: (body: string) => Promise<unknown>
  readonly later: (run: () => void, ms: number) => void
}
export interface Tracer {
  readonly begin: (kind: keyof typeof SPAN_KINDS, parent?: TraceContext | null) => Span
}

const SEND_EVERY_MS = 2000
/** Spans that wait while a collector is away; more are dropped. */
const MOST_WAITING = 2048

/** Makes spans and sends them in batches (OpenTelemetry protocol, JSON). Nothing waits for it. */
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
    if (waiting.length >= MOST_WAITING) return
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
