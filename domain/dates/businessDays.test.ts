import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDayFrom, closedBecause, companyDay, dayAfter, deadlineAfter, endOfDay, isEndOfDay, nextBusinessDay } from './businessDays'

/** As listed in K.8 of the Federal Reserve Board. */
const LISTED = {
  2026: ['01-01', '01-19', '02-16', '05-25', '06-19', '07-04', '09-07', '10-12', '11-11', '11-26', '12-25'],
  2027: ['01-01', '01-18', '02-15', '05-31', '06-19', '07-05', '09-06', '10-11', '11-11', '11-25', '12-25'],
  2028: ['01-01', '01-17', '02-21', '05-29', '06-19', '07-04', '09-04', '10-09', '11-11', '11-23', '12-25'],
}

describe('banking days', () => {
  it.each(Object.entries(LISTED))('in %s exclude the listed holidays and no other weekday', (year, listed) => {
    const closed = []
    for (let at = Date.UTC(Number(year), 0, 1); at < Date.UTC(Number(year) + 1, 0, 1); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10)
      const weekend = [0, 6].includes(new Date(at).getUTCDay())
      if (weekend) expect(closedBecause(day)).toMatch(/^a S(atur|un)day$/)
      else if (closedBecause(day) !== undefined) closed.push(day.slice(5))
    }
    const onWeekdays = listed.filter((day) => ![0, 6].includes(new Date(`${year}-${day}T00:00:00Z`).getUTCDay()))
    expect(closed).toEqual(onWeekdays)
  })

  it('stay open on the Friday before a Saturday holiday; a Sunday holiday closes the Monday after', () => {
    expect(closedBecause('2026-07-03')).toBeUndefined()
    expect(closedBecause('2027-07-05')).toBe('Independence Day')
    expect(closedBecause('2022-12-26')).toBe('Christmas Day')
    expect(closedBecause('2021-12-31')).toBeUndefined()
  })

  it('are never more than four days apart', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2022-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (date) => {
        const day = date.toISOString().slice(0, 10)
        const next = businessDayFrom(day)
        expect(closedBecause(next)).toBeUndefined()
        expect((Date.parse(next) - Date.parse(day)) / 86_400_000).toBeLessThanOrEqual(4)
      }),
    )
  })

  it('are found again as they were found first, also when many others were asked for between', () => {
    const walked = (day: string): string => (closedBecause(day) === undefined ? day : walked(dayAfter(day, 1)))
    const days = (from: string) => Array.from({ length: 5000 }, (_, at) => dayAfter(from, at))
    for (const day of [...days('2026-01-01'), ...days('2050-01-01'), ...days('2026-01-01')]) {
      expect(businessDayFrom(day)).toBe(walked(day))
      expect(nextBusinessDay(day)).toBe(walked(dayAfter(day, 1)))
    }
  })

  it('follow the East Coast date', () => {
    expect(companyDay(new Date('2026-11-27T03:00:00Z'))).toBe('2026-11-26')
    expect(companyDay(new Date('2026-07-01T04:30:00Z'))).toBe('2026-07-01')
  })
})

describe('a deadline', () => {
  it('ends with its day in Eastern Time, also when the clocks change', () => {
    expect(deadlineAfter(new Date('2026-11-27T03:30:00Z'), 10).toISOString()).toBe('2026-12-07T04:59:59.999Z')
    expect(endOfDay('2026-03-08').toISOString()).toBe('2026-03-09T03:59:59.999Z')
    expect(endOfDay('2026-11-01').toISOString()).toBe('2026-11-02T04:59:59.999Z')
    expect(['2026-11-02T04:59:59.999Z', '2026-11-02T03:59:59.999Z'].map((at) => isEndOfDay(new Date(at)))).toEqual([true, false])
  })

  it('is the last moment of its day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true }), fc.nat(90), (now, days) => {
        const end = deadlineAfter(now, days)
        expect(companyDay(end)).toBe(dayAfter(companyDay(now), days))
        expect(companyDay(new Date(end.getTime() + 1))).toBe(dayAfter(companyDay(now), days + 1))
      }),
    )
  })
})
