import { expect, it } from 'vitest'
import { daysTooLate, deliveryWords } from './deliveryDay'

const order = { deliverBy: '2026-12-11', status: 'active', deliveredAt: null, expectedDelivery: null } as const

it('says when an order is expected, and how many days after it is needed', () => {
  expect(deliveryWords({ ...order, expectedDelivery: '2026-12-11T17:00:00.000Z' })).toBe(
    'Expected December 11, 2026, needed by December 11, 2026',
  )
  const late = { ...order, expectedDelivery: '2026-12-16T12:00:00.000Z' }
  expect(deliveryWords(late)).toBe('Expected December 16, 2026, 5 days after it is needed (December 11, 2026)')
  expect(daysTooLate(late)).toBe(5)
})

it('no longer says that a delivered or canceled order is needed', () => {
  expect(deliveryWords({ ...order, deliveredAt: '2026-12-03T15:09:00.000Z' })).toBe(
    'Delivered December 3, 2026, in time for December 11, 2026',
  )
  expect(deliveryWords({ ...order, status: 'completed', deliveredAt: '2026-12-12T15:09:00.000Z' })).toBe(
    'Delivered December 12, 2026, 1 day after it was needed (December 11, 2026)',
  )
  expect(deliveryWords({ ...order, status: 'cancelled' })).toBe('Was needed by December 11, 2026')
  expect(deliveryWords(order)).toBe('Needed by December 11, 2026')
})
