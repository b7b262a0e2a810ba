import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { env, ROOT } from '../env'
import type { PdfAnswer, PdfOrder } from './pdfWorker'

interface Waiting {
  readonly done: (bytes: Uint8Array<ArrayBuffer>) => void
  readonly failed: (problem: unknown) => void
}
interface PdfThread {
  readonly worker: Worker
  readonly waiting: Map<number, Waiting>
}

let thread: PdfThread | undefined
let orders = 0

/**
 * Writes a document in a thread beside the server's: setting one takes a quarter of a second, in which every other call would wait.
 * The thread starts with the first document and keeps no process alive; one that ends is replaced with the next document.
 * @throws Error what the document's own code throws, or why the thread ended.
 */
export function writeAside(folder: string, kind: string, content: unknown): Promise<Uint8Array<ArrayBuffer>> {
  thread ??= startThread()
  const { worker, waiting } = thread
  orders += 1
  const id = orders
  return new Promise((done, failed) => {
    waiting.set(id, { done, failed })
    worker.ref()
    worker.postMessage({ id, folder, kind, content } satisfies PdfOrder)
  })
}

function startThread(): PdfThread {
  const waiting = new Map<number, Waiting>()
  const worker = env.NODE_ENV === 'production' ? threadOf(Worker, join(ROOT, 'cms', 'dist', 'pdfWorker.mjs')) : workerOfSources()
  const started = { worker, waiting }
  worker.unref()
  worker.on('message', (answer: PdfAnswer) => {
    const order = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (waiting.size === 0) worker.unref()
    if ('bytes' in answer) order?.done(answer.bytes)
    else order?.failed(answer.problem)
  })
  const ended = (problem: Error) => {
    if (thread === started) thread = undefined
    for (const { failed } of waiting.values()) failed(problem)
    waiting.clear()
  }
  worker.on('error', ended)
  worker.on('exit', (code) => ended(new Error(`The thread that writes PDFs ended with ${code}`)))
  return started
}

/** The constructor comes as an argument: the panel's build, which has no use for the thread, would look for the file and fail without it. */
const threadOf = (Thread: typeof Worker, file: string): Worker => new Thread(file)

/** Under `npm run dev` and in tests nothing is bundled: a thread of Node 20 reads TypeScript only after it has registered the loader itself. */
function workerOfSources(): Worker {
  const entry = JSON.stringify(new URL('./pdfWorker.ts', import.meta.url).href)
  return new Worker(`import('tsx/esm/api').then(({ register }) => { register(); return import(${entry}) })`, { eval: true })
}
