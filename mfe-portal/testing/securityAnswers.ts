import { addressCalls, addressRefusal, type OwnAddress } from '@framewell/domain/accounts/addressChange'
import { hasFactor, recoveryRefusal, removalRefusal, totpRefusal } from '@framewell/domain/accounts/factorRules'
import { factorCalls } from '@framewell/domain/accounts/factors'
import { changeRefusal } from '@framewell/domain/accounts/passwordRules'
import { passwordCalls } from '@framewell/domain/accounts/passwords'
import { recheckCalls } from '@framewell/domain/accounts/recheck'
import { currentSession, signOut } from '@framewell/domain/accounts/session'
import { endOtherActiveSessions, endSessionById, type ListedSession, sessionListCalls } from '@framewell/domain/accounts/sessionList'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import type { CallOutput } from '@framewell/domain/http/defineCall'
import { fakeSessionServer, STORY_PASSWORD } from '@framewell/remote-kit/testing/fakeSessionServer'

const { listOwnSessions, endOwnSession, endOtherSessions } = sessionListCalls
const { checkIdentity } = recheckCalls
const { getOwnAddress, requestAddress, resendAddressLink, cancelAddressChange } = addressCalls
const { getFactors, startTotp, confirmTotp, removeTotp, removePasskey, newRecoveryCodes } = factorCalls

/** The code shown by the story's authenticator app. */
export const STORY_CODE = '123456'
const STORY_CODES = Array.from({ length: 10 }, (_, at) => `ABCDEF-GHJKMN-PQRSTV-WXYZ0${at}`)
const REMOVED = { removed: true } as const
const CHANGED = { changed: true } as const
type Factors = CallOutput<typeof getFactors>
const NO_FACTORS: Factors = {
  ways: { password: true, totp: false, passkey: false, directory: false },
  recoveryCodesLeft: 0,
  passkeys: [],
  required: false,
}
export const STORY_FACTORS: Factors = {
  ways: { password: true, totp: true, passkey: true, directory: false },
  recoveryCodesLeft: 9,
  passkeys: [{ id: 'k1', name: 'Work laptop', createdAt: '2026-11-01T08:00:00.000Z', lastUsedAt: '2026-11-21T08:00:00.000Z' }],
  required: true,
}

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

const ADDRESS: OwnAddress = { email: 'olivia@framewell.example', proved: true, pending: null }

interface SecurityAnswers {
  readonly address: OwnAddress
  readonly sessions: readonly ListedSession[]
  readonly list: AnswerCall<typeof listOwnSessions>
  readonly factors: Factors
}

/** Answers the security page's calls like a server with these sessions. */
export function securityAnswers(instead: Partial<SecurityAnswers> = {}): SendRequest {
  const desk = fakeSessionServer()
  let factors = instead.factors ?? NO_FACTORS
  let address = instead.address ?? ADDRESS
  let sessions = [...(instead.sessions ?? STORY_SESSIONS)]
  const end = ({ ended, left }: ReturnType<typeof endOtherActiveSessions<ListedSession>>) => {
    sessions = left
    return { ended: ended.length }
  }
  const held = () => ({ totp: factors.ways.totp, passkeys: factors.passkeys.length })
  /** Removes a factor unless it is the last one of a user who must have one; recovery codes are removed with the last. */
  const remove = ({ totp = factors.ways.totp, passkeys = factors.passkeys }: { totp?: boolean; passkeys?: Factors['passkeys'] }) => {
    const left = { totp, passkeys: passkeys.length }
    const no = removalRefusal(left, factors.required)
    if (no) return no
    const ways = { ...factors.ways, totp, passkey: passkeys.length > 0 }
    factors = { ...factors, passkeys, ways, recoveryCodesLeft: hasFactor(left) ? factors.recoveryCodesLeft : 0 }
    return undefined
  }
  return answerCalls([
    [getOwnAddress, () => address],
    [
      requestAddress,
      ({ email, currentPassword }) => {
        if (currentPassword !== STORY_PASSWORD) throw refuseCall(requestAddress, 'wrongPassword')
        const no = addressRefusal(email, address)
        if (no) throw refuseCall(requestAddress, no.refusal)
        address = { ...address, pending: { email, requestedAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-11-23T09:00:00.000Z' } }
        return address
      },
    ],
    [
      resendAddressLink,
      () => {
        if (!address.pending) throw refuseCall(resendAddressLink, 'noPending')
        return address
      },
    ],
    [
      cancelAddressChange,
      () => {
        address = { ...address, pending: null }
        return address
      },
    ],
    [
      passwordCalls.changePassword,
      ({ currentPassword, password }) => {
        const no = changeRefusal(currentPassword === STORY_PASSWORD, () => password.startsWith('password'))
        if (no) throw refuseCall(passwordCalls.changePassword, no.refusal)
        return CHANGED
      },
    ],
    [listOwnSessions, instead.list ?? (() => ({ sessions }))],
    [
      endOwnSession,
      ({ id }) => {
        const outcome = endSessionById(sessions, id)
        if ('refusal' in outcome) throw refuseCall(endOwnSession, outcome.refusal)
        return end(outcome)
      },
    ],
    [endOtherSessions, () => end(endOtherActiveSessions(sessions, sessions.find(({ current }) => current)?.id))],
    [
      checkIdentity,
      (given) => {
        if (!('password' in given && given.password === STORY_PASSWORD) && !('code' in given && given.code === STORY_CODE))
          throw refuseCall(checkIdentity, 'notConfirmed')
        return { checkedUntil: '2026-11-22T09:15:00.000Z' }
      },
    ],
    [getFactors, () => factors],
    [
      startTotp,
      () => {
        const no = totpRefusal(factors.ways)
        if (no) throw refuseCall(startTotp, no.refusal)
        return {
          secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          uri: 'otpauth://totp/Framewell:olivia?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
        }
      },
    ],
    [
      confirmTotp,
      ({ code }) => {
        if (code !== STORY_CODE) throw refuseCall(confirmTotp, 'wrongCode')
        const recoveryCodes = factors.recoveryCodesLeft === 0 ? STORY_CODES : []
        const recoveryCodesLeft = factors.recoveryCodesLeft || STORY_CODES.length
        factors = { ...factors, ways: { ...factors.ways, totp: true }, recoveryCodesLeft }
        return { recoveryCodes, session: null }
      },
    ],
    [
      removeTotp,
      () => {
        const no = remove({ totp: false })
        if (no) throw refuseCall(removeTotp, no.refusal)
        return REMOVED
      },
    ],
    [
      removePasskey,
      ({ id }) => {
        if (!factors.passkeys.some((passkey) => passkey.id === id)) throw refuseCall(removePasskey, 'unknownPasskey')
        const no = remove({ passkeys: factors.passkeys.filter((passkey) => passkey.id !== id) })
        if (no) throw refuseCall(removePasskey, no.refusal)
        return REMOVED
      },
    ],
    [
      newRecoveryCodes,
      () => {
        const no = recoveryRefusal(held())
        if (no) throw refuseCall(newRecoveryCodes, no.refusal)
        factors = { ...factors, recoveryCodesLeft: STORY_CODES.length }
        return { recoveryCodes: STORY_CODES }
      },
    ],
    [currentSession, desk.current],
    [signOut, desk.signOut],
  ])
}
