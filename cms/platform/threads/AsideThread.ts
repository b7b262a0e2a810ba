import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { companyZone } from '@framewell/domain/dates/companyZone'
import { env, ROOT } from '../../env'
import type { ThreadAnswer, ThreadData, ThreadOrder } from './answerOrders'

export interface AsideThreadOptions {
  /** The thread's program: its path below cms/, without extension. The build puts it next to the server under its file's name. */
  readonly program: string
  /** Heap the thread may use; exceeding it ends the thread, not the server. */
  readonly heapMb: number
  /** An order that takes longer is given up, and the thread with it. */
  readonly secondsEach: number
  /** Orders that may wait behind the current one. */
  readonly mostWaiting: number
}

/** Thrown when so many orders are waiting that another would wait too long. */
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
 * A thread next to the server's, for work that would hold up every other request or could use all memory. Orders run one at a time, so one
 * that ends the thread affects no other. The thread starts with the first order, keeps no process alive and is replaced after it ends.
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
   * Resolves with the answer of the thread's program.
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

  /** The current order fails; the ones behind it get a new thread. */
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
  const given = {
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    workerData: { timeZone: companyZone() } satisfies ThreadData,
  }
  const [file = program] = program.split('/').slice(-1)
  // In production both are bundled into one folder. Uses the running program's path: the panel's build must not look for the file.
  if (env.NODE_ENV === 'production') return threadOf(Worker, join(dirname(process.argv[1] ?? ''), `${file}.mjs`), given)
  // Under `npm run dev` and in tests nothing is bundled: a thread of Node 20 reads TypeScript only after it has registered the loader
  // itself.
  const entry = JSON.stringify(pathToFileURL(join(/* turbopackIgnore: true */ ROOT, 'cms', `${program}.ts`)).href)
  const source = `import('tsx/esm/api').then(({ register }) => { register(); return import(${entry}) })`
  return threadOf(Worker, source, { eval: true, ...given })
}

/** The constructor is an argument: the panel's build, which does not use the thread, would look for the file and fail without it. */
const threadOf = (Thread: typeof Worker, ...[file, options]: ConstructorParameters<typeof Worker>): Worker => new Thread(file, options)
