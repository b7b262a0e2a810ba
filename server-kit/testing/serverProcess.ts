import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

export interface ServerProcess {
  readonly origin: string
  readonly child: ChildProcess
  /** Sends a signal and waits for the end; nothing happens once it has ended. */
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
}

interface ServerProgram {
  /** Node by default. */
  readonly command?: string
  readonly args: readonly string[]
  readonly cwd: string
  /** All of its environment. */
  readonly env: NodeJS.ProcessEnv
  /** It is ready once `/readyz` there answers 200. */
  readonly origin: string
  /** File to which its output is appended; without one its errors are shown and the rest is dropped. */
  readonly log?: string | undefined
  /** 300 by default. */
  readonly readyWithinSeconds?: number
}

const LAST_LINES = 25
const ASK_EVERY_MS = 50

/**
 * Starts a server of the product in its own process, for tests and measurements, and waits until it is ready.
 * @throws Error with the end of its log when it ends before, or is not ready in time (then it is killed)
 */
export async function startProcess(program: ServerProgram): Promise<ServerProcess> {
  const { command = process.execPath, args, cwd, env, origin, log, readyWithinSeconds = 300 } = program
  const output = log === undefined ? undefined : openSync(log, 'a')
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'] })
  if (output !== undefined) closeSync(output)
  const name = args.at(-1) ?? command
  const lastLines = () => (log === undefined ? '' : `:\n${readFileSync(log, 'utf8').split('\n').slice(-LAST_LINES).join('\n')}`)
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const kill = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  for (const end = Date.now() + readyWithinSeconds * 1000; !(await isReady(origin)); await pause(ASK_EVERY_MS)) {
    if (hasEnded()) throw new Error(`${name} ended with ${child.exitCode ?? child.signalCode}${lastLines()}`)
    if (Date.now() < end) continue
    await kill('SIGKILL')
    throw new Error(`${name} is not ready after ${readyWithinSeconds} s${lastLines()}`)
  }
  return { origin, child, kill }
}

/** Whether the server at an origin says that it is ready. */
export function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
