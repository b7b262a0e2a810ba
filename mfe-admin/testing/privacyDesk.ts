import type { Role } from '@framewell/domain/accounts/roles'
import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls, refuseCall } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { deletePersonalData, findPersonalData, type HeldData } from '@framewell/domain/privacy/calls'
import { erasureRefusal, KEEP_REASONS } from '@framewell/domain/privacy/policy'
import { fakeSessionServer } from '@framewell/remote-kit/testing/fakeSessionServer'

export const HELD: HeldData = {
  address: 'dana@hale.example',
  name: 'Dana Hale',
  account: { id: '6f1e4a52-0000-4000-8000-000000000001', role: 'builder' },
  areas: [
    { area: 'Quotes', rows: 3, files: 0, end: 'anonymised', reasons: [KEEP_REASONS.business] },
    { area: 'Plans', rows: 2, files: 2, end: 'deleted', reasons: [] },
    { area: 'Orders', rows: 1, files: 0, end: 'kept', reasons: [KEEP_REASONS.contract, KEEP_REASONS.business] },
    { area: 'Account', rows: 1, files: 0, end: 'anonymised', reasons: [] },
    { area: 'What they did', rows: 41, files: 0, end: 'kept', reasons: [KEEP_REASONS.audit] },
  ],
  obstacles: [],
}

interface PrivacyDesk {
  readonly find?: AnswerCall<typeof findPersonalData>
  readonly role?: Role
  /** Known people. */
  readonly held?: readonly HeldData[]
}

/** A fake of the personal data calls, in memory: deleting a person leaves what must be retained. */
export function privacyDesk({ find, role = 'super_admin', held = [HELD] }: PrivacyDesk = {}): SendRequest {
  let known = [...held]
  const found = (address: string) => {
    const person = known.find((one) => one.address === address)
    if (!person) throw refuseCall(findPersonalData, 'unknownPerson')
    return person
  }
  return answerCalls([
    [currentSession, fakeSessionServer({ role }).current],
    [findPersonalData, find ?? (({ address }) => found(address))],
    [
      deletePersonalData,
      ({ address }) => {
        const { areas, obstacles, ...person } = found(address)
        const no = erasureRefusal(areas, obstacles)
        if (no) throw refuseCall(deletePersonalData, no.refusal, no.more)
        const kept = areas.filter(({ end }) => end === 'kept')
        const left = kept.length > 0 ? [{ ...person, name: null, account: null, areas: kept, obstacles: [] }] : []
        known = [...known.filter((one) => one.address !== address), ...left]
        return { areas: [...areas] }
      },
    ],
  ])
}
