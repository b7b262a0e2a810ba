import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import type { CallContext } from '../http/calls/callContext'
import { type Listing, listDocuments } from './listDocuments'
import type { Asked } from './listing'

interface DocumentList<Slug extends CollectionSlug, Filters, Row> extends Omit<Listing<Slug>, 'where'> {
  /** The conditions for the call's filters. */
  readonly where?: (filters: Filters, now: Date) => readonly Where[]
  /** A document as the call returns it. */
  readonly row: (document: DataFromCollectionSlug<Slug>) => Row
}

/** The operation of a call that lists a collection and adds nothing to it. Used in the feature's `calls.ts`. */
export const documentList =
  <Slug extends CollectionSlug, Filters, Row>({ where, row, ...listing }: DocumentList<Slug, Filters, Row>) =>
  async ({ req, now }: CallContext, asked: Asked & Filters) => {
    const { docs, ...page } = await listDocuments(req, { ...listing, where: where?.(asked, now) ?? [] }, asked)
    return { data: docs.map(row), ...page }
  }
