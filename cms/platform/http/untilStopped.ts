import type { Server } from 'node:http'
import { env } from '../../env'
import { log } from '../../log'

/** How long running requests may take after the process was told to stop. */
const STOP_WITHIN_MS = 10_000

interface Stopping {
  /** Ends long-lived requests before the others are waited for. */
  readonly endStreams?: () => void
  /** Runs after the last request was answered. */
  readonly close: () => Promise<void>
}

/**
 * Ends a process on SIGTERM or SIGINT: first it only reports that it is stopping, so that a balancer sends nobody else; then it accepts
 * nothing new, finishes its requests and exits. A second signal skips the waiting.
 * @returns a signal that says whether the process was told to stop
 */
export function untilStopped(server: Server, { endStreams, close }: Stopping): AbortSignal {
  const stopping = new AbortController()
  let closing = false
  const end = async () => {
    if (closing) return
    closing = true
    setTimeout(() => process.exit(1), STOP_WITHIN_MS + 5000).unref()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    endStreams?.()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref()
    await closed
    await close()
    process.exit(0)
  }
  const stop = () => {
    if (stopping.signal.aborted || env.DRAIN_SECONDS === 0) void end()
    else setTimeout(() => void end(), env.DRAIN_SECONDS * 1000)
    stopping.abort()
  }
  // Before anybody learns that it is ready: they may tell it to stop.
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Payload awaits only one of several simultaneous refusals: the others must not end the process or another person's request.
  process.on('unhandledRejection', (reason) => log.error({ err: reason, msg: 'a promise failed that nobody waits for' }))
  return stopping.signal
}

/** @throws Error if the port is taken */
export async function listenOn(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, env.CMS_HOST, resolve)
  })
}

/** Ends a process that could not start. A problem an operator can fix is one sentence; our own defect needs its trace. */
export function failToStart(error: unknown, ports: Readonly<Record<string, number>>): never {
  const taken = error instanceof Error && 'port' in error && 'code' in error && error.code === 'EADDRINUSE'
  const name = taken ? Object.keys(ports).find((each) => ports[each] === error.port) : undefined
  if (error instanceof Error) log.debug({ err: error })
  console.error(
    name
      ? `Port ${ports[name]} is taken by another program: stop it, or set ${name}.`
      : error instanceof Error
        ? error.message
        : String(error),
  )
  process.exit(1)
}
