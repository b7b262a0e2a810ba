import { z } from 'zod'
import { COMPANY_KINDS, MEMBER_ROLES, type MemberRole } from './company'

/** A member of a company, or a person invited who has not answered. */
export const COLLEAGUE_STATES = ['member', 'invited'] as const
export type ColleagueState = (typeof COLLEAGUE_STATES)[number]
export const COLLEAGUE_STATE_LABELS: Record<ColleagueState, string> = { member: 'Member', invited: 'Invited' }

/** A company's member as its owners see them. */
export const colleagueSchema = z.object({
  /** Id of the membership or the invitation. */
  id: z.string(),
  state: z.enum(COLLEAGUE_STATES),
  /** Null until they have joined: others' knowledge of an address is not shown. */
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  company: z.object({ id: z.string(), name: z.string(), kind: z.enum(COMPANY_KINDS) }),
  /** ISO time they joined, or were invited. */
  since: z.string(),
  /** ISO time the invitation expires; null for members. */
  expiresAt: z.string().nullable(),
  /** True for the current person. */
  you: z.boolean(),
})
export type Colleague = z.infer<typeof colleagueSchema>

/** Input for an owner who invites a person into their company. */
export const inviteColleagueInput = z.object({
  companyId: z.uuid(),
  name: z.string().trim().min(1, 'Name is required').max(120),
  email: z.email('Valid email is required').trim().max(254),
  role: z.enum(MEMBER_ROLES).default('member'),
})

interface Removal {
  /** The removed person's role. */
  readonly role: MemberRole
  /** The company's owners, including that person. */
  readonly owners: number
}

/** Why a person can't be removed from their company; null when they can. Somebody who can invite others must remain. */
export function removalRefusal({ role, owners }: Removal): 'lastOwner' | null {
  return role === 'owner' && owners <= 1 ? 'lastOwner' : null
}
