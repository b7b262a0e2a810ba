import { expect, it } from 'vitest'
import { insuranceWords } from './insuranceWords'

it.each([
  [null, 'none'],
  ['2026-11-21', 'over'],
  ['2026-11-22', 'soon'],
  ['2026-12-22', 'soon'],
  ['2026-12-23', 'valid'],
])('a certificate until %s is %s on November 22', (until, state) => {
  expect(insuranceWords(until, '2026-11-22').state).toBe(state)
})
