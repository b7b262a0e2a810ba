import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { areaKey } from '../../shell/remotes/renderedArea'
import { CpuLimit } from './CpuLimit'
import type { AreaWorkerData, Drawn, FromWorker, ReadAnswer, RenderJob, ToWorker } from './messages'

/** CPU milliseconds a release may take to load and to render. */
const LOADS_WITHIN_MS = 3000
const DRAWS_WITHIN_MS = 300
/** A thread's first render of a screen also compiles its code. */
const DRAWS_FIRST_WITHIN_MS = 600
const HEAP_MB = 160
const STACK_MB = 4
/** Buffers are outside a thread's heap: the process must not grow by more than this while a thread renders. */
const MAX_GROWTH_BYTES = 256e6
const MEMORY_EVERY_MS = 25
/**
 * Characters of an answer. The browser fetches longer ones itself, such as the list of ten thousand shops; otherwise the page would contain
 * the data twice.
 */
const LONGEST_ANSWER = 400_000

/** A release exceeded its limits or threw. Its thread is terminated unless it only threw. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
  /** The stack of the release's own error. */
  readonly releaseStack: string
  constructor(message: string, releaseStack = '') {
    super(message)
    this.releaseStack = releaseStack
  }
}

/** The thread ended before it started this render. */
export class NotStarted extends Error {
  override readonly name = 'NotStarted'
}

/** A render and what it read: the hash of each answer by URL. */
export interface RenderWithReads extends Drawn {
  readonly reads: ReadonlyMap<string, string>
  /** False when a read failed. */
  readonly whole: boolean
}

interface AreaThreadOptions extends AreaWorkerData {
  /** The built file of the thread's code. */
  readonly workerFile: string
  readonly read: (url: string) => Promise<ReadAnswer | null>
}

interface Drawing {
  readonly id: number
  readonly resolve: (drawn: Drawn) => void
  readonly answers: Map<string, string>
  whole: boolean
  readonly reject: (error: RenderFailure) => void
  readonly limit: CpuLimit
  /** Number of answers it is waiting for. */
  reads: number
}

/** One thread with one release in it. It renders one area at a time; the host survives whatever ends it. */
export class AreaThread {
  readonly #worker: Worker
  readonly #read: AreaThreadOptions['read']
  readonly #loaded: Promise<void>
  #drawing: Drawing | null = null
  #line: Promise<unknown> = Promise.resolve()
  #ended: RenderFailure | null = null
  #ids = 0
  readonly #drawnBefore = new Set<string>()
  /** The operating system's thread id, where available. */
  #number: number | null = null

