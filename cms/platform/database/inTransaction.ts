import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/**
 * Runs `work` in one database transaction that every call with the same `req` joins; inside an outer one it simply joins.
 * @throws whatever `work` throws, after a rollback; an Error if a write inside failed and was swallowed
 *   (Payload rolled everything back, so nothing may be reported as saved); the database's error if COMMIT fails.
 */
export async function inTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  if (!(await initTransaction(req))) return work()
  const id = req.transactionID
  try {
    const result = await work()
    if (!id || req.transactionID !== id) throw new Error('The transaction ended before its work was done')
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
