import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './cachedBuild'
import { ActionableProblem, red, say } from './console'
import { isPortFree } from './freePort'

export interface Service {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  /** Workspace to run in; default the root. */
  readonly folder?: string
  readonly env: Record<string, string>
  /** Answers 200 when the service is ready. */
  readonly readyUrl: string
}

const READY_WITHIN_MS = 300_000
const RESTART_AFTER_MS = 500
const STOP_WITHIN_MS = 15_000

/** Keeps services running: starts them in order, restarts one that dies, stops all together. */
export class Supervisor {
  readonly #running = new Map<string, ChildProcess>()
  #stopping = false

  /**
   * Starts a service and waits until it is ready.
   * @throws ActionableProblem when its port is taken, and with the service's last output when it ends before it is ready
   */
  async start(service: Service): Promise<void> {
    const port = Number(new URL(service.readyUrl).port)
    // Another process there would be mistaken for it, and receive the releases published next.
    if (!(await isPortFree(port))) {
      throw new ActionableProblem(`Port ${port}, meant for the ${service.name}, was taken by another program meanwhile. Start again.`)
    }
    const { child, lastWords } = this.#spawn(service)
    const deadline = Date.now() + READY_WITHIN_MS
    while (!(await answersOk(service.readyUrl))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new ActionableProblem(lastWords())
      if (Date.now() > deadline) throw new ActionableProblem(`The ${service.name} was not ready after ${READY_WITHIN_MS / 1000} s.`)
      await pause(100)
    }
    child.once('close', () => this.#startAgain(service))
  }

  async stopAll(): Promise<void> {
    this.#stopping = true
    await Promise.all([...this.#running.values()].reverse().map(stopProcess))
  }

  async #startAgain(service: Service): Promise<void> {
    if (this.#stopping) return
    say(red(`The ${service.name} ended; starting it again`))
    await pause(RESTART_AFTER_MS)
    if (this.#stopping) return
    const { child } = this.#spawn(service)
    child.once('close', () => this.#startAgain(service))
  }

  #spawn(service: Service): { child: ChildProcess; lastWords: () => string } {
    let words = ''
    const child = spawn(service.command, [...service.args], {
      cwd: join(ROOT, service.folder ?? ''),
      env: { ...process.env, ...service.env },
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    child.stderr.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-4000)
      process.stderr.write(chunk)
    })
    child.once('close', () => this.#running.delete(service.name))
    this.#running.set(service.name, child)
    return { child, lastWords: () => words.trim().split('\n').at(-1) || `The ${service.name} ended without a word.` }
  }
}

async function answersOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    (response) => response.ok,
    () => false,
  )
}

async function stopProcess(child: ChildProcess): Promise<void> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.kill('SIGTERM')
  const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  await closed
  clearTimeout(giveUp)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