  constructor({ workerFile, read, source, file, baseUrl, shared }: AreaThreadOptions) {
    this.#read = read
    this.#worker = new Worker(workerFile, {
      workerData: { source, file, baseUrl, shared } satisfies AreaWorkerData,
      env: { NODE_ENV: 'production' },
      argv: [],
      execArgv: [],
      // A release's output is kept out of the logs.
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32, stackSizeMb: STACK_MB },
    })
    this.#worker.unref()
    this.#worker.stdout.resume()
    this.#worker.stderr.resume()
    this.#loaded = this.#load()
    this.#loaded.catch(() => {})
  }

  get isEnded(): boolean {
    return this.#ended !== null
  }

  /** Rejects with a RenderFailure when the release throws or exceeds a limit; the latter also ends the thread. */
  draw(job: RenderJob): Promise<RenderWithReads> {
    const drawn = this.#line.then(() => this.#draw(job))
    this.#line = drawn.catch(() => {})
    return drawn
  }

  end(): void {
    this.#end(new RenderFailure('It is not needed any more'))
  }

  #load(): Promise<void> {
    return new Promise((resolve, reject) => {
      const limit = this.#limit(LOADS_WITHIN_MS, () => fail(new RenderFailure(`It did not load within ${LOADS_WITHIN_MS / 1000} s`)), 0)
      const fail = (failure: RenderFailure) => {
        limit.pause()
        this.#end(failure)
        reject(failure)
      }
      this.#worker.on('message', (message: FromWorker) => {
        if (message.kind === 'begun') this.#number = message.thread
        else if (message.kind === 'ready') {
          limit.pause()
          resolve()
        } else if (message.kind === 'failed' && message.id === null) fail(new RenderFailure(message.message, message.stack))
        else this.#take(message)
      })
      this.#worker.on('error', (error: Error) =>
        fail(new RenderFailure(`It ended its thread: ${error.name}: ${error.message}`, error.stack)),
      )
      this.#worker.on('exit', () => fail(this.#ended ?? new RenderFailure('It ended its thread')))
    })
  }

  async #draw(job: RenderJob): Promise<RenderWithReads> {
    await this.#loaded
    if (this.#ended) throw new NotStarted()
    const memory = this.#watchMemory()
    const answers = new Map<string, string>()
    this.#ids += 1
    const screen = areaKey(job.source)
    const within = this.#drawnBefore.has(screen) ? DRAWS_WITHIN_MS : DRAWS_FIRST_WITHIN_MS
    const drawing: Omit<Drawing, 'resolve' | 'reject'> = {
      id: this.#ids,
      answers,
      whole: true,
      limit: this.#limit(within, () => this.#end(new RenderFailure(`It drew for more than ${within} ms`))),
      reads: 0,
    }
    try {
      const drawn = await new Promise<Drawn>((resolve, reject) => {
        this.#drawing = Object.assign(drawing, { resolve, reject })
        this.#post({ kind: 'draw', id: drawing.id, job })
      })
      this.#drawnBefore.add(screen)
      return { ...drawn, reads: answers, whole: drawing.whole }
    } finally {
      clearInterval(memory)
      drawing.limit.pause()
      this.#drawing = null
    }
  }

  #take(message: Exclude<FromWorker, { kind: 'begun' | 'ready' }>): void {
    const drawing = this.#drawing
    if (message.kind === 'read') {
      if (drawing) this.#answer(drawing, message)
    } else if (drawing?.id === message.id) {
      if (message.kind === 'drawn') drawing.resolve(message.drawn)
      else drawing.reject(new RenderFailure(message.message, message.stack))
    }
  }

  async #answer(drawing: Drawing, { id, url }: Extract<FromWorker, { kind: 'read' }>): Promise<void> {
    drawing.reads += 1
    drawing.limit.pause()
    const answer = await this.#read(url).catch(() => undefined)
    if (answer) drawing.answers.set(url, stampOf(answer))
    if (answer === undefined || (answer && answer.status >= 500)) drawing.whole = false
    const fits = answer && answer.body.length <= LONGEST_ANSWER
    this.#post({ kind: 'answer', id, answer: fits ? answer : null })
    drawing.reads -= 1
    if (drawing.reads === 0 && this.#drawing === drawing) drawing.limit.run()
  }

  #limit(milliseconds: number, overrun: () => void, workedBefore?: number): CpuLimit {
    return new CpuLimit({ milliseconds, overrun, thread: () => this.#number, ...(workedBefore === undefined ? {} : { workedBefore }) })
  }

  #watchMemory(): NodeJS.Timeout {
    const before = externalMemoryBytes()
    return setInterval(() => {
      if (externalMemoryBytes() - before > MAX_GROWTH_BYTES) this.#end(new RenderFailure(`It took more than ${MAX_GROWTH_BYTES / 1e6} MB`))
    }, MEMORY_EVERY_MS)
  }

  #post(message: ToWorker): void {
    if (!this.#ended) this.#worker.postMessage(message)
  }

  #end(failure: RenderFailure): void {
    if (this.#ended) return
    this.#ended = failure
    this.#drawing?.reject(failure)
    void this.#worker.terminate()
  }
}

/** The hash of an answer's content. */
export function stampOf({ status, body }: ReadAnswer): string {
  return `${status} ${createHash('sha256').update(body).digest('base64url')}`
}

function externalMemoryBytes(): number {
  return process.memoryUsage.rss()
}
