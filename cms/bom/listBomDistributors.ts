import type { listBomDistributors as listBomDistributorsCall } from '@framewell/domain/bom/calls'
import type { Operation } from '../platform/http/calls/bindCall'
import { bomBooks } from './bomBooks'

/** Distributors with a price list, by name. */
export const listBomDistributors: Operation<typeof listBomDistributorsCall> = async ({ req }) => {
  const { prices } = await bomBooks(req)
  return { distributors: prices.lists.map(({ distributor }) => distributor) }
}
