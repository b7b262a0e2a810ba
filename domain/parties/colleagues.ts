import { z } from 'zod'
import { COMPANY_KINDS, MEMBER_ROLES, type MemberRole } from './company'

/** Somebody who belongs to a company, or was asked to and has not answered. */
export const COLLEAGUE_STATES = ['member', 'invited'] as const
export type ColleagueState = (typeof COLLEAGUE_STATES)[number]
export const COLLEAGUE_STATE_LABELS: Record<ColleagueState, string> = { member: 'Member', invited: 'Invited' }

/** A person of a company as its owners see them. */
export const colleagueSchema = z.object({
  /** Of the membership, or of the invitation. */
  id: z.string(),
  state: z.enum(COLLEAGUE_STATES),
  /** Null until they have joined: what others know of an address is not shown. */
  name: z.string().nullable(),
  email: z.string(),
  role: z.enum(MEMBER_ROLES),
  company: z.object({ id: z.string(), name: z.string(), kind: z.enum(COMPANY_KINDS) }),
  /** ISO time they joined, or were invited. */
  since: z.string(),
  /** ISO time the invitation ends; null for members. */
  expiresAt: z.string().nullable(),
  /** It is the person who asks. */
  you: z.boolean(),
})
export type Colleague = z.infer<typeof colleagueSchema>

/** What an owner is asked who invites somebody into their company. */
export const inviteColleagueInput = z.object({
  companyId: z.uuid(),
  name: z.string().trim().min(1, 'Name is required').max(120),
  email: z.email('Valid email is required').trim().max(254),
  role: z.enum(MEMBER_ROLES).default('member'),
})

interface Removal {
  /** Of the person who is taken out. */
  readonly role: MemberRole
  /** Owners the company has, that person included. */
  readonly owners: number
}

/** Why a person can't be taken out of their company; null when they can. Somebody must be left who can invite others. */
export function removalRefusal({ role, owners }: Removal): 'lastOwner' | null {
  return role === 'owner' && owners <= 1 ? 'lastOwner' : null
}
