import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { CompanyRow } from '@framewell/domain/parties/company'
import { INVITATION_DAYS, INVITATION_STATUSES, type Invitation, inviteRefusal } from '@framewell/domain/parties/invitation'
import { invitePerson, listCompanies, listInvitations, withdrawInvitation } from '@framewell/domain/parties/partyCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { companyAnswers, HALE } from './companyAnswers'

/** A member of the first company, with an account. */
export const MEMBER = 'ada@hale.example'

const sampleInvitation = (at: number): Invitation => ({
  id: `6f1e4a52-0000-4000-9000-${String(at).padStart(12, '0')}`,
  name: ['Ben Hale', 'Fay Steel', 'Sam Rowe', 'Kim Orr'][at % 4] ?? '',
  email: `person${at}@companies.example`,
  company: at % 2 === 0 ? HALE : { id: '6f1e4a52-0000-4000-8000-000000000002', name: 'Fay Steel', kind: 'fabricator' },
  role: at % 2 === 0 ? 'member' : 'owner',
  status: INVITATION_STATUSES[at % 4] ?? 'open',
  invitedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-12-04T09:00:00.000Z',
})

interface PartyDesk {
  readonly invitations?: readonly Invitation[]
  readonly companies?: readonly CompanyRow[]
  /** Replaces the list's answer. */
  readonly list?: AnswerCall<typeof listInvitations>
}

/** A fake of the invitation calls. */
export function partyDesk({ list, companies = [HALE], ...given }: PartyDesk = {}): SendRequest {
  let invitations = given.invitations ?? Array.from({ length: 4 }, (_, at) => sampleInvitation(at))
  const listed: AnswerCall<typeof listInvitations> = ({ status, ...asked }) =>
    listRows(
      invitations.filter((one) => status === 'all' || one.status === status),
      {
        searched: ({ name, email, company }) => [name, email, company.name],
        newest: ({ invitedAt }) => invitedAt,
        sorts: {
          name: ({ name }) => name.toLowerCase(),
          company: ({ company }) => company.name.toLowerCase(),
          expiresAt: ({ expiresAt }) => expiresAt,
        },
      },
      asked,
    )
  return answerCalls([
    [currentSession, fakeSessionServer().current],
    [listInvitations, list ?? listed],
    [listCompanies, companyAnswers(companies)],
    [
      invitePerson,
      ({ kind, email, companyId, companyName = '', name, role }) => {
        const company = companies.find((one) => one.id === companyId && one.kind === kind)
        const known = company ? { hasMember: email === MEMBER } : null
        const into = (company?.name ?? companyName).toLowerCase()
        const refusal = inviteRefusal({
          kind,
          accountRole: email === MEMBER ? 'builder' : null,
          company: companyId ? known : 'new',
          invited: invitations.some(
            (one) =>
              one.status === 'open' &&
              one.email === email.toLowerCase() &&
              one.company.kind === kind &&
              one.company.name.toLowerCase() === into,
          ),
        })
        if (refusal) throw refuseCall(invitePerson, refusal)
        const now = Date.now()
        const made: Invitation = {
          ...{ id: crypto.randomUUID(), name, email: email.toLowerCase(), role, status: 'open' },
          company: company ?? { id: '6f1e4a52-0000-4000-8000-000000000003', name: companyName, kind },
          invitedAt: new Date(now).toISOString(),
          expiresAt: new Date(now + INVITATION_DAYS * 86_400_000).toISOString(),
        }
        invitations = [made, ...invitations]
        return { invitation: made }
      },
    ],
    [
      withdrawInvitation,
      ({ id }) => {
        const open = invitations.find((one) => one.id === id && one.status === 'open')
        if (!open) throw refuseCall(withdrawInvitation, 'unknownInvitation')
        const withdrawn: Invitation = { ...open, status: 'withdrawn' }
        invitations = invitations.map((one) => (one.id === id ? withdrawn : one))
        return { invitation: withdrawn }
      },
    ],
  ])
}
