import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figureZone } from '../insights/metricText'
import { monthStart } from '../insights/metricWindow'
import { weekStartOf } from '../network/capacityWeek'
import { defaultPreferences, offeredZones, preferencesSchema } from '../notifications/preferences'
import { documentNumber } from '../numbers/documentNumber'
import { reminderDue } from '../payments/invoices'
import { quoteStatus } from '../quotes/quoteStatus'
import { deadlineDate, longDate } from '../quotes/quoteWords'
import { easternDay, easternTime } from './bankingTime'
import { companyDay, dayAfter, deadlineAfter, endOfDay, startOfDay } from './businessDays'
import { companyClock, companyDate, companyZone, companyZoneWords, setCompanyZone } from './companyZone'
import { inCompanyZone, US_ZONES } from './testing/inCompanyZone'
import { zoneFault } from './timeZones'

const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true })

describe('the company', () => {
  it('is in New York unless a zone is set', async () => {
    expect(companyZone()).toBe('America/New_York')
    expect(await inCompanyZone('America/Chicago', companyZone)).toBe('America/Chicago')
    setCompanyZone(undefined)
    expect(companyZoneWords()).toBe('Eastern Time')
  })

  it.each([
    ['America/New_York', '2026-12-01', '12:30 AM', 'Eastern Time'],
    ['America/Chicago', '2026-11-30', '11:30 PM', 'Central Time'],
    ['America/Phoenix', '2026-11-30', '10:30 PM', 'Mountain Standard Time'],
    ['America/Los_Angeles', '2026-11-30', '9:30 PM', 'Pacific Time'],
    ['Pacific/Honolulu', '2026-11-30', '7:30 PM', 'Hawaii-Aleutian Standard Time'],
  ])('has at one moment in %s the day %s at %s, %s', async (zone, day, time, words) => {
    const at = new Date('2026-12-01T05:30:00Z')
    await inCompanyZone(zone, () => {
      expect([companyDay(at), companyClock(at), companyZoneWords()]).toEqual([day, time, words])
      expect(deadlineDate(at.toISOString())).toBe(`${longDate(day)}, ${time} ${words}`)
      expect(companyDay(monthStart(at))).toBe(`${day.slice(0, 7)}-01`)
      expect(figureZone()).toContain(`midnight ${words}`)
    })
    // Banks do not move.
    expect([easternDay(at), easternTime(at)]).toEqual(['2026-12-01', '00:30'])
  })

  it.each([
    // In summer Phoenix has the clock of Los Angeles, in winter that of Denver.
    ['America/Phoenix', '2026-07-01T06:59:59Z', '2026-06-30', '2026-07-01T06:59:59.999Z'],
    ['America/Los_Angeles', '2026-07-01T06:59:59Z', '2026-06-30', '2026-07-01T06:59:59.999Z'],
    ['America/Phoenix', '2026-12-01T07:00:00Z', '2026-12-01', '2026-12-02T06:59:59.999Z'],
    ['America/Los_Angeles', '2026-12-01T07:00:00Z', '2026-11-30', '2026-12-01T07:59:59.999Z'],
    ['America/Chicago', '2026-03-08T07:59:00Z', '2026-03-08', '2026-03-09T04:59:59.999Z'],
    ['America/Chicago', '2026-11-01T12:00:00Z', '2026-11-01', '2026-11-02T05:59:59.999Z'],
    ['Pacific/Honolulu', '2027-01-01T09:59:59Z', '2026-12-31', '2027-01-01T09:59:59.999Z'],
  ])('in %s at %s is at %s, which ends at %s', async (zone, at, day, end) => {
    await inCompanyZone(zone, () => {
      expect(companyDay(new Date(at))).toBe(day)
      expect(endOfDay(day).toISOString()).toBe(end)
    })
  })
})

