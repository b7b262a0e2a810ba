import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localMoment, skippedTime } from './localTime'

describe('the text of a date and time control for a stored time', () => {
  test('is the same time to the minute when typed again, in summer and winter', () => {
    for (const stored of ['2026-01-05T09:07:00.000Z', '2026-07-31T23:59:00.000Z', '1999-12-31T00:00:00.000Z']) {
      expect(new Date(localMoment(stored)).toISOString()).toBe(stored)
      expect(localMoment(new Date(stored))).toBe(localMoment(stored))
    }
  })

  test('is empty for no time, and for an invalid one', () => {
    for (const stored of [null, undefined, '', 'soon']) expect(localMoment(stored)).toBe('')
  })
})

describe('a time that clocks skip', () => {
  const zone = process.env.TZ
  beforeAll(() => {
    process.env.TZ = 'America/Chicago'
  })
  afterAll(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  test('is named; every other time is as typed', () => {
    expect(skippedTime('2027-03-14T02:30')).toMatch(/skip this time/)
    for (const local of ['2027-03-14T01:59', '2027-03-14T03:00', '2027-11-07T01:30', '2027-07-01T02:30:15', ''])
      expect(skippedTime(local)).toBeUndefined()
  })
})
