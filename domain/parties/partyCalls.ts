import { z } from 'zod'
import { newPasswordSchema, PASSWORD_MESSAGES } from '../accounts/passwords'
import { OPERATOR_ROLES } from '../accounts/roles'
import { sessionSchema } from '../accounts/session'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { claimSchema } from './claim'
import { BUILDERS, COMPANY_KINDS, companyRowSchema, MEMBER_ROLES, ownCompanySchema } from './company'
import { INVITATION_STATUSES, INVITE_ERRORS, invitationSchema, invitePersonInput, UNKNOWN_INVITATION } from './invitation'

const unknownLink = { status: 404, message: 'This link does not open anything. Check that it is complete.' } as const

/** POST /api/invitations: an operator invites a person into a company, creating it when new. Only the person gets the link. */
export const invitePerson = defineCall({
  name: 'invitePerson',
  method: 'POST',
  path: '/api/invitations',
  summary: 'Invite a person into a company',
  feature: 'parties',
  access: OPERATOR_ROLES,
  input: invitePersonInput,
  recheck: true,
  output: z.object({ invitation: invitationSchema }),
  errors: {
    unknownCompany: { status: 404, message: 'There is no such company of this kind.' },
    ...INVITE_ERRORS,
  },
  idempotent: true,
  successStatus: 201,
})

/** GET /api/invitations, newest first; searches names, addresses and companies. */
export const listInvitations = defineCall({
  name: 'listInvitations',
  method: 'GET',
  path: '/api/invitations',
  summary: 'Invitations, newest first',
  feature: 'parties',
  access: OPERATOR_ROLES,
  input: listInput({
    sorts: ['invitedAt', 'name', 'company', 'expiresAt'],
    filters: { status: z.enum(['all', ...INVITATION_STATUSES]).default('all') },
  }),
  output: listOutput(invitationSchema),
})

/** GET /api/parties/companies: our companies, newest first; searches their names. */
export const listCompanies = defineCall({
  name: 'listCompanies',
  method: 'GET',
  path: '/api/parties/companies',
  summary: 'Companies, newest first',
  feature: 'parties',
  access: OPERATOR_ROLES,
  input: listInput({ sorts: ['since', 'name'], filters: { kind: z.enum(['all', ...COMPANY_KINDS]).default('all') } }),
  output: listOutput(companyRowSchema),
})

/** POST /api/invitations/{id}/withdraw invalidates its link. */
export const withdrawInvitation = defineCall({
  name: 'withdrawInvitation',
  method: 'POST',
  path: '/api/invitations/{id}/withdraw',
  summary: 'Withdraw an open invitation',
  feature: 'parties',
  access: OPERATOR_ROLES,
  input: z.object({ id: z.uuid(), reason: z.string().trim().min(1, 'Say why').max(500) }),
  output: z.object({ invitation: invitationSchema }),
  errors: { unknownInvitation: UNKNOWN_INVITATION },
})

/** POST /api/invitations/open: an invitation's content, for the holder of its link. POST keeps the token out of addresses. */
export const openInvitation = defineCall({
  name: 'openInvitation',
  method: 'POST',
  path: '/api/invitations/open',
  summary: 'What an invitation offers',
  feature: 'parties',
  access: 'public',
  input: z.object({ token: z.string().min(16).max(128) }),
  output: z.object({
    email: z.string(),
    name: z.string(),
    company: z.object({ name: z.string(), kind: z.enum(COMPANY_KINDS) }),
    role: z.enum(MEMBER_ROLES),
    /** True when the address has an account: it signs in instead of choosing a password. */
    hasAccount: z.boolean(),
    expiresAt: z.string(),
  }),
  errors: { unknownInvitation: UNKNOWN_INVITATION },
  rateLimit: { points: 60, windowSeconds: 60, by: ['address'] },
})

/** POST /api/invitations/accept creates the account (or adds the membership to the signed-in one) and signs in. */
export const acceptInvitation = defineCall({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Accept an invitation',
  feature: 'parties',
  access: 'public',
  input: z.object({
    token: z.string().min(16).max(128),
    name: z.string().trim().min(1, 'Name is required').max(120),
    /** For the new account; not needed when signed in. */
    password: newPasswordSchema.optional(),
  }),
  output: z.object({ session: sessionSchema, company: ownCompanySchema }),
  errors: {
    unknownInvitation: UNKNOWN_INVITATION,
    passwordNeeded: { status: 400, message: 'Choose a password.' },
    commonPassword: { status: 400, message: PASSWORD_MESSAGES.common },
    accountExists: { status: 409, message: 'There is an account with this address. Sign in, then open the link again.' },
    otherAccount: { status: 409, message: 'This invitation is for another address. Sign out, then open the link again.' },
    otherRole: { status: 409, message: 'Your account is for another kind of company. Ask for an invitation to another address.' },
  },
  rateLimit: { points: 20, windowSeconds: 600, by: ['address'] },
})

/** POST /api/claims: a signed-in person claims a private link's thing for their company. */
export const claimLink = defineCall({
  name: 'claimLink',
  method: 'POST',
  path: '/api/claims',
  summary: 'Take what a private link opens as your own',
  feature: 'parties',
  access: BUILDERS,
  input: claimSchema,
  output: z.object({ company: ownCompanySchema }),
  errors: {
    unknownLink,
    ownedByOther: { status: 409, message: 'This belongs to another company already.' },
    otherAddress: { status: 409, message: 'This was made with another address. Sign in with that one to take it.' },
    unprovedAddress: { status: 409, message: 'Confirm your address first, under Sign-in and security (/account-security).' },
    noCompany: { status: 409, message: 'Your account belongs to no company yet. Ask for an invitation.' },
  },
})

/** POST /api/claims/sign-up mails an invitation to the address the thing was created with; accepting it claims the thing. */
export const signUpByLink = defineCall({
  name: 'signUpByLink',
  method: 'POST',
  path: '/api/claims/sign-up',
  summary: 'Sign up with a private link',
  feature: 'parties',
  access: 'public',
  input: claimSchema,
  output: z.object({ sentTo: z.string() }),
  errors: {
    unknownLink,
    noContact: { status: 409, message: 'This was made without an address. Send it to yourself by email first, then sign up.' },
    ownedByOther: { status: 409, message: 'This belongs to a company already. Sign in to see it.' },
  },
  rateLimit: { points: 5, windowSeconds: 600, by: ['address', 'id'] },
})
