import { createLocalReq, type PayloadRequest } from 'payload'
import { besidesPool } from '../../platform/database/besidesPool'
import { beginOn } from '../../platform/database/transactions'

/**
 * Runs something as the same person in a separate transaction and rolls it back, without notifying anybody. Returns its result. The caller
 * may hold a connection already, so this one comes from a separate pool.
 * @param context of the separate request
 */
export async function rehearse<Result>(
  { payload, user }: PayloadRequest,
  work: (req: PayloadRequest) => Promise<Result>,
  context: PayloadRequest['context'] = {},
): Promise<Result> {
  const req = await createLocalReq(user ? { user, context } : { context }, payload)
  // Opens the transaction at once, so that the rollback does not depend on later statements.
  const id = await beginOn(payload.db, besidesPool(payload.db), { accessMode: 'read write' })
  req.transactionID = id
  try {
    const found = await work(req)
    // Payload ends the transaction after a failed write, even if the error was caught.
    if (req.transactionID !== id) throw new Error('The transaction ended before its work was done')
    return found
  } finally {
    await payload.db.rollbackTransaction(id)
  }
}
