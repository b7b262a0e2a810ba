import { readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { setCompanyZone } from '@framewell/domain/dates/companyZone'
import { loadServerPart } from './loadServerPart'
import type { AreaWorkerData, FromWorker, ReadAnswer, ToWorker } from './messages'
import { areaRenderer } from './renderArea'

// A thread that renders one release only. Changes the release makes here (a prototype, a global) end with the thread.

const port = parentPort
if (!port) throw new Error('areaWorker must run in a thread of the host')
const post = (message: FromWorker) => port.postMessage(message)
const failed = (id: number | null, error: unknown) =>
  post({
    kind: 'failed',
    id,
    message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    stack: error instanceof Error ? (error.stack ?? '') : '',
  })

const waiting = new Map<number, (answer: ReadAnswer | null) => void>()
let reads = 0
const read = (url: string) =>
  new Promise<ReadAnswer | null>((resolve) => {
    reads += 1
    waiting.set(reads, resolve)
    post({ kind: 'read', id: reads, url })
  })

post({ kind: 'begun', thread: linuxThreadId() })
try {
  // The host passes this data to its own thread.
  const data: AreaWorkerData = workerData
  const draw = areaRenderer(loadServerPart(data), read)
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'answer') {
      waiting.get(message.id)?.(message.answer)
      waiting.delete(message.id)
      return
    }
    const { id, job } = message
    setCompanyZone(job.timeZone)
    draw(job).then(
      (drawn) => post({ kind: 'drawn', id, drawn }),
      (error: unknown) => failed(id, error),
    )
  })
  post({ kind: 'ready' })
} catch (error) {
  failed(null, error)
}

/** On Linux the link target is {process}/task/{thread}. */
function linuxThreadId(): number | null {
  try {
    return Number(basename(readlinkSync('/proc/thread-self')))
  } catch {
    return null
  }
}
