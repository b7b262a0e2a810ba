import { describe, expect, it } from 'vitest'
import { changePercent, comparedWindow, metricWindow } from './metricWindow'
import { storedEventData } from './track'

const at = (text: string) => new Date(`${text}Z`)
const words = (window: ReturnType<typeof comparedWindow>) => window && `${window.from.toISOString()} ${window.to.toISOString()}`

describe('month against month', () => {
  it('compares the same days of the previous month', () => {
    expect(words(metricWindow('month', at('2026-11-22T06:00:00')))).toBe('2026-11-01T04:00:00.000Z 2026-11-22T06:00:00.000Z')
    expect(words(comparedWindow('month', at('2026-11-22T06:00:00')))).toBe('2026-10-01T04:00:00.000Z 2026-10-22T06:00:00.000Z')
  })

  it('ends with a shorter month', () => {
    expect(words(comparedWindow('month', at('2026-03-31T12:00:00')))).toBe('2026-02-01T05:00:00.000Z 2026-03-01T05:00:00.000Z')
  })

  it('crosses the turn of the year', () => {
    expect(words(comparedWindow('month', at('2027-01-02T05:00:00')))).toBe('2026-12-01T05:00:00.000Z 2026-12-02T05:00:00.000Z')
  })
})

it('belongs to the month that it is in Eastern Time: an evening in New York is not the next month', () => {
  expect(words(metricWindow('month', at('2026-12-01T04:59:00')))).toBe('2026-11-01T04:00:00.000Z 2026-12-01T04:59:00.000Z')
  expect(words(metricWindow('day', at('2026-11-02T04:00:00')))).toBe('2026-11-01T04:00:00.000Z 2026-11-02T04:00:00.000Z')
  // Clocks go back on November 1: that day has 25 hours.
  expect(words(comparedWindow('day', at('2026-11-02T06:00:00')))).toBe('2026-11-01T04:00:00.000Z 2026-11-01T05:00:00.000Z')
})

it('compares days with the days before, all time with all before this month, and current values with nothing', () => {
  const now = at('2026-11-22T06:00:00')
  expect(words(comparedWindow({ days: 30 }, now))).toBe('2026-09-23T06:00:00.000Z 2026-10-23T06:00:00.000Z')
  expect(words(comparedWindow('day', now))).toBe('2026-11-21T05:00:00.000Z 2026-11-21T06:00:00.000Z')
  expect(words(comparedWindow('ever', now))).toBe('1970-01-01T00:00:00.000Z 2026-11-01T04:00:00.000Z')
  expect(comparedWindow('now', now)).toBeNull()
})

it('reports a change only with something to compare', () => {
  expect(changePercent(123.4, 100)).toBe(23.4)
  expect(changePercent(50, 100)).toBe(-50)
  expect(changePercent(-50, -100)).toBe(50)
  expect([changePercent(1, 0), changePercent(null, 1), changePercent(1, null)]).toEqual([null, null, null])
})

it('keeps only the event data its funnel needs', () => {
  expect(storedEventData('quote_submitted', { kind: 'steel', total: 42500, number: 'Q-2026-00042', email: 'dana@example.com' })).toEqual({
    kind: 'steel',
    total: 42500,
  })
  expect(storedEventData('configuration_completed', { planId: 'x'.repeat(101), totalPrice: null })).toEqual({})
})
