import { decidedRequest } from '@framewell/domain/accounts/accountRules'
import { type DirectoryRequest, directoryCalls } from '@framewell/domain/accounts/directory'
import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'
import { listRows } from '@framewell/remote-kit/testing/listRows'

const { getDirectory, listDirectoryRequests, decideDirectoryRequest } = directoryCalls
export const CALLBACK = 'https://www.example.com/api/session/directory/callback'
export const SET_UP = {
  label: 'Hale SSO',
  issuer: 'https://login.hale.example',
  clientId: 'framewell',
  roles: [{ group: 'credit-desk', role: 'operator' as const }],
  fault: null,
}
const WAITING: DirectoryRequest = {
  id: '6f1e4a52-0000-4000-8000-000000000001',
  name: 'Ada Hale',
  email: 'ada@hale.example',
  askedAt: '2026-11-22T06:41:00.000Z',
  account: { name: 'Ada', role: 'operator' },
}
const LISTING = {
  searched: ({ name, email, account }: DirectoryRequest) => [name, email, account.name],
  newest: ({ askedAt }: DirectoryRequest) => askedAt,
  sorts: { name: ({ name }: DirectoryRequest) => name.toLowerCase(), email: ({ email }: DirectoryRequest) => email },
}

/** A fake of the company directory's calls that remembers decisions. For stories. */
export function directoryDesk({ get, waiting = [WAITING] }: { get?: AnswerCall<typeof getDirectory>; waiting?: DirectoryRequest[] } = {}) {
  let requests = waiting
  return answerCalls([
    [currentSession, fakeSessionServer({ role: 'super_admin' }).current],
    [getDirectory, get ?? (() => ({ directory: SET_UP, callback: CALLBACK }))],
    [listDirectoryRequests, (asked) => listRows(requests, LISTING, asked)],
    [
      decideDirectoryRequest,
      ({ id, decision }) => {
        const others = requests.filter((request) => request.id !== id)
        const decided = decidedRequest(others.length < requests.length, decision)
        if ('refusal' in decided) throw refuseCall(decideDirectoryRequest, decided.refusal)
        requests = others
        return { decided: true as const }
      },
    ],
  ])
}
