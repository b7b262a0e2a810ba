import type { Role } from '@framewell/domain/accounts/roles'
import { currentSession } from '@framewell/domain/accounts/session'
import { type AnswerCall, answerCalls } from '@framewell/domain/http/answerCalls'
import type { SendRequest } from '@framewell/domain/http/callApi'
import { deletePersonalData, findPersonalData, type HeldData } from '@framewell/domain/privacy/calls'
import { KEEP_REASONS } from '@framewell/domain/privacy/policy'
import { sessionDesk } from '@framewell/remote-kit/testing/sessionDesk'

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

/** Answers the calls about a person's data. */
export function privacyDesk(find: AnswerCall<typeof findPersonalData> = () => HELD, role: Role = 'super_admin'): SendRequest {
  return answerCalls([
    [currentSession, sessionDesk({ role }).current],
    [findPersonalData, find],
    [deletePersonalData, () => ({ areas: [...HELD.areas] })],
  ])
}
