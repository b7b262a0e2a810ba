import { z } from 'zod'
import { ROLES } from '../accounts/roles'
import { defineCall } from '../http/defineCall'
import { centsSchema } from '../money/centsSchema'
import { CLAIM_KINDS } from './claim'
import { ownCompanySchema } from './company'

/**
 * What an account lists, in this order. An order belongs to a company from the start; the others can be claimed through their private link.
 */
export const OWN_KINDS = ['order', ...CLAIM_KINDS] as const
export type OwnKind = (typeof OWN_KINDS)[number]

const ownThing = z.object({
  kind: z.enum(OWN_KINDS),
  id: z.string(),
  title: z.string(),
  /** Its status in one or two words. */
  state: z.string(),
  amountCents: centsSchema.nullable(),
  at: z.string(),
  /** Its path on the site; null when only an earlier mailed link opens it. */
  path: z.string().nullable(),
  /** Credit decisions only: whether this is the one that applies to its company. */
  applies: z.boolean().optional(),
})
export type OwnThing = z.infer<typeof ownThing>

/** GET /api/account: the signed-in person, their companies, and their orders, decisions, quotes and productions, newest first. */
export const getOwnAccount = defineCall({
  name: 'getOwnAccount',
  method: 'GET',
  path: '/api/account',
  summary: 'What is mine',
  feature: 'parties',
  access: ROLES,
  input: z.object({}),
  output: z.object({
    person: z.object({ name: z.string(), email: z.string(), role: z.enum(ROLES) }),
    companies: z.array(ownCompanySchema),
    things: z.array(ownThing),
  }),
})
