import { expect, it } from 'vitest'
import { cents } from '../money/cents'
import { DEFAULT_CATEGORY, payeeStanding, type ReportingCategory, reportingThreshold, type TaxClass } from './taxClass'

const standing = (paidCents: number, taxClass: TaxClass | null, year: number, category: ReportingCategory = DEFAULT_CATEGORY) =>
  payeeStanding({ paidCents: cents(paidCents), taxClass, category }, reportingThreshold(year, []))

it('a payee is reported from the threshold of the year on, unless a corporation', () => {
  expect(standing(59_999, 'individual', 2025)).toBe('belowThreshold')
  expect(standing(60_000, 'individual', 2025)).toBe('nec')
  expect(standing(199_999, null, 2026)).toBe('belowThreshold')
  expect(standing(200_000, null, 2026)).toBe('w9Missing')
  expect(standing(200_000, 'llc_p', 2026)).toBe('nec')
  expect(standing(200_000, 'llc_s', 2026)).toBe('corporation')
})

it('what a payee is paid for decides the form', () => {
  expect(standing(200_000, 'individual', 2026, 'rents')).toBe('misc')
  expect(standing(199_999, 'individual', 2026, 'other_income')).toBe('belowThreshold')
  expect(standing(200_000, 'individual', 2026, 'other_income')).toBe('misc')
  expect(standing(900_000, null, 2026, 'none')).toBe('notReportable')
  expect(standing(200_000, 'c_corporation', 2026, 'rents')).toBe('corporation')
  expect([standing(999, 'individual', 2026, 'royalties'), standing(1_000, 'individual', 2026, 'royalties')]).toEqual([
    'belowThreshold',
    'misc',
  ])
})

it('a year whose figure is not entered hides nobody, and an entered one counts with its source', () => {
  expect(reportingThreshold(2027, [])).toBeNull()
  expect(standing(1, 'individual', 2027)).toBe('nec')
  const entered = [{ year: 2027, dollars: 2_100, source: 'IRS Notice' }]
  expect(reportingThreshold(2027, entered)).toEqual({ cents: 210_000, source: '$2,100, for payments made in 2027 (IRS Notice)' })
  expect(reportingThreshold(2028, entered)).toBeNull()
  expect(reportingThreshold(2026, entered)?.cents).toBe(200_000)
})

it('a payee that was paid nothing, or paid more back, is on no form, whatever the figure of the year', () => {
  for (const paid of [0, -1])
    for (const taxClass of ['individual', null] as const) expect(standing(paid, taxClass, 2027)).toBe('belowThreshold')
})
