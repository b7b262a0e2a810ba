import { isolateObjectProperty, type PayloadRequest } from 'payload'

/** A read-only transaction that sees one moment. */
export const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * One consistent read of several tables: everything read with the given request is as of the same moment, whatever is written meanwhile.
 * Nothing can be written in it. Inside a transaction, it reads as that transaction does.
 */
export async function snapshot<T>(req: PayloadRequest, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  if ((await req.transactionID) !== undefined) return read(req)
  const id = await req.payload.db.beginTransaction(ONE_MOMENT)
  if (id === null) throw new Error('The database opened no transaction')
  return readIn(req, id, read)
}

/** Reads in a transaction opened for it, and ends it. */
export async function readIn<T>(req: PayloadRequest, id: number | string, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  // The request itself stays outside: the caller's later writes must not join the read.
  const reading = isolateObjectProperty(req, 'transactionID')
  reading.transactionID = id
  try {
    return await read(reading)
  } finally {
    // Nothing was written, so there is nothing to commit.
    await req.payload.db.rollbackTransaction(id)
  }
}
