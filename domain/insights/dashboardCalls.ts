import { z } from 'zod'
import { OPERATOR_ROLES } from '../accounts/roles'
import { TIERS } from '../credit/tier'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { ORDER_STAGES, ORDER_STATUSES } from '../orders/stages'

const operators = { feature: 'insights', access: OPERATOR_ROLES } as const

export const builderRowSchema = z.object({
  /** Id of their latest credit application. */
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  /** Null for one whose company has no account. */
  companyId: z.string().nullable(),
  creditScore: z.number(),
  tier: z.enum(TIERS),
  /** US dollars. */
  creditLimit: z.number(),
  /** Open invoices, US dollars. */
  outstandingBalance: z.number(),
  projectCount: z.number(),
  upgradeEligible: z.boolean(),
  lastActivity: z.string(),
})
export type BuilderRow = z.infer<typeof builderRowSchema>

export const listBuilders = defineCall({
  ...operators,
  name: 'listBuilders',
  method: 'GET',
  path: '/api/admin/builders',
  keys: 'read',
  summary: 'Builders with their newest credit decision, what they owe and what they have under way',
  input: listInput({
    sorts: ['active', 'name', 'score', 'limit', 'balance'],
    filters: { tier: z.enum(['all', ...TIERS]).default('all'), upgrade: z.enum(['all', 'eligible']).default('all') },
  }),
  output: listOutput(builderRowSchema),
})

export const ESCROW_STATES = ['none', 'active', 'held', 'released'] as const
export const PAYMENT_STATES = ['prepaid', 'on_track', 'pending_final', 'overdue', 'paid'] as const

export const projectRowSchema = z.object({
  id: z.string(),
  number: z.string(),
  title: z.string(),
  builderName: z.string(),
  fabricatorName: z.string(),
  tier: z.enum(TIERS),
  status: z.enum(ORDER_STATUSES),
  stage: z.enum(ORDER_STAGES),
  /** US dollars. */
  price: z.number(),
  depositCollected: z.number(),
  escrowStatus: z.enum(ESCROW_STATES),
  /** The promised and the actual delivery date. */
  deadline: z.string(),
  actualDelivery: z.string().nullable(),
  paymentStatus: z.enum(PAYMENT_STATES),
  /** Open disputes. */
  disputes: z.number(),
  late: z.boolean(),
  /** The day of the expected delivery, '2026-12-16', where it is after the promised one; null elsewhere. */
  expectedLate: z.string().nullable(),
})
export type ProjectRow = z.infer<typeof projectRowSchema>

export const listProjects = defineCall({
  ...operators,
  name: 'listProjects',
  method: 'GET',
  path: '/api/admin/projects',
  keys: 'read',
  summary: 'Orders with their shop, deadline, money and disputes',
  input: listInput({
    sorts: ['placed', 'deadline', 'price', 'builder'],
    filters: { status: z.enum(['all', 'active', 'late', 'expected_late', 'disputed', 'completed', 'cancelled']).default('all') },
  }),
  output: listOutput(projectRowSchema),
})

export const SEARCH_KINDS = [
  'builder',
  'order',
  'invoice',
  'payout',
  'movement',
  'quote',
  'application',
  'fabricator',
  'partner',
  'page',
  'account',
] as const
/** How well a record's own words match, best first: wholly, from the beginning of a word, or somewhere inside one. Those of a related party are never 'exact'. */
export const SEARCH_MATCHES = ['exact', 'start', 'part'] as const

const foundSchema = z.object({
  id: z.string(),
  kind: z.enum(SEARCH_KINDS),
  title: z.string(),
  detail: z.string(),
  href: z.string(),
  match: z.enum(SEARCH_MATCHES),
})
export type Found = z.infer<typeof foundSchema>

export const searchEverything = defineCall({
  ...operators,
  name: 'searchEverything',
  method: 'GET',
  path: '/api/admin/search',
  summary:
    'People, orders, invoices, payout runs, bank movements, quotes, applications, shops and pages with these words, the best matches first',
  input: z.object({ text: z.string().trim().min(2, 'Type at least two letters').max(100, 'Use at most 100 characters') }),
  output: z.object({
    found: z.array(foundSchema),
    /** Kinds of which only the best are found here, with how many there are. */
    cut: z.array(z.object({ kind: z.enum(SEARCH_KINDS), count: z.number().int() })),
  }),
})
