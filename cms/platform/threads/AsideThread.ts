import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { env, ROOT } from '../../env'
import type { ThreadAnswer, ThreadOrder } from './answerOrders'

export interface AsideThreadOptions {
  /** The thread's program: its path below cms/, without extension. The build puts it beside the server under its file's name. */
  readonly program: string
  /** Heap the thread may use; what needs more ends the thread, and not the server. */
  readonly heapMb: number
  /** An order that takes longer is given up, and the thread with it. */
  readonly secondsEach: number
  /** Orders that may wait behind the one in hand. */
  readonly mostWaiting: number
}

/** Thrown when so many orders wait that another would only wait too long. */
export class ThreadBusy extends Error {
  override readonly name = 'ThreadBusy'
}
/** Thrown when an order used up its thread's memory or its own time. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded'
}

interface Waiting<Order, Answer> {
  readonly order: Order
  readonly done: (answer: Answer) => void
  readonly failed: (problem: unknown) => void
}
interface Running<Order, Answer> extends Waiting<Order, Answer> {
  readonly clock: NodeJS.Timeout
}

/**
 * A thread beside the server's, for work that would hold up every other request or could take all memory. Orders run one at a time, so the
 * one that ends the thread harms no other; it starts with the first order, keeps no process alive and is replaced when it has ended.
 */
export class AsideThread<Order, Answer> {
  readonly #options: AsideThreadOptions
  readonly #waiting: Waiting<Order, Answer>[] = []
  #running: Running<Order, Answer> | undefined
  #worker: Worker | undefined

  constructor(options: AsideThreadOptions) {
    this.#options = options
  }

  /**
   * Resolves with what the thread's program answers.
   * @throws ThreadBusy, ThreadEnded, or what the program itself threw.
   */
  ask(order: Order): Promise<Answer> {
    if (this.#waiting.length >= this.#options.mostWaiting)
      return Promise.reject(new ThreadBusy(`${this.#options.program} has enough to do`))
    return new Promise((done, failed) => {
      this.#waiting.push({ order, done, failed })
      this.#next()
    })
  }

  #next(): void {
    if (this.#running) return
    const next = this.#waiting.shift()
    if (!next) {
      this.#worker?.unref()
      return
    }
    const { secondsEach, program } = this.#options
    this.#worker ??= this.#start()
    const worker = this.#worker
    const clock = setTimeout(() => this.#end(worker, new ThreadEnded(`${program} took longer than ${secondsEach} s`)), secondsEach * 1000)
    this.#running = { ...next, clock }
    worker.ref()
    worker.postMessage({ order: next.order } satisfies ThreadOrder<Order>)
  }

  #start(): Worker {
    const worker = workerOf(this.#options)
    worker.unref()
    worker.on('message', (answer: ThreadAnswer<Answer>) => {
      const running = this.#settle()
      if ('problem' in answer) running?.failed(answer.problem)
      else running?.done(answer.answer)
      this.#next()
    })
    worker.on('error', (problem) => this.#end(worker, new ThreadEnded(`${this.#options.program} ended`, { cause: problem })))
    worker.on('exit', (code) => this.#end(worker, new ThreadEnded(`${this.#options.program} ended with ${code}`)))
    return worker
  }

  /** The order in hand fails, the ones behind it get a new thread. */
  #end(worker: Worker, problem: ThreadEnded): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    void worker.terminate()
    this.#settle()?.failed(problem)
    this.#next()
  }

  #settle(): Running<Order, Answer> | undefined {
    const running = this.#running
    this.#running = undefined
    clearTimeout(running?.clock)
    return running
  }
}

function workerOf({ program, heapMb }: AsideThreadOptions): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMb }
  const [file = program] = program.split('/').slice(-1)
  // In production both are bundled into one folder. Said by the program's own path: the panel's build must not look for the file.
  if (env.NODE_ENV === 'production') return threadOf(Worker, join(dirname(process.argv[1] ?? ''), `${file}.mjs`), { resourceLimits })
  // Under `npm run dev` and in tests nothing is bundled: a thread of Node 20 reads TypeScript only after it has registered the loader itself.
  const entry = JSON.stringify(pathToFileURL(join(/* turbopackIgnore: true */ ROOT, 'cms', `${program}.ts`)).href)
  const source = `import('tsx/esm/api').then(({ register }) => { register(); return import(${entry}) })`
  return threadOf(Worker, source, { eval: true, resourceLimits })
}

/** The constructor comes as an argument: the panel's build, which has no use for the thread, would look for the file and fail without it. */
const threadOf = (Thread: typeof Worker, ...[file, options]: ConstructorParameters<typeof Worker>): Worker => new Thread(file, options)
