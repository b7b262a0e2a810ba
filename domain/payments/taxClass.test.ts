import { expect, it } from 'vitest'
import { cents } from '../money/cents'
import { payeeStanding, reportingThreshold } from './taxClass'

it('a payee is reported from the threshold of the year on, unless a corporation', () => {
  expect(payeeStanding(cents(59_999), 'individual', 2025)).toBe('belowThreshold')
  expect(payeeStanding(cents(60_000), 'individual', 2025)).toBe('report')
  expect(payeeStanding(cents(199_999), null, 2026)).toBe('belowThreshold')
  expect(payeeStanding(cents(200_000), null, 2026)).toBe('w9Missing')
  expect(payeeStanding(cents(200_000), 'llc_p', 2026)).toBe('report')
  expect(payeeStanding(cents(200_000), 'llc_s', 2026)).toBe('corporation')
})

it('a year whose figure is not entered hides nobody', () => {
  expect(reportingThreshold(2027)).toBeNull()
  expect(payeeStanding(cents(1), 'individual', 2027)).toBe('report')
})

it('a payee that was paid nothing, or paid more back, is on no form, whatever the figure of the year', () => {
  for (const paid of [0, -1])
    for (const taxClass of ['individual', null] as const) expect(payeeStanding(cents(paid), taxClass, 2027)).toBe('belowThreshold')
})
