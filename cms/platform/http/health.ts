import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { fullStorage } from '../storage/diskRoom'

/**
 * Answers while the process runs at all. A balancer reads the word: without its database a cms can still answer better than an empty
 * backend could.
 */
export function healthz(isStopping: () => boolean) {
  return (_request: Request, response: Response): void => {
    response.json({ status: isStopping() ? 'stopping' : 'ok' })
  }
}

/** Answers 200 while the process can work: the database answers within two seconds, there is space to write to, and nobody told it to stop. */
export function readyz(payload: Payload, isStopping: () => boolean) {
  return async (_request: Request, response: Response): Promise<void> => {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 2000).unref())
    const ready = await Promise.race([payload.db.pool.query('select 1'), late]).then(
      () => true,
      () => false,
    )
    const full = await fullStorage()
    const status = isStopping() ? 'stopping' : !ready ? 'database unavailable' : (full ?? 'ready')
    response.status(status === 'ready' ? 200 : 503).json({ status })
  }
}
