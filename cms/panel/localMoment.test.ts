import { describe, expect, test } from 'vitest'
import { localMoment } from './localMoment'

describe('what a control for date and time shows of a stored moment', () => {
  test('what it shows, typed again, is the same moment to the minute, summer and winter', () => {
    for (const stored of ['2026-01-05T09:07:00.000Z', '2026-07-31T23:59:00.000Z', '1999-12-31T00:00:00.000Z']) {
      expect(new Date(localMoment(stored)).toISOString()).toBe(stored)
      expect(localMoment(new Date(stored))).toBe(localMoment(stored))
    }
  })

  test('nothing for no moment, and for what is none', () => {
    for (const stored of [null, undefined, '', 'soon']) expect(localMoment(stored)).toBe('')
  })
})
