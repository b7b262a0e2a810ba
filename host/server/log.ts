import { destination, type Logger, pino } from 'pino'

export type Log = Logger

/** JSON lines on stdout, written in batches; `flushLog` before the process ends. */
export function makeLog(level: string): Log {
  return pino(
    {
      level,
      base: { service: 'host' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
    },
    destination({ sync: false, minLength: 0 }),
  )
}
