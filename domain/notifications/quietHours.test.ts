import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OFFERED_ZONES } from '../dates/timeZones'
import { localClock, minuteOfDay } from './localClock'
import { afterQuietHours, isQuiet, nextDigestAt } from './quietHours'

const MINUTE = 60_000
const night = { quietHours: true, quietStart: '22:00', quietEnd: '08:00', timezone: 'America/New_York' } as const
const clock = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
/** Any moment of 2026, half of them near a US clock change. */
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 11, 31) }),
  fc
    .tuple(fc.constantFrom(Date.UTC(2026, 2, 8, 7), Date.UTC(2026, 10, 1, 6)), fc.integer({ min: -26 * 60, max: 26 * 60 }))
    .map(([at, by]) => at + by * MINUTE),
)
const hours = fc.record({
  quietStart: clock,
  quietEnd: clock,
  timezone: fc.constantFrom(...OFFERED_ZONES.map(({ id }) => id), 'Europe/Berlin', 'Australia/Lord_Howe'),
})

describe('quiet hours', () => {
  it.each([
    ['an evening over midnight', '2026-01-15T04:00:00Z', night, '2026-01-15T13:00:00Z'],
    ['the last minute', '2026-01-15T12:59:30Z', night, '2026-01-15T13:00:00Z'],
    ['just after', '2026-01-15T13:00:00Z', night, '2026-01-15T13:00:00Z'],
    ['the night the clocks go forward', '2026-03-08T05:00:00Z', night, '2026-03-08T12:00:00Z'],
    ['the night the clocks go back', '2026-11-01T03:00:00Z', night, '2026-11-01T13:00:00Z'],
    ['an end that the clocks jump over', '2026-03-08T06:30:00Z', { ...night, quietEnd: '02:30' }, '2026-03-08T07:00:00Z'],
    ['a zone without changes', '2026-07-01T06:00:00Z', { ...night, timezone: 'America/Phoenix' }, '2026-07-01T15:00:00Z'],
    ['within one day', '2026-01-15T18:00:00Z', { ...night, quietStart: '12:00', quietEnd: '14:00' }, '2026-01-15T19:00:00Z'],
    ['none', '2026-01-15T04:00:00Z', { ...night, quietHours: false }, '2026-01-15T04:00:00Z'],
    ['that end when they begin', '2026-01-15T04:00:00Z', { ...night, quietEnd: '22:00' }, '2026-01-15T04:00:00Z'],
  ] as const)('%s', (_, at, quiet, until) => {
    expect(afterQuietHours(new Date(at), quiet).toISOString()).toBe(new Date(until).toISOString())
  })

  it('end at the first minute that is not quiet, across any clock change', () => {
    fc.assert(
      fc.property(moment, hours, (time, chosen) => {
        const quiet = { quietHours: true, ...chosen }
        const at = new Date(Math.floor(time / MINUTE) * MINUTE)
        const until = afterQuietHours(at, quiet)
        expect(isQuiet(until, quiet)).toBe(false)
        expect(until.getTime()).toBeGreaterThanOrEqual(at.getTime())
        for (let minute = at.getTime(); minute < until.getTime(); minute += 7 * MINUTE) expect(isQuiet(new Date(minute), quiet)).toBe(true)
        if (until > at) expect(isQuiet(new Date(until.getTime() - MINUTE), quiet)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it("deliver a digest in the reader's morning, on Monday when weekly, within a day or a week", () => {
    fc.assert(
      fc.property(
        moment,
        fc.constantFrom('daily' as const, 'weekly' as const),
        fc.constantFrom(...OFFERED_ZONES.map(({ id }) => id)),
        (time, digest, timezone) => {
          const now = new Date(time)
          const at = nextDigestAt(now, digest, { ...night, quietHours: false, timezone })
          expect(at > now).toBe(true)
          expect(minuteOfDay(at, timezone)).toBe(8 * 60)
          expect(at.getTime() - now.getTime()).toBeLessThanOrEqual((digest === 'daily' ? 25 : 7 * 24 + 1) * 60 * MINUTE)
          if (digest === 'weekly') expect(localClock(at, timezone).getUTCDay()).toBe(1)
        },
      ),
      { numRuns: 200 },
    )
  })
})
