import { expect, it } from 'vitest'
import { auditActionWords, auditSubjectWords } from './auditWords'

it.each([
  ['phase-complete', 'Phase completed'],
  ['bank-details-propose', 'Bank details proposed'],
  ['order-hold', 'Order put on hold'],
  ['dispute-open', 'Dispute opened'],
  ['api-key-issue', 'API key issued'],
  ['w9-sign', 'W-9 signed'],
  ['sign-in-failed', 'Sign in failed'],
  ['sign-in', 'Sign in'],
  ['newsletter-confirmed', 'Newsletter confirmed'],
  ['some-new-thing', 'Some new thing'],
])('says %s as “%s”', (action, words) => {
  expect(auditActionWords(action)).toBe(words)
})

it('names a subject in words', () => {
  expect(auditSubjectWords('payment-projects')).toBe('Payment projects')
  expect(auditSubjectWords('seed')).toBe('Seed')
})
