import { z } from 'zod'
import { defineCall } from '../http/defineCall'

export const FABRICATOR_STATUSES = ['active', 'paused', 'suspended'] as const

export const networkStatusSchema = z.object({
  activeOperators: z.number().int(),
  /** Units a week over all active operators. */
  totalCapacity: z.number(),
  /** Load over capacity of the active operators, 0 to 1. */
  utilizationRate: z.number(),
  /** Mean quality score of the active operators with a finished order, 0 to 1; null when there are none. */
  averageQuality: z.number().nullable(),
})
export type NetworkStatus = z.infer<typeof networkStatusSchema>

/** GET /api/routing/network-status: four network figures computed from the operators' records. */
export const getNetworkStatus = defineCall({
  name: 'getNetworkStatus',
  method: 'GET',
  path: '/api/routing/network-status',
  keys: 'read',
  summary: 'Active operators, capacity, utilization and quality of the fulfillment network',
  feature: 'network',
  access: 'public',
  sameForAll: true,
  input: z.object({}),
  output: z.object({ status: networkStatusSchema }),
})
