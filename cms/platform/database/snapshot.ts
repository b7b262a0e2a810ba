import { isolateObjectProperty, type PayloadRequest } from 'payload'

/** A transaction that sees one moment and writes nothing. */
export const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * One consistent reading of several tables: everything read with the given request is as of the same moment, whatever is written meanwhile.
 * Nothing can be written in it. Inside a transaction it reads as that transaction does.
 */
export async function snapshot<T>(req: PayloadRequest, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  if ((await req.transactionID) !== undefined) return read(req)
  const id = await req.payload.db.beginTransaction(ONE_MOMENT)
  if (id === null) throw new Error('The database opened no transaction')
  return readIn(req, id, read)
}

/** Reads in a transaction that was opened for it, and ends it. */
export async function readIn<T>(req: PayloadRequest, id: number | string, read: (req: PayloadRequest) => Promise<T>): Promise<T> {
  // The request itself stays outside: what the caller writes afterwards must not join a reading.
  const reading = isolateObjectProperty(req, 'transactionID')
  reading.transactionID = id
  try {
    return await read(reading)
  } finally {
    // Nothing was written: there is nothing to commit.
    await req.payload.db.rollbackTransaction(id)
  }
}
