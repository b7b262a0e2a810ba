import { isolateObjectProperty, type PayloadRequest } from 'payload'

/**
 * One consistent reading of several tables: everything read with the given request is as of the same moment, whatever is written meanwhile.
 * Nothing can be written in it. Inside a transaction it reads as that transaction does.
 */
export async function snapshot<T>(req: PayloadRequest, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  if ((await req.transactionID) !== undefined) return read(req)
  const { db } = req.payload
  const id = await db.beginTransaction({ isolationLevel: 'repeatable read', accessMode: 'read only' })
  if (id === null) throw new Error('The database opened no transaction')
  // The request itself stays outside: what the caller writes afterwards must not join a reading.
  const reading = isolateObjectProperty(req, 'transactionID')
  reading.transactionID = id
  try {
    const result = await read(reading)
    await db.commitTransaction(id)
    return result
  } catch (error) {
    await db.rollbackTransaction(id)
    throw error
  }
}
