import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { catalogPlanSchema } from './catalogPlan'

/** GET /api/catalog/plans returns all offered plans, smallest first. */
export const listPlans = defineCall({
  name: 'listPlans',
  method: 'GET',
  path: '/api/catalog/plans',
  keys: 'read',
  summary: 'Home plans on offer, with prices and the layouts their frames are drawn from',
  feature: 'catalog',
  access: 'public',
  sameForAll: true,
  input: z.object({}),
  output: z.object({ plans: z.array(catalogPlanSchema) }),
})
