import { destination, type Logger, pino } from 'pino'

export type Log = Logger

const BATCH_BYTES = 8192
const BATCH_MS = 500

/** JSON lines on stdout, written in batches: a line costs the request it is about next to nothing. Flush it before the process ends. */
export function makeLog(level: string): Log {
  const output = destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: BATCH_MS })
  return pino({ level, base: { service: 'host' }, timestamp: pino.stdTimeFunctions.isoTime }, output)
}