describe('one moment', () => {
  it('has one date everywhere, in every zone', async () => {
    await fc.assert(
      fc.asyncProperty(moments, fc.constantFrom(...US_ZONES), fc.nat(60), (at, zone, days) =>
        inCompanyZone(zone, () => {
          const day = companyDay(at)
          const iso = at.toISOString()
          expect(longDate(iso)).toBe(longDate(day))
          expect(deadlineDate(day)).toBe(`${longDate(day)} (end of day, ${companyZoneWords()})`)
          expect(deadlineDate(endOfDay(day).toISOString())).toBe(deadlineDate(day))
          expect(deadlineDate(iso).startsWith(longDate(day)) && deadlineDate(iso).includes(companyZoneWords())).toBe(true)
          expect(companyDate(at, 'medium')).toBe(
            new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
          )
          expect(documentNumber('Q', at, 1).slice(2, 6)).toBe(day.slice(0, 4))
          expect(weekStartOf(at) <= day && day < dayAfter(weekStartOf(at), 7)).toBe(true)
          const deadline = deadlineAfter(at, days)
          expect([companyDay(deadline), companyClock(deadline)]).toEqual([dayAfter(day, days), '11:59 PM'])
        }),
      ),
    )
  })

  it('is within its day, and days meet without a gap, in every zone of the runtime', async () => {
    const zones = Intl.supportedValuesOf('timeZone')
    await fc.assert(
      fc.asyncProperty(moments, fc.constantFrom(...zones), (at, zone) =>
        inCompanyZone(zone, () => {
          const day = companyDay(at)
          expect(startOfDay(day) <= at && at <= endOfDay(day)).toBe(true)
          expect(companyDay(endOfDay(day))).toBe(day)
          expect(companyDay(new Date(endOfDay(day).getTime() + 1))).toBe(dayAfter(day, 1))
        }),
      ),
      { numRuns: 500 },
    )
  })
})

it.each(US_ZONES)('in %s a quote ends and an invoice is late at midnight there', async (zone) => {
  await inCompanyZone(zone, () => {
    const validUntil = endOfDay('2026-11-30')
    const midnight = new Date(validUntil.getTime() + 1)
    expect(companyClock(midnight)).toBe('12:00 AM')
    const statusAt = (now: Date) => quoteStatus({ validUntil: validUntil.toISOString(), replacedBy: null, orderedAt: null }, now)
    expect([statusAt(new Date(validUntil.getTime() - 1)), statusAt(midnight)]).toEqual(['open', 'expired'])
    // Reminded three days before: the next reminder is of the first day that is late.
    const remindedAt = (now: Date) => reminderDue('2026-11-30', -3, companyDay(now))
    expect([remindedAt(validUntil), remindedAt(midnight)]).toEqual([undefined, 1])
  })
})

describe("a person's own time zone", () => {
  it("is the company's until they choose, and stays what they chose", async () => {
    expect(defaultPreferences().timezone).toBe('America/New_York')
    await inCompanyZone('Pacific/Honolulu', () => {
      expect(defaultPreferences().timezone).toBe('Pacific/Honolulu')
      expect(offeredZones('America/Denver').map(({ label }) => label)).toEqual([
        ...['New York', 'Chicago', 'Denver', 'Los Angeles', 'Phoenix', 'UTC'],
        'Honolulu',
      ])
    })
    expect(offeredZones('Pacific/Honolulu').at(-1)).toEqual({ id: 'Pacific/Honolulu', label: 'Honolulu' })
    expect(preferencesSchema.safeParse({ ...defaultPreferences(), timezone: 'Pacific/Honolulu' }).success).toBe(true)
    expect(preferencesSchema.safeParse({ ...defaultPreferences(), timezone: 'Mars/Base' }).success).toBe(false)
  })
})

describe('a setting of the zone', () => {
  it.each(['America/New_York', 'America/Chicago', 'Pacific/Honolulu', 'America/Phoenix'])('can be %s', (zone) =>
    expect(zoneFault(zone)).toBeUndefined(),
  )

  it.each([
    ['US/Central', 'has to be written America/Chicago'],
    ['america/chicago', 'has to be written America/Chicago'],
    ['Mars/Base', 'write its name in the tz database, for example America/Chicago'],
    ['CST6', 'is no time zone'],
    ['', 'is no time zone'],
    ['+05:00', 'is no time zone'],
    ["America/Chicago'; drop table orders; --", 'is no time zone'],
  ])('cannot be %j, and the message says what to write', (zone, message) => expect(zoneFault(zone)).toContain(message))
})
