import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { reasonSchema } from '../audit/reason'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { CERTIFICATION_TIERS } from '../orders/shopCertification'
import { TRUST_LEVELS } from '../payments/factoring'
import { calendarWeekSchema } from './capacityCalls'
import { networkDocumentSchema } from './joiningCalls'
import { FABRICATOR_STATUSES } from './networkStatus'

const operators = { feature: 'network', access: OPERATOR_ROLES } as const

export const fabricatorRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  status: z.enum(FABRICATOR_STATUSES),
  statusReason: z.string().nullable(),
  isPreferred: z.boolean(),
  /** Its badge on every screen, by its record. */
  certificationTier: z.enum(CERTIFICATION_TIERS),
  qualityScore: z.number(),
  qualityWords: z.string(),
  weeklyCapacity: z.number(),
  /** Units of this week that are used, as the public list counts them. */
  bookedThisWeek: z.number(),
  thisWeek: calendarWeekSchema.omit({ note: true }),
  insuredUntil: z.string().nullable(),
  trustLevel: z.enum(TRUST_LEVELS),
  /** Shares of its finished orders; null before the first. */
  onTimeRate: z.number().nullable(),
  disputeRate: z.number().nullable(),
  /** Mean days from order to delivery over deliveries of the last 365 days; null without one. */
  avgLeadTime: z.number().nullable(),
  /** Orders in progress, and the US dollars held for or advanced on them. */
  activeProjects: z.number(),
  currentExposure: z.number(),
  /** Documents the shop sent that are not decided yet. */
  openDocuments: z.number(),
  demo: z.boolean(),
})
export type FabricatorRow = z.infer<typeof fabricatorRowSchema>

export const listFabricators = defineCall({
  ...operators,
  name: 'listFabricators',
  method: 'GET',
  path: '/api/network/fabricators',
  keys: 'read',
  summary: 'Shops of the network with status, quality and load, by name unless another order is asked for',
  input: listInput({ sorts: ['since', 'name', 'insured'], filters: { status: z.enum(['all', ...FABRICATOR_STATUSES]).default('all') } }),
  output: listOutput(fabricatorRowSchema),
})

export const listShopDocuments = defineCall({
  ...operators,
  name: 'listShopDocuments',
  method: 'GET',
  path: '/api/network/fabricators/{id}/documents',
  summary: 'Documents of a shop, newest first: what it sent since it joined, and what came with its application',
  input: z.object({ id: z.uuid() }),
  output: z.object({ documents: z.array(networkDocumentSchema) }),
})

export const setFabricatorStatus = defineCall({
  ...operators,
  name: 'setFabricatorStatus',
  method: 'POST',
  path: '/api/network/fabricators/{id}/status',
  summary: 'Make a shop active, pause or suspend it, with a reason',
  input: z.object({ id: z.uuid(), status: z.enum(FABRICATOR_STATUSES, 'Choose a status'), reason: reasonSchema }),
  recheck: true,
  output: z.object({ fabricator: fabricatorRowSchema }),
  errors: {
    unchanged: { status: 409, message: 'The shop has this status already.' },
    uninsured: { status: 422, message: 'The insurance certificate of this shop has ended. Accept a valid one first.' },
  },
  idempotent: true,
})
