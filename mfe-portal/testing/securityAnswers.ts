import { recheckCalls } from '@framewell/domain/accounts/recheck'
import { currentSession, signOut } from '@framewell/domain/accounts/session'
import { type ListedSession, sessionListCalls } from '@framewell/domain/accounts/sessionList'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { STORY_PASSWORD, sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'

const { listOwnSessions, endOwnSession, endOtherSessions } = sessionListCalls
const { checkIdentity } = recheckCalls

const HERE: ListedSession = {
  id: '00000000-0000-4000-8000-000000000001',
  device: 'Chrome on Windows',
  address: '203.0.113.7',
  means: 'password',
  openedAt: '2026-11-22T08:00:00.000Z',
  seenAt: '2026-11-22T09:00:00.000Z',
  endsAt: '2026-11-23T08:00:00.000Z',
  current: true,
}
export const STORY_SESSIONS: readonly ListedSession[] = [
  HERE,
  { ...HERE, id: '00000000-0000-4000-8000-000000000002', device: 'Safari on iPhone', address: '198.51.100.20', current: false },
  {
    ...HERE,
    id: '00000000-0000-4000-8000-000000000003',
    device: 'Firefox on Linux',
    address: '192.0.2.44',
    means: 'passkey',
    current: false,
  },
]

interface SecurityAnswers {
  readonly sessions: readonly ListedSession[]
  readonly list: AnswerCall<typeof listOwnSessions>
}

/** Answers the calls of the security page as a server with these sessions would. */
export function securityAnswers(instead: Partial<SecurityAnswers> = {}): SendRequest {
  const desk = sessionDesk()
  let sessions = [...(instead.sessions ?? STORY_SESSIONS)]
  const keep = (stays: (session: ListedSession) => boolean) => {
    const before = sessions.length
    sessions = sessions.filter(stays)
    return { ended: before - sessions.length }
  }
  return answerCalls([
    [listOwnSessions, instead.list ?? (() => ({ sessions }))],
    [
      endOwnSession,
      ({ id }) => {
        if (!sessions.some((session) => session.id === id)) throw refuseCall(endOwnSession, 'unknownSession')
        return keep((session) => session.id !== id)
      },
    ],
    [endOtherSessions, () => keep(({ current }) => current)],
    [
      checkIdentity,
      ({ password }) => {
        if (password !== STORY_PASSWORD) throw refuseCall(checkIdentity, 'notConfirmed')
        return { checkedUntil: '2026-11-22T09:15:00.000Z' }
      },
    ],
    [currentSession, desk.current],
    [signOut, desk.signOut],
  ])
}
