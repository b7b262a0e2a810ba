import type { Request, Response } from 'express'
import type { Payload } from 'payload'

/** Answers while the process runs at all. */
export function healthz(_request: Request, response: Response): void {
  response.json({ status: 'ok' })
}

/** Answers 200 while the process can work: the database answers within two seconds. */
export function readyz(payload: Payload) {
  return async (_request: Request, response: Response): Promise<void> => {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), 2000).unref())
    const ready = await Promise.race([payload.db.pool.query('select 1'), late]).then(
      () => true,
      () => false,
    )
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'database unavailable' })
  }
}
