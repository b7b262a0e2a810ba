import type { PayloadRequest } from 'payload'
import { lock } from '../../platform/database/lock'

/** Until the transaction ends, nobody else changes the document (or makes new ones, for 'new') through the content calls. */
export async function lockDocument(req: PayloadRequest, id: string): Promise<void> {
  await lock(req, 'content', id)
}
