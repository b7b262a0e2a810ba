import { z } from 'zod'
import { defineCall } from '../http/defineCall'
import { listInput, listOutput } from '../lists/listInput'
import { COLLEAGUE_STATES, colleagueSchema, inviteColleagueInput } from './colleagues'
import { BUILDERS, PARTNERS } from './company'
import { INVITE_ERRORS, UNKNOWN_INVITATION } from './invitation'

const MEMBERS = [...BUILDERS, ...PARTNERS] as const

/**
 * GET /api/account/people: members and invited people of the companies one owns; empty for people who own none. Searches names and
 * addresses.
 */
export const listColleagues = defineCall({
  name: 'listColleagues',
  method: 'GET',
  path: '/api/account/people',
  summary: 'People of my company, newest first',
  feature: 'parties',
  access: MEMBERS,
  input: listInput({ sorts: ['since', 'name', 'email'], filters: { state: z.enum(['all', ...COLLEAGUE_STATES]).default('all') } }),
  output: listOutput(colleagueSchema),
})

/** POST /api/account/people: an owner invites a person into their company. Only the person gets the link. */
export const inviteColleague = defineCall({
  name: 'inviteColleague',
  method: 'POST',
  path: '/api/account/people',
  summary: 'Invite a person into my company',
  feature: 'parties',
  access: MEMBERS,
  input: inviteColleagueInput,
  output: z.object({ colleague: colleagueSchema }),
  errors: { notOwner: { status: 403, message: 'Only an owner of the company invites people into it.' }, ...INVITE_ERRORS },
  idempotent: true,
  recheck: true,
  rateLimit: { points: 30, windowSeconds: 3600, by: ['account'] },
  successStatus: 201,
})

/** POST /api/account/invitations/{id}/withdraw invalidates its link. */
export const withdrawColleague = defineCall({
  name: 'withdrawColleague',
  method: 'POST',
  path: '/api/account/invitations/{id}/withdraw',
  summary: 'Withdraw an open invitation into my company',
  feature: 'parties',
  access: MEMBERS,
  input: z.object({ id: z.uuid() }),
  output: z.object({ withdrawn: z.boolean() }),
  errors: { unknownInvitation: UNKNOWN_INVITATION },
})

/** POST /api/account/people/{id}/remove ends a person's membership; what they created for the company stays. */
export const removeColleague = defineCall({
  name: 'removeColleague',
  method: 'POST',
  path: '/api/account/people/{id}/remove',
  summary: 'Take a person out of my company',
  feature: 'parties',
  access: MEMBERS,
  input: z.object({ id: z.uuid() }),
  output: z.object({ removed: z.boolean() }),
  errors: {
    unknownColleague: { status: 404, message: 'This person no longer belongs to your company.' },
    lastOwner: { status: 409, message: 'A company keeps at least one owner. Invite another one first.' },
  },
  recheck: true,
})
