import type { LogShipper } from '@framewell/server-kit/telemetry/logShipper'
import { destination, type Logger, pino } from 'pino'

export type Log = Logger

const BATCH_BYTES = 8192
const BATCH_MS = 500

/**
 * JSON lines on stdout, written in batches so that logging adds almost nothing to a request. Flush it before the process ends.
 * @param shipper also receives each line
 */
export function makeLog(level: string, shipper: LogShipper | null = null): Log {
  const output = destination({ sync: false, minLength: BATCH_BYTES, periodicFlush: BATCH_MS })
  const both = shipper && {
    write: (line: string) => {
      output.write(line)
      shipper.write(line)
    },
    flush: (done?: () => void) => output.flush(done),
  }
  return pino({ level, base: { service: 'host' }, timestamp: pino.stdTimeFunctions.isoTime }, both ?? output)
}
