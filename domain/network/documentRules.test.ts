import { expect, it } from 'vitest'
import { documentRefusal, insuredBy } from './documentRules'
import { INSURANCE_PAUSE_REASON } from './fabricatorStatus'

const today = '2026-11-23'

it.each([
  [{ kind: 'insurance' }, 'expiryMissing'],
  [{ kind: 'insurance', expiresOn: '2026-11-22' }, 'expired'],
  [{ kind: 'insurance', expiresOn: today }, undefined],
  [{ kind: 'license' }, undefined],
  [{ kind: 'license', expiresOn: '2026-11-22' }, 'expired'],
])('a document of %o is refused for %s', (facts, refusal) => {
  expect(documentRefusal(facts, today)?.refusal).toBe(refusal)
})

const paused = { status: 'paused', statusReason: INSURANCE_PAUSE_REASON, insuredUntil: '2026-10-31' }
it.each([
  [paused, '2027-10-31', { insuredUntil: '2027-10-31', resumes: true }],
  [paused, '2026-11-22', { insuredUntil: '2026-11-22', resumes: false }],
  [{ ...paused, statusReason: 'Late twice' }, '2027-10-31', { insuredUntil: '2027-10-31', resumes: false }],
  [{ ...paused, status: 'active', statusReason: null, insuredUntil: null }, '2027-10-31', { insuredUntil: '2027-10-31', resumes: false }],
  [{ ...paused, insuredUntil: '2027-12-31' }, '2027-10-31', undefined],
])('a shop %o with a certificate until %s: %o', (shop, expiresOn, change) => {
  expect(insuredBy(shop, expiresOn, today)).toEqual(change)
})
