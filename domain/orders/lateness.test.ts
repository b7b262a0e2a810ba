import fc from 'fast-check'
import { expect, it } from 'vitest'
import { companyDay } from '../dates/businessDays'
import { latenessOf } from './lateness'
import { hasReached, ORDER_STAGES, ORDER_STATUSES } from './stages'

const TODAY = '2026-11-28'
const made = {
  status: 'active',
  stage: 'fabrication_started',
  deliverBy: '2026-12-11',
  expectedDelivery: '2026-12-16T12:00:00.000Z',
} as const

it('is late from the day after the one it is needed by, and expected late before by its own record', () => {
  expect(latenessOf(made, TODAY)).toBe('expectedLate')
  expect(latenessOf(made, '2026-12-11')).toBe('expectedLate')
  expect(latenessOf(made, '2026-12-12')).toBe('late')
  expect(latenessOf({ ...made, expectedDelivery: '2026-12-11T12:00:00.000Z' }, TODAY)).toBeNull()
  expect(latenessOf({ ...made, expectedDelivery: null }, TODAY)).toBeNull()
})

it('is never late once it is delivered or closed', () => {
  const day = fc.integer({ min: 0, max: 400 }).map((days) => new Date(Date.UTC(2026, 8, 1 + days)).toISOString())
  fc.assert(
    fc.property(
      fc.constantFrom(...ORDER_STATUSES),
      fc.constantFrom(...ORDER_STAGES),
      day,
      day,
      day,
      (status, stage, needed, expected, today) => {
        const lateness = latenessOf({ status, stage, deliverBy: needed, expectedDelivery: expected }, today.slice(0, 10))
        if (hasReached(stage, 'delivered_to_site') || ['cancelled', 'completed'].includes(status)) expect(lateness).toBeNull()
        else expect(lateness === null).toBe(needed >= today.slice(0, 10) && companyDay(new Date(expected)) <= needed.slice(0, 10))
      },
    ),
  )
})
