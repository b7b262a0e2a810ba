import type { CollectionSlug, PayloadRequest, TypeWithID } from 'payload'
import { lockRow } from '../platform/database/lockRow'

/** A row of one of the network's collections, locked until the transaction ends; null if it does not exist. */
export async function lockedRow<Row extends TypeWithID>(
  req: PayloadRequest,
  collection: CollectionSlug & ('network-applications' | 'network-documents' | 'fabricators' | 'directory-partners'),
  id: string,
): Promise<Row | null> {
  if (!(await lockRow(req, collection, id))) return null
  return req.payload.db.findOne<Row>({ collection, where: { id: { equals: id } }, req })
}
