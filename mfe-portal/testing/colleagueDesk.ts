import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { inviteColleague, listColleagues, removeColleague, withdrawColleague } from '@framewell/domain/parties/colleagueCalls'
import { type Colleague, removalRefusal } from '@framewell/domain/parties/colleagues'
import { INVITATION_DAYS, inviteRefusal } from '@framewell/domain/parties/invitation'
import { getOwnAccount } from '@framewell/domain/parties/ownAccountCall'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'
import { STORY_ACCOUNT, STORY_COMPANY } from './accountAnswers'

/** A user whose account is of another kind. */
export const PARTNER = 'fay@steel.example'
const { id: companyId, name: companyName, kind } = STORY_COMPANY

const person = (at: number, facts: Pick<Colleague, 'state' | 'name' | 'email' | 'role'> & Partial<Colleague>): Colleague => ({
  id: `6f1e4a52-0000-4000-a000-${String(at).padStart(12, '0')}`,
  company: { id: companyId, name: companyName, kind },
  since: `2026-11-${String(20 - at).padStart(2, '0')}T09:00:00.000Z`,
  expiresAt: facts.state === 'invited' ? '2026-12-04T09:00:00.000Z' : null,
  you: false,
  ...facts,
})
export const STORY_PEOPLE: readonly Colleague[] = [
  person(0, { state: 'invited', name: null, email: 'kim@park.example', role: 'member' }),
  person(1, { state: 'member', name: 'Ben Park', email: 'ben@park.example', role: 'member' }),
  person(2, { state: 'member', name: 'Olivia Park', email: 'olivia@framewell.example', role: 'owner', you: true }),
]

interface ColleagueDesk {
  readonly people?: readonly Colleague[]
  readonly account?: typeof STORY_ACCOUNT
  readonly list?: AnswerCall<typeof listColleagues>
}

/** A fake of the calls for an owner's company members. */
export function colleagueDesk({ list, account = STORY_ACCOUNT, ...given }: ColleagueDesk = {}): SendRequest {
  let people = given.people ?? STORY_PEOPLE
  const owned = account.companies.filter(({ role }) => role === 'owner')
  const listed: AnswerCall<typeof listColleagues> = ({ state, ...asked }) => {
    const found = people.filter((one) => owned.some(({ id }) => id === one.company.id) && (state === 'all' || one.state === state))
    const sorts = { name: ({ name, email }: Colleague) => (name ?? email).toLowerCase(), email: ({ email }: Colleague) => email }
    return listRows(found, { searched: ({ name, email }) => [name, email], newest: ({ since }) => since, sorts }, asked)
  }
  const invited: AnswerCall<typeof inviteColleague> = ({ companyId, email: typed, role }) => {
    const company = owned.find(({ id }) => id === companyId)
    if (!company) throw refuseCall(inviteColleague, 'notOwner')
    const email = typed.toLowerCase()
    const own = people.filter((one) => one.email === email && one.company.id === companyId)
    const refusal = inviteRefusal({
      kind: company.kind,
      accountRole: email === PARTNER ? 'partner' : null,
      company: { hasMember: own.some(({ state }) => state === 'member') },
      invited: own.some(({ state }) => state === 'invited'),
    })
    if (refusal) throw refuseCall(inviteColleague, refusal === 'unknownCompany' ? 'notOwner' : refusal)
    const now = Date.now()
    const { id, name, kind } = company
    const colleague: Colleague = {
      ...{ id: crypto.randomUUID(), state: 'invited', name: null, email, role, company: { id, name, kind }, you: false },
      since: new Date(now).toISOString(),
      expiresAt: new Date(now + INVITATION_DAYS * 86_400_000).toISOString(),
    }
    people = [colleague, ...people]
    return { colleague }
  }
  const take = (id: string, state: Colleague['state']) => {
    const found = people.find((one) => one.id === id && one.state === state && owned.some((company) => company.id === one.company.id))
    if (found && state === 'member') {
      const owners = people.filter((one) => one.state === 'member' && one.role === 'owner' && one.company.id === found.company.id).length
      const refusal = removalRefusal({ role: found.role, owners })
      if (refusal) throw refuseCall(removeColleague, refusal)
    }
    people = people.filter((one) => one !== found)
    return found
  }
  return answerCalls([
    [currentSession, fakeSessionServer({ role: 'builder' }).current],
    [getOwnAccount, () => account],
    [listColleagues, list ?? listed],
    [inviteColleague, invited],
    [
      withdrawColleague,
      ({ id }) => {
        if (!take(id, 'invited')) throw refuseCall(withdrawColleague, 'unknownInvitation')
        return { withdrawn: true }
      },
    ],
    [
      removeColleague,
      ({ id }) => {
        if (!take(id, 'member')) throw refuseCall(removeColleague, 'unknownColleague')
        return { removed: true }
      },
    ],
  ])
}
