import { sendOtlp } from './otlp'

/** Pino's levels and the severities of OpenTelemetry. */
const SEVERITIES: Readonly<Record<number, number>> = { 10: 1, 20: 5, 30: 9, 40: 13, 50: 17, 60: 21 }
const SEND_EVERY_MS = 2000
const MOST_AT_ONCE = 1000
/** Lines that wait while a collector is away; the oldest are dropped for more. */
const MOST_WAITING = 20_000

interface ShipperOptions {
  readonly service: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Sends one body of OTLP over HTTP (JSON) to `/v1/logs`. A rejection is tried again with the next lines. */
  readonly send: (body: string) => Promise<unknown>
  readonly later: (run: () => void, ms: number) => void
}

export interface LogShipper {
  /** Takes one line of the log: a JSON object, or what else it may be. */
  readonly write: (line: string) => void
  /** Sends what waits, before a process ends. */
  readonly flush: () => Promise<void>
}

/** Sends the log's lines to another machine as they are (OpenTelemetry protocol, JSON), in batches. Nothing waits for it. */
export function makeLogShipper({ service, now, send, later }: ShipperOptions): LogShipper {
  let waiting: object[] = []
  let due = false
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: service } }] }
  const flush = async () => {
    while (waiting.length > 0) {
      const logRecords = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(logRecords.length)
      try {
        await send(JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'framewell' }, logRecords }] }] }))
      } catch {
        waiting = [...logRecords, ...waiting].slice(-MOST_WAITING)
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
      if (waiting.length > MOST_WAITING) waiting.shift()
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

/** Ships the log of a service as its settings say; null where it stays on its machine. @param later runs something after milliseconds and keeps no process alive */
export function shipperFor(service: string, settings: LogSettings, later: ShipperOptions['later']): LogShipper | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_LOGS_EXPORTER: exporter } = settings
  if (exporter === 'none' || endpoint === undefined) return null
  return makeLogShipper({ service, now: Date.now, later, send: (body) => sendOtlp(endpoint, 'logs', body) })
}
