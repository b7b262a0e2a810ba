import fc from 'fast-check'
import { expect, it } from 'vitest'
import { changeWeek, weeklyCapacityRefusal } from './capacityChange'

const now = new Date('2026-11-25T12:00:00Z')
const units = fc.nat({ max: 60 })
const weeks = fc
  .record({ capacityUnits: units, closedUnits: units, reservedUnits: units, bookedUnits: units })
  .map((week) => ({ week: '2026-11-23', ...week }))

it('a week never loses booked units, and may lose all others', () => {
  fc.assert(
    fc.property(weeks, units, units, (before, closedUnits, reservedUnits) => {
      const outcome = changeWeek(before, { week: before.week, closedUnits, reservedUnits, note: '' }, now)
      const left = Math.max(0, before.capacityUnits - closedUnits - reservedUnits)
      expect('refusal' in outcome).toBe(before.bookedUnits > left)
      if ('week' in outcome) expect(outcome.week).toEqual({ ...before, closedUnits, reservedUnits, note: '' })
    }),
  )
})

it.each([
  ['2026-11-23', undefined],
  ['2026-11-16', 'pastWeek'],
] as const)('the week of %s is changed on a Wednesday: %s', (week, refusal) => {
  const before = { week, capacityUnits: 30, closedUnits: 0, reservedUnits: 0, bookedUnits: 0 }
  const outcome = changeWeek(before, { week, closedUnits: 30, reservedUnits: 10, note: 'Closed' }, now)
  expect('refusal' in outcome ? outcome.refusal : undefined).toBe(refusal)
})

it("a new capacity is refused exactly when a week's orders would not fit", () => {
  fc.assert(
    fc.property(fc.array(weeks, { maxLength: 4 }), units, (all, weeklyCapacity) => {
      const fits = all.every(
        (week) => week.bookedUnits === 0 || week.bookedUnits <= Math.max(0, weeklyCapacity - week.closedUnits - week.reservedUnits),
      )
      expect(weeklyCapacityRefusal(all, weeklyCapacity) === undefined).toBe(fits)
    }),
  )
})
