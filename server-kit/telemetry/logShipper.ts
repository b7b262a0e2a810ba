import { sendOtlp } from './sendOtlp'

/** Maps Pino's levels to OpenTelemetry severities. */
const SEVERITIES: Readonly<Record<number, number>> = { 10: 1, 20: 5, 30: 9, 40: 13, 50: 17, 60: 21 }
const SEND_EVERY_MS = 2000
const MAX_AT_ONCE = 1000
/** Maximum lines queued while a collector is down; the oldest are dropped. */
const MAX_WAITING = 20_000

interface ShipperOptions {
  readonly service: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Sends one OTLP body over HTTP (JSON) to `/v1/logs`. Rejected lines are retried with the next batch. */
  readonly send: (body: string) => Promise<unknown>
  readonly later: (run: () => void, ms: number) => void
}

export interface LogShipper {
  /** Takes one log line, usually a JSON object. */
  readonly write: (line: string) => void
  /** Sends queued lines before a process ends. */
  readonly flush: () => Promise<void>
}

/** Ships log lines to another machine in batches (OpenTelemetry protocol, JSON). Never blocks. */
export function makeLogShipper({ service, now, send, later }: ShipperOptions): LogShipper {
  let waiting: object[] = []
  let due = false
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: service } }] }
  const flush = async () => {
    while (waiting.length > 0) {
      const logRecords = waiting.slice(0, MAX_AT_ONCE)
      waiting = waiting.slice(logRecords.length)
      try {
        await send(JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'framewell' }, logRecords }] }] }))
      } catch {
        waiting = [...logRecords, ...waiting].slice(-MAX_WAITING)
        plan()
        return
      }
    }
  }
  const plan = () => {
    if (due) return
    due = true
    later(() => {
      due = false
      void flush()
    }, SEND_EVERY_MS)
  }
  return {
    write: (line) => {
      const body = { stringValue: line.trimEnd() }
      waiting.push({ timeUnixNano: `${Math.round(now())}000000`, severityNumber: SEVERITIES[levelOf(line)] ?? 9, body })
      if (waiting.length > MAX_WAITING) waiting.shift()
      plan()
    },
    flush,
  }
}

function levelOf(line: string): number {
  return Number(/^\{"level":(\d{2})/.exec(line)?.[1])
}

interface LogSettings {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  readonly OTEL_LOGS_EXPORTER: 'otlp' | 'none'
}

/**
 * The log shipper of a service by its settings; null when logs stay on the machine. @param later runs something after milliseconds without
 * keeping the process alive
 */
export function shipperFor(service: string, settings: LogSettings, later: ShipperOptions['later']): LogShipper | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_LOGS_EXPORTER: exporter } = settings
  if (exporter === 'none' || endpoint === undefined) return null
  return makeLogShipper({ service, now: Date.now, later, send: (body) => sendOtlp(endpoint, 'logs', body) })
}
