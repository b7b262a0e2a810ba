import { companyDay, endOfDay, startOfDay } from '@framewell/domain/dates/businessDays'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bootCms, type TestCms } from '../../testing/bootCms'
import { dayOf, endOf, monthOf, startOf, TODAY } from './companyTime'
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
])('a time belongs to its day and month in Eastern Time: %s', async (_, time, day) => {
  expect(await read(dayOf(sql`${time}::timestamptz`))).toBe(day)
  expect(await read(monthOf(sql`${time}::timestamptz`))).toBe(day.slice(0, 7))
  expect(companyDay(new Date(time))).toBe(day)
})

it.each(['2026-03-08', '2026-07-04', '2026-11-01', '2026-12-31'])('%s begins and ends in the database as in the rules', async (day) => {
  expect(new Date(String(await read(sql`${startOf(sql`${day}::text`)}::text`)))).toEqual(startOfDay(day))
  expect(new Date(String(await read(sql`${endOf(sql`${day}::text`)}::text`)))).toEqual(endOfDay(day))
})

it('today is the same day for both', async () => {
  const before = companyDay(new Date())
  expect([before, companyDay(new Date())]).toContain(await read(TODAY))
})
