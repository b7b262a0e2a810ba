import { createLocalReq, type PayloadRequest } from 'payload'
import { besidesPool } from '../../platform/database/besidesPool'
import { beginOn } from '../../platform/database/transactions'

/**
 * Does something as the same person in a transaction of its own, which is then taken back: nobody hears of it. Answers what it found.
 * Whoever asks may hold a connection already: this one is of a pool of its own.
 */
export async function rehearse<Result>({ payload, user }: PayloadRequest, work: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const req = await createLocalReq(user ? { user } : {}, payload)
  // Begun at once: what is to be taken back must not depend on anything that is sent later.
  const id = await beginOn(payload.db, besidesPool(payload.db), { accessMode: 'read write' })
  req.transactionID = id
  try {
    const found = await work(req)
    // Payload ends the transaction of a write that failed, also where that was caught.
    if (req.transactionID !== id) throw new Error('The transaction ended before its work was done')
    return found
  } finally {
    await payload.db.rollbackTransaction(id)
  }
}
