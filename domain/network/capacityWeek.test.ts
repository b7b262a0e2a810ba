import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addWeeks, type CapacityWeek, freeUnits, placeUnits, unitsForArea, usesText, weekStartOf, weekUses } from './capacityWeek'

const week = (at: string, facts: Partial<CapacityWeek> = {}): CapacityWeek => ({
  week: at,
  capacityUnits: 40,
  closedUnits: 0,
  reservedUnits: 0,
  bookedUnits: 0,
  ...facts,
})
const anyWeeks = fc
  .array(
    fc.record({
      capacityUnits: fc.nat(60),
      closedUnits: fc.nat(60),
      reservedUnits: fc.nat(20),
      bookedUnits: fc.nat(60),
    }),
    { maxLength: 12 },
  )
  .map((rows) => rows.map((row, at) => ({ week: addWeeks('2026-11-23', at), ...row })))

describe('weeks', () => {
  it('start on Monday in any year', () => {
    // Sunday evening in New York is Monday in UTC already.
    expect(weekStartOf(new Date('2026-11-23T04:59:59Z'))).toBe('2026-11-16')
    expect(weekStartOf(new Date('2026-11-23T05:00:00Z'))).toBe('2026-11-23')
    // The clocks go back on Sunday, November 1.
    expect(weekStartOf(new Date('2026-11-02T04:59:59Z'))).toBe('2026-10-26')
    expect(weekStartOf(new Date('2026-11-02T05:00:00Z'))).toBe('2026-11-02')
    expect(weekStartOf(new Date('2027-01-01T12:00:00Z'))).toBe('2026-12-28')
    expect(addWeeks('2026-12-28', 1)).toBe('2027-01-04')
    expect(addWeeks('2026-03-02', -1)).toBe('2026-02-23')
  })
})

describe('placing units', () => {
  it('fills the earliest or the latest weeks first', () => {
    const weeks = [week('2026-11-30'), week('2026-11-23', { bookedUnits: 30 }), week('2026-12-07', { bookedUnits: 35 })]
    expect(placeUnits(25, weeks, 'earliest')).toEqual([
      { week: '2026-11-23', units: 10 },
      { week: '2026-11-30', units: 15 },
    ])
    expect(placeUnits(25, weeks, 'latest')).toEqual([
      { week: '2026-11-30', units: 20 },
      { week: '2026-12-07', units: 5 },
    ])
  })

  it('counts holidays, reserve and bookings, and never goes below zero', () => {
    expect(freeUnits(week('2026-11-23', { closedUnits: 16, reservedUnits: 4, bookedUnits: 5 }))).toBe(15)
    expect(freeUnits(week('2026-11-23', { closedUnits: 40, bookedUnits: 5 }))).toBe(0)
    expect(placeUnits(1, [week('2026-11-23', { capacityUnits: 0 })], 'earliest')).toBeUndefined()
  })

  it('never exceeds a week, and always places the whole volume or nothing', () => {
    fc.assert(
      fc.property(anyWeeks, fc.integer({ min: 1, max: 300 }), fc.constantFrom('earliest', 'latest'), (weeks, units, from) => {
        const slots = placeUnits(units, weeks, from)
        const free = weeks.reduce((sum, one) => sum + freeUnits(one), 0)
        if (!slots) {
          expect(free).toBeLessThan(units)
          return
        }
        expect(slots.reduce((sum, slot) => sum + slot.units, 0)).toBe(units)
        for (const slot of slots) {
          const of = weeks.find((one) => one.week === slot.week)
          expect(slot.units).toBeLessThanOrEqual(of ? freeUnits(of) : 0)
        }
      }),
    )
  })
})

describe('the uses of a week', () => {
  it('add up to its capacity while it is not overbooked, and say held apart from booked', () => {
    fc.assert(
      fc.property(anyWeeks, (weeks) => {
        for (const one of weeks) {
          const total = weekUses({ ...one, heldUnits: Math.floor(one.bookedUnits / 2) }).reduce((sum, { units }) => sum + units, 0)
          expect(total).toBe(Math.max(one.capacityUnits, one.bookedUnits + one.reservedUnits + one.closedUnits))
        }
      }),
    )
    expect(usesText(weekUses(week('2026-11-23', { bookedUnits: 30, heldUnits: 6, reservedUnits: 4 })))).toBe(
      '24 booked, 6 held, 4 reserved, 6 free',
    )
  })
})

describe('units of a house', () => {
  it('round up to whole units of 100 square feet', () => {
    expect([900, 1350, 1800, 1, 101].map(unitsForArea)).toEqual([9, 14, 18, 1, 2])
  })
})
