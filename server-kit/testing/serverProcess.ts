import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Program {
  /** Node by default. */
  readonly command?: string
  readonly args: readonly string[]
  readonly cwd: string
  /** All of its environment. */
  readonly env: NodeJS.ProcessEnv
  /** File to which its output is appended; without one its errors are shown and the rest is dropped. */
  readonly log?: string | undefined
  /** The name in errors; by default its file's. */
  readonly name?: string
  /** Another user to run as: database engines refuse to be root. */
  readonly user?: { readonly uid: number; readonly gid: number } | undefined
}

const LAST_LINES = 25
const ASK_EVERY_MS = 50
const READY_WITHIN_S = 300

/** A program in a process of its own, for tests and measurements, which may be stopped and started again. */
export class Daemon {
  readonly name: string
  readonly #program: Program
  #child: ChildProcess | undefined

  constructor(program: Program) {
    this.#program = program
    this.name = program.name ?? basename(program.args.at(-1) ?? program.command ?? 'node')
  }

  /** 0 before its first start. */
  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  get exitCode(): number | null {
    return this.#child?.exitCode ?? null
  }

  start(): void {
    const { command = process.execPath, args, cwd, env, log, user } = this.#program
    const output = log === undefined ? undefined : openSync(log, 'a')
    this.#child = spawn(command, args, { cwd, env, stdio: ['ignore', output ?? 'ignore', output ?? 'inherit'], ...user })
    if (output !== undefined) closeSync(output)
    // One that cannot be started has not begun to run: `until` says so.
    this.#child.on('error', () => undefined)
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  /** Sends a signal and waits for the end; nothing happens once it has ended. One that SIGSTOP holds goes on, to receive the signal. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || !this.isRunning) return
    const ended = once(child, 'exit')
    child.kill(signal)
    child.kill('SIGCONT')
    await ended
  }

  /** @throws Error with the end of its log when it ends before, or the condition does not hold in time */
  async until(holds: () => Promise<boolean>, seconds = READY_WITHIN_S): Promise<void> {
    for (const end = Date.now() + seconds * 1000; !(await holds().catch(() => false)); await pause(ASK_EVERY_MS)) {
      if (!this.isRunning) throw new Error(`${this.name} ended with ${this.exitCode ?? this.#child?.signalCode}${this.#lastLines()}`)
      if (Date.now() > end) throw new Error(`${this.name} is not ready after ${seconds} s${this.#lastLines()}`)
    }
  }

  #lastLines(): string {
    const { log } = this.#program
    return log === undefined ? '' : `:\n${readFileSync(log, 'utf8').split('\n').slice(-LAST_LINES).join('\n')}`
  }
}

/** A server of the product in its own process. */
export class ServerProcess extends Daemon {
  /** Where it answers. */
  readonly origin: string

  constructor({ origin, ...program }: Program & { readonly origin: string }) {
    super(program)
    this.origin = origin
  }

  /** Starts it and waits until its `/readyz` answers 200. @throws Error as `until`; one that is not ready in time is killed */
  async open(seconds?: number): Promise<void> {
    this.start()
    await this.until(() => isReady(this.origin), seconds).catch(async (error: unknown) => {
      await this.stop('SIGKILL')
      throw error
    })
  }
}

/** Starts a server and waits until it is ready. @throws Error as `ServerProcess.open` */
export async function startProcess(program: Program & { readonly origin: string }, readyWithinSeconds?: number): Promise<ServerProcess> {
  const server = new ServerProcess(program)
  await server.open(readyWithinSeconds)
  return server
}

/** Whether the server at an origin says that it is ready. */
export function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Signals processes that are not our children; one that has exited meanwhile is none. */
export function signalProcesses(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has exited meanwhile.
    }
  }
}
