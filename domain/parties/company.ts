import { z } from 'zod'
import type { Role } from '../accounts/roles'

/** Who deals with the network: companies that order houses, shops that fabricate them, and partners of the directory. */
export const COMPANY_KINDS = ['builder', 'fabricator', 'partner'] as const
export type CompanyKind = (typeof COMPANY_KINDS)[number]
export const COMPANY_KIND_LABELS: Record<CompanyKind, string> = { builder: 'Builder', fabricator: 'Fabricator', partner: 'Partner' }

/** What a member may do in the company: an owner also invites and removes members. */
export const MEMBER_ROLES = ['owner', 'member'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]
export const MEMBER_ROLE_LABELS: Record<MemberRole, string> = { owner: 'Owner', member: 'Member' }

/** The role of the accounts of a company's members. */
export function accountRoleFor(kind: CompanyKind): Extract<Role, 'builder' | 'partner'> {
  return kind === 'builder' ? 'builder' : 'partner'
}

/** Who acts for a builder company: the `access` of calls that builders make. */
export const BUILDERS = [accountRoleFor('builder')] as const satisfies readonly Role[]
/** Who acts for a shop or a partner of the directory. */
export const PARTNERS = [accountRoleFor('fabricator')] as const satisfies readonly Role[]

/** A company as operators find it. */
export const companyRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(COMPANY_KINDS),
  members: z.number().int(),
  /** ISO time. */
  since: z.string(),
})
export type CompanyRow = z.infer<typeof companyRowSchema>

/** A company as one of its members sees it. */
export const ownCompanySchema = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(COMPANY_KINDS),
  /** The member's own role in it. */
  role: z.enum(MEMBER_ROLES),
})
export type OwnCompany = z.infer<typeof ownCompanySchema>
