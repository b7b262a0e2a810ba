import { easternDay } from '@framewell/domain/dates/bankingTime'
import { companyDay, dayAfter, endOfDay, deadlineAfter as ruleDeadline, startOfDay } from '@framewell/domain/dates/businessDays'
import { inCompanyZone, US_ZONES } from '@framewell/domain/dates/testing/inCompanyZone'
import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { bankingDayOf, dayOf, deadlineAfter, endOf, monthOf, startOf, TODAY } from './companyTime'
import type { SqlPart } from './SqlPart'

let cms: TestCms
beforeAll(async () => {
  cms = await bootCms()
})
afterAll(() => cms.stop())

const read = async (part: SqlPart) => (await cms.payload.db.drizzle.execute(sql`select ${part} as value`)).rows[0]?.value

it.each([
  ['an evening that is the next day in UTC', '2026-12-01T03:00:00Z', '2026-11-30'],
  ['the last second before midnight', '2026-12-01T04:59:59Z', '2026-11-30'],
  ['midnight', '2026-12-01T05:00:00Z', '2026-12-01'],
  ['daylight saving time', '2026-07-01T03:59:59Z', '2026-06-30'],
])('a time belongs to its day and month in New York, unless another zone is set: %s', async (_, time, day) => {
  expect(await read(dayOf(sql`${time}::timestamptz`))).toBe(day)
  expect(await read(monthOf(sql`${time}::timestamptz`))).toBe(day.slice(0, 7))
  expect(companyDay(new Date(time))).toBe(day)
})

it.each(['2026-03-08', '2026-07-04', '2026-11-01', '2026-12-31'])('%s begins and ends in the database as in the rules', async (day) => {
  expect(new Date(String(await read(sql`${startOf(sql`${day}::text`)}::text`)))).toEqual(startOfDay(day))
  expect(new Date(String(await read(sql`${endOf(sql`${day}::text`)}::text`)))).toEqual(endOfDay(day))
})

it.each([...US_ZONES, 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'in %s the database has the days of the rules, and the banks theirs',
  async (zone) => {
    await inCompanyZone(zone, async () => {
      const before = companyDay(new Date())
      expect([before, companyDay(new Date())]).toContain(await read(TODAY))
      for (const time of ['2026-12-01T05:30:00Z', '2026-07-01T06:59:59Z', '2026-07-01T10:00:00Z', '2027-01-01T09:59:59Z']) {
        const at = sql`${time}::timestamptz`
        const day = companyDay(new Date(time))
        expect([await read(dayOf(at)), await read(monthOf(at)), await read(bankingDayOf(at))]).toEqual([
          day,
          day.slice(0, 7),
          easternDay(new Date(time)),
        ])
        expect(new Date(String(await read(sql`${startOf(sql`${day}::text`)}::text`)))).toEqual(startOfDay(day))
        expect(new Date(String(await read(sql`${endOf(sql`${day}::text`)}::text`)))).toEqual(endOfDay(day))
      }
    })
  },
)

/** Moments within two hours of a midnight near a change of the clocks. */
const NEAR_MIDNIGHT = fc
  .tuple(
    fc.constantFrom('2026-03-08', '2026-11-01', '2027-03-14', '2026-12-31'),
    fc.integer({ min: -4, max: 2 }),
    fc.integer({ min: -120, max: 120 }),
  )
  .map(([day, days, minutes]) => new Date(startOfDay(dayAfter(day, days)).getTime() + minutes * 60_000))

it.each(US_ZONES)('in %s a deadline of some days ends with the same day in the database and in the rules', async (zone) => {
  await inCompanyZone(zone, () =>
    fc.assert(
      fc.asyncProperty(NEAR_MIDNIGHT, fc.integer({ min: 0, max: 10 }), async (at, days) => {
        const stored = new Date(String(await read(sql`${deadlineAfter(sql`${at.toISOString()}::timestamptz`, days)}::text`)))
        expect(stored).toEqual(ruleDeadline(at, days))
        expect(companyDay(stored)).toBe(dayAfter(companyDay(at), days))
      }),
      { numRuns: 60 },
    ),
  )
})
