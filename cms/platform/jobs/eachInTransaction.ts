import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '../database/inTransaction'

/**
 * Works on the records of a scheduled job, each in its own transaction. One that fails is rolled back and logged, and the others go on.
 * @throws Error at the end if any failed: the job is tried again, and shown as failed when it keeps failing
 */
export async function eachInTransaction<Row>(
  payload: Payload,
  rows: readonly Row[],
  work: (req: PayloadRequest, row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) {
    try {
      const req = await createLocalReq({}, payload)
      await inTransaction(req, () => work(req, row))
    } catch (error) {
      failures.push(error)
      payload.logger.error({ err: error, record: row, msg: 'A record of a scheduled job failed' })
    }
  }
  if (failures.length === 0) return
  const [first] = failures
  const why = first instanceof Error ? first.message : String(first)
  throw new Error(`${failures.length} of ${rows.length} records failed, the first with: ${why}`, { cause: first })
}
