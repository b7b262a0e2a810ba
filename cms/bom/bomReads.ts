import { bomFileSchema } from '@framewell/domain/bom/bom'
import type {
  getBomSchema as getBomSchemaCall,
  listBomDistributors as listBomDistributorsCall,
  listBomPlans as listBomPlansCall,
} from '@framewell/domain/bom/calls'
import { listedDistributor } from '@framewell/domain/bom/distributor'
import { toBomPlan } from '@framewell/domain/bom/toBomPlan'
import { z } from 'zod'
import { env } from '../env'
import type { Operation } from '../platform/http/calls/bindCall'
import { bomBooks } from './bomBooks'

/** The plans on offer, smallest first. */
export const listBomPlans: Operation<typeof listBomPlansCall> = async ({ req }) => ({ plans: (await bomBooks(req)).plans.map(toBomPlan) })

/** Distributors with a price list, by name. */
export const listBomDistributors: Operation<typeof listBomDistributorsCall> = async ({ req }) => {
  const { prices } = await bomBooks(req)
  return { distributors: prices.lists.map(listedDistributor) }
}

/** Made from the schema that the server writes by, so the two can't differ. */
export const getBomSchema: Operation<typeof getBomSchemaCall> = async () => ({
  $id: `${env.SITE_URL}/api/bom/schema.json`,
  ...z.toJSONSchema(bomFileSchema),
})
