import type { PayloadRequest } from 'payload'
import { lock } from '../../platform/database/lock'

/** Locks a document (or, for 'new', the creation of documents) against the other content calls until the transaction ends. */
export async function lockDocument(req: PayloadRequest, id: string): Promise<void> {
  await lock(req, 'content', id)
}
