import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverUser } from '../cms/platform/database/serverUser'
import { ROOT } from '../scripts/cachedBuild'
import { RUN_FOLDER } from './environment'

interface Program {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Database engines refuse to run as root; the product's own processes keep our user. */
  readonly lent?: boolean
  /** Child processes that outlive it. */
  readonly leaves?: () => readonly number[]
}

const STOP_MS = 30_000
const started = new Set<Daemon>()

/** A process of the deployment, with its output in a file of the run's folder. */
export class Daemon {
  readonly name: string
  readonly #program: Program
  #child: ChildProcess | undefined

  constructor(program: Program) {
    this.name = program.name
    this.#program = program
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  get isRunning(): boolean {
    const child = this.#child
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }

  get exitCode(): number | null {
    return this.#child?.exitCode ?? null
  }

  start(): void {
    const { command, args, env, lent } = this.#program
    const user = lent ? serverUser() : undefined
    const log = openSync(this.#log, 'a')
    const { PATH = '/usr/bin:/bin' } = process.env
    this.#child = spawn(command, args, {
      cwd: lent ? '/' : ROOT,
      env: { PATH: `${PATH}:/usr/sbin`, LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: RUN_FOLDER, ...env },
      stdio: ['ignore', log, log],
      ...(user ? { uid: user.uid, gid: user.gid } : {}),
    })
    closeSync(log)
    this.#child.on('error', () => undefined)
    started.add(this)
  }

  signal(name: NodeJS.Signals): void {
    this.#child?.kill(name)
  }

  /** Stops it and waits for its exit, finally with SIGKILL. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || !this.isRunning) return
    const ended = once(child, 'exit')
    child.kill(signal)
    // A stopped process receives no other signal.
    child.kill('SIGCONT')
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(late)
  }

  /** Kills it and its remaining children. */
  async end(): Promise<void> {
    const left = this.#program.leaves?.() ?? []
    await this.stop('SIGKILL')
    signalProcesses(left, 'SIGKILL')
  }

  /** @throws Error with the end of its output when it exits, or does not reach the condition in time */
  async until(holds: () => Promise<boolean>, seconds: number): Promise<void> {
    for (const end = Date.now() + seconds * 1000; !(await holds().catch(() => false)); await pause(100)) {
      if (!this.isRunning) throw new Error(`${this.name} ended with ${this.exitCode}:\n${this.#lastLines()}`)
      if (Date.now() > end) throw new Error(`${this.name} is not ready after ${seconds} s:\n${this.#lastLines()}`)
    }
  }

  get #log(): string {
    return join(RUN_FOLDER, `${this.name}.log`)
  }

  #lastLines(): string {
    return readFileSync(this.#log, 'utf8').split('\n').slice(-25).join('\n')
  }
}

/** Ends all running daemons, last started first. */
export async function stopAll(): Promise<void> {
  for (const daemon of [...started].reverse()) await daemon.end()
}

export function signalProcesses(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // One that has exited meanwhile.
    }
  }
}
