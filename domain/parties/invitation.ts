import { z } from 'zod'
import type { Role } from '../accounts/roles'
import type { Refusal } from '../http/refusal'
import { accountRoleFor, COMPANY_KINDS, type CompanyKind, MEMBER_ROLES } from './company'

/** Days an invitation can be accepted, until the end of the last. */
export const INVITATION_DAYS = 14

export const INVITATION_STATUSES = ['open', 'accepted', 'expired', 'withdrawn'] as const
export type InvitationStatus = (typeof INVITATION_STATUSES)[number]

export const INVITATION_STATUS_LABELS: Record<InvitationStatus, string> = {
  open: 'Open',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
}

interface InvitationTimes {
  /** ISO times. */
  readonly expiresAt: string
  readonly acceptedAt: string | null
  readonly withdrawnAt: string | null
}

/** An invitation's status; only an open one can be accepted or withdrawn. */
export function invitationStatus({ expiresAt, acceptedAt, withdrawnAt }: InvitationTimes, now: Date): InvitationStatus {
  if (acceptedAt) return 'accepted'
  if (withdrawnAt) return 'withdrawn'
  return Date.parse(expiresAt) <= now.getTime() ? 'expired' : 'open'
}

interface InviteFacts {
  readonly kind: CompanyKind
  /** The role of the account with the invited address; null without one. */
  readonly accountRole: Role | null
  /** The chosen company; null when none of that kind exists, 'new' when it is created. */
  readonly company: 'new' | { readonly hasMember: boolean } | null
  /** Whether an open invitation of this address into that company exists; for a new one, into one of that kind and name. */
  readonly invited: boolean
}

export type InviteRefusal = 'otherRole' | 'unknownCompany' | 'alreadyMember' | 'invitedAlready'

/** Why a person can't be invited into a company; null when they can. An address has one account, and an account one role. */
export function inviteRefusal({ kind, accountRole, company, invited }: InviteFacts): InviteRefusal | null {
  if (accountRole && accountRole !== accountRoleFor(kind)) return 'otherRole'
  if (!company) return 'unknownCompany'
  if (company !== 'new' && company.hasMember) return 'alreadyMember'
  return invited ? 'invitedAlready' : null
}

interface Joining {
  /** The signed-in person; null for a stranger. */
  readonly session: { readonly id: string; readonly email: string } | null
  readonly password: string | undefined
  /** Whether a password is among the first that attackers try. */
  readonly isCommon: (password: string) => boolean
}

/** An open invitation, with the account of its address; null without one. */
interface Invited {
  readonly email: string
  readonly kind: CompanyKind
  readonly accountId: string | null
  readonly accountRole: Role | null
}

/**
 * How a person joins through an open invitation: with the account of its address, signed in, or with a new one. The account may have come, or
 * changed its role, after the invitation.
 */
export function joinOutcome(
  { email, kind, accountId, accountRole }: Invited,
  { session, password, isCommon }: Joining,
):
  | { readonly account: string }
  | { readonly password: string }
  | Refusal<'otherAccount' | 'accountExists' | 'otherRole' | 'passwordNeeded' | 'commonPassword'> {
  if (session && session.email !== email) return { refusal: 'otherAccount' }
  if (accountId && session?.id !== accountId) return { refusal: 'accountExists' }
  if (accountId) return accountRole === accountRoleFor(kind) ? { account: accountId } : { refusal: 'otherRole' }
  if (!password) return { refusal: 'passwordNeeded' }
  return isCommon(password) ? { refusal: 'commonPassword' } : { password }
}

/** `inviteRefusal`'s answers about the person's own company, shared by every call that invites. */
export const INVITE_ERRORS = {
  alreadyMember: { status: 409, message: 'This person is a member of that company already.' },
  otherRole: { status: 409, message: 'This address has an account of another kind. Invite another address.' },
  invitedAlready: { status: 409, message: 'An invitation of this address into that company is open. Withdraw it to send another.' },
} as const
export const UNKNOWN_INVITATION = {
  status: 404,
  message: 'This invitation has expired, was used or was withdrawn. Ask for a new one.',
} as const

/** Path of the page that accepts an invitation. The token is in the fragment, which reaches no server or log. */
export function joinPath(token: string): string {
  return `/join#token=${token}`
}

/** An invitation as operators see it; only the invited person gets its link. */
export const invitationSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  company: z.object({ id: z.string(), name: z.string(), kind: z.enum(COMPANY_KINDS) }),
  role: z.enum(MEMBER_ROLES),
  status: z.enum(INVITATION_STATUSES),
  invitedAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof invitationSchema>

/** Input for inviting a person. */
export const invitePersonInput = z
  .object({
    name: z.string().trim().min(1, 'Name is required').max(120),
    email: z.email('Valid email is required').trim().max(254),
    kind: z.enum(COMPANY_KINDS),
    /** An existing company. */
    companyId: z.uuid().optional(),
    /** Name of a new one. */
    companyName: z.string().trim().max(160).optional(),
    role: z.enum(MEMBER_ROLES).default('owner'),
  })
  .refine(({ companyId, companyName }) => !!companyId || !!companyName, { path: ['companyName'], error: 'Company name is required' })
