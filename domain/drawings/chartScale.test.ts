import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartScale } from './chartScale'

describe('chartScale', () => {
  it('has round ticks from zero past the largest value', () => {
    expect(chartScale([5.12, 142.8]).ticks).toEqual([0, 50, 100, 150])
    expect(chartScale([0.3, 0.48]).ticks).toEqual([0, 0.2, 0.4, 0.6])
    expect(chartScale([]).ticks).toEqual([0, 0.25, 0.5, 0.75, 1])
  })

  it('goes below zero where values do', () => {
    expect(chartScale([-30, 50]).ticks).toEqual([-40, -20, 0, 20, 40, 60])
  })

  it('contains every value', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
          { minLength: 1, maxLength: 20 },
        ),
        (values) => {
          const { min, max, ticks } = chartScale(values)
          expect(ticks.length).toBeLessThan(12)
          for (const value of values) {
            expect(value).toBeGreaterThanOrEqual(min - 1e-6 * Math.abs(min))
            expect(value).toBeLessThanOrEqual(max + 1e-6 * Math.abs(max))
          }
        },
      ),
    )
  })
})
