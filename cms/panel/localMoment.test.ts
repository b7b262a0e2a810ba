import { describe, expect, test } from 'vitest'
import { localMoment } from './localMoment'

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
