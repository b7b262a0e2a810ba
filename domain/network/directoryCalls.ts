import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { CERTIFICATION_TIERS } from '../orders/shopCertification'
import { directoryPartnerSchema } from './directoryApplication'
import { FABRICATOR_STATUSES } from './networkStatus'

export const PRODUCTION_NETWORK_WORDS = {
  fabricatorsFailed: 'Failed to fetch operators',
  statusFailed: 'Failed to fetch network status',
  emptyTitle: 'No operators found',
  emptyHint: 'Seed demo data to see operators',
  seeded: 'Demo data seeded successfully',
  seedFailed: 'Failed to seed demo data',
  routed: 'Routing test completed successfully',
  routingFailed: 'Routing test failed',
} as const

/** Active, verified directory partners; a top-level array. */
export const listPartners = defineCall({
  name: 'listPartners',
  method: 'GET',
  path: '/api/partners',
  keys: 'read',
  summary: 'Partners of the directory',
  feature: 'network',
  access: 'public',
  sameForAll: true,
  input: z.object({}),
  output: z.array(directoryPartnerSchema),
})

/** A shop on the public list, with the specified members. */
export const publicFabricatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  isPreferred: z.boolean(),
  /** Its badge, from its record. */
  certificationTier: z.enum(CERTIFICATION_TIERS),
  status: z.enum(FABRICATOR_STATUSES),
  address: z.string(),
  /** 0 to 1 as text, as specified: '0.93'. */
  qualityScore: z.string(),
  /** Zero means the quality is every new shop's prior. */
  finishedOrders: z.number().int(),
  /** Units booked or reserved this week. */
  currentLoad: z.number(),
  weeklyCapacity: z.number(),
  location: z.object({ lat: z.number(), lng: z.number() }),
})
export type PublicFabricator = z.infer<typeof publicFabricatorSchema>

export const listPublicFabricators = defineCall({
  name: 'listPublicFabricators',
  method: 'GET',
  path: '/api/operators',
  keys: 'read',
  summary: 'Fabricators of the production network',
  feature: 'network',
  access: 'public',
  sameForAll: true,
  input: z.object({}),
  output: z.array(publicFabricatorSchema),
})

export const seedNetworkDemo = defineCall({
  name: 'seedNetworkDemo',
  method: 'POST',
  path: '/api/production-network/seed-demo',
  summary: 'Put demo shops and partners into the network, or bring back those that are missing; never touches other records',
  feature: 'network',
  access: OPERATOR_ROLES,
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true), created: z.number().int() }),
  rateLimit: { points: 10, windowSeconds: 600, by: ['account'] },
})
