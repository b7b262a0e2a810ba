import { shipperFor } from '@framewell/server-kit/telemetry/logShipper'
import pino from 'pino'
import { env } from './env'
import { recentLines } from './platform/metrics/recentLines'

/** Where log lines go besides this machine; null if nothing is set. */
export const logShipper = shipperFor('framewell-cms', env, (run, ms) => setTimeout(run, ms).unref())

/**
 * The process's only log: JSON lines on standard output; operators read the newest from memory. Secrets and the values of failed queries
 * stay out of it.
 */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        'token',
        'secret',
        'authorization',
        'cookie',
        '*.password',
        '*.token',
        '*.secret',
        '*.authorization',
        '*.cookie',
        '*.hash',
        '*.salt',
      ],
      remove: true,
    },
    serializers: { err: describeError },
    hooks: {
      logMethod(args, method, level) {
        const refusal = level === pino.levels.values.error ? refusalIn(args) : null
        if (refusal) this.info({ msg: refusal.message })
        else method.apply(this, args)
      },
    },
  },
  pino.multistream([
    { stream: process.stdout, level: 'trace' },
    { stream: recentLines, level: 'trace' },
    ...(logShipper ? [{ stream: logShipper, level: 'trace' as const }] : []),
  ]),
)

/**
 * The refusal, if Payload logs one and nothing else: a 4xx answer is no fault of the server, and needs no stack. Payload sets levels by
 * error name only, so each of our error classes would have to be listed there.
 */
function refusalIn([line]: readonly unknown[]): Error | null {
  if (typeof line !== 'object' || line === null || Object.keys(line).join() !== 'err' || !('err' in line)) return null
  const { err } = line
  return err instanceof Error && 'status' in err && typeof err.status === 'number' && err.status >= 400 && err.status < 500 ? err : null
}

interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code: unknown
  readonly stack: string | undefined
  readonly cause: LoggedError | undefined
}

/** Drizzle writes a failed query's parameters (names, addresses, password hashes) into its message; they are cut off. */
function describeError(error: unknown): unknown {
  return error instanceof Error ? described(error) : error
}

function described(error: Error): LoggedError {
  return {
    type: error.name,
    message: withoutParameters(error.message),
    code: 'code' in error ? error.code : undefined,
    stack: error.stack && withoutParameters(error.stack),
    cause: error.cause instanceof Error ? described(error.cause) : undefined,
  }
}

function withoutParameters(text: string): string {
  return text.replace(/\nparams: .*(\n(?! {4}at ).*)*/g, '\nparams: (left out)')
}
