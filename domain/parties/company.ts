import { z } from 'zod'
import type { Role } from '../accounts/roles'

/** Kinds of companies: those that order houses, shops that fabricate them, directory partners, and firms whose engineers review orders. */
export const COMPANY_KINDS = ['builder', 'fabricator', 'partner', 'engineer'] as const
export type CompanyKind = (typeof COMPANY_KINDS)[number]
export const COMPANY_KIND_LABELS: Record<CompanyKind, string> = {
  builder: 'Builder',
  fabricator: 'Fabricator',
  partner: 'Partner',
  engineer: 'Engineering firm',
}

/** A member's role in the company: an owner also invites and removes members. */
export const MEMBER_ROLES = ['owner', 'member'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]
export const MEMBER_ROLE_LABELS: Record<MemberRole, string> = { owner: 'Owner', member: 'Member' }

/** The account role of a company's members. */
export function accountRoleFor(kind: CompanyKind): Extract<Role, 'builder' | 'partner'> {
  return kind === 'builder' ? 'builder' : 'partner'
}

/** Who acts for a builder company: the `access` of builders' calls. */
export const BUILDERS = [accountRoleFor('builder')] as const satisfies readonly Role[]
/** Who acts for a shop, a directory partner or an engineering firm. */
export const PARTNERS = [accountRoleFor('fabricator')] as const satisfies readonly Role[]

/** A company as operators list it. */
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
