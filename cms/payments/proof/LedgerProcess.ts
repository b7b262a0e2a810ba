import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'esbuild'
import { bundleOptions } from '../../bundleOptions.mjs'
import { ROOT } from '../../env'
import type { LedgerOutcome, LedgerTask } from './ledgerWorker'
import type { StatementProxy } from './StatementProxy'

/** Below the root, where the bundle's outside packages are found; a folder of builds, which git ignores. */
const FOLDER = join(ROOT, '.cache', 'money-proof', String(process.pid))
type Operation = Omit<LedgerTask, 'id'>

/** Bundles the worker, so that it starts in a second. */
export async function bundleWorker(): Promise<void> {
  const entryPoints = { ledgerWorker: join(import.meta.dirname, 'ledgerWorker.ts') }
  await build({ ...bundleOptions, entryPoints, outdir: FOLDER, sourcemap: false })
}

/** A process that posts, behind its own proxy before the database; killed, it is started again. */
export class LedgerProcess {
  readonly proxy: StatementProxy
  readonly #settings: Record<string, string>
  readonly #waiting = new Map<number, (outcome: LedgerOutcome | undefined) => void>()
  #child: ChildProcess | undefined
  #next = 0
  #stopping = false
  /** The start that is under way, or the last one. */
  #started: Promise<void> = Promise.resolve()

  constructor(proxy: StatementProxy, settings: Record<string, string>) {
    this.proxy = proxy
    this.#settings = settings
  }

  get running(): boolean {
    return this.#child?.connected === true
  }

  start(): Promise<void> {
    this.#started = this.#start()
    return this.#started
  }

  async #start(): Promise<void> {
    const child = fork(join(FOLDER, 'ledgerWorker.mjs'), {
      cwd: ROOT,
      execArgv: ['--conditions=production'],
      env: { ...process.env, ...this.#settings },
    })
    // The first message says that it can work.
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('A process of the proof did not start'))),
    ])
    child.on('message', (outcome: LedgerOutcome) => {
      this.#waiting.get(outcome.id)?.(outcome)
      this.#waiting.delete(outcome.id)
    })
    child.once('exit', () => {
      for (const lost of this.#waiting.values()) lost(undefined)
      this.#waiting.clear()
      if (!this.#stopping) void this.start()
    })
    this.#child = child
  }

  /** @returns undefined when the process ended before it could say */
  async do(operation: Operation): Promise<LedgerOutcome | undefined> {
    const child = this.#child
    if (!child?.connected) return undefined
    const id = this.#next++
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve)
      child.send({ id, ...operation }, (error) => {
        if (!error) return
        this.#waiting.delete(id)
        resolve(undefined)
      })
    })
  }

  kill(): void {
    this.#child?.kill('SIGKILL')
  }

  async stop(): Promise<void> {
    this.#stopping = true
    // One that was killed just now is being started again.
    await this.#started
    if (this.#child?.connected) this.#child.disconnect()
    if (this.#child?.exitCode === null && this.#child.signalCode === null) await once(this.#child, 'exit')
    this.proxy.close()
  }
}
