import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { fullStorage } from '../storage/diskRoom'

/** Answers while the process runs at all. */
export function healthz(_request: Request, response: Response): void {
  response.json({ status: 'ok' })
}

/** Answers 200 while the process can work: the database answers within two seconds, and there is space to write to. */
export function readyz(payload: Payload) {
  return async (_request: Request, response: Response): Promise<void> => {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 2000).unref())
    const ready = await Promise.race([payload.db.pool.query('select 1'), late]).then(
      () => true,
      () => false,
    )
    const full = await fullStorage()
    response.status(ready && !full ? 200 : 503).json({ status: !ready ? 'database unavailable' : (full ?? 'ready') })
  }
}
