import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spacedCount, spacedPositions } from './spacedPositions'

describe('spacedCount', () => {
  it.each([
    [148, 16, 112, 'studs: Dagostino, p. 157'],
    [20 + 8 / 12, 16, 17, 'joists: trade text'],
    [20, 24, 11, 'trusses: trade table'],
    [40, 24, 21, 'trusses: trade table'],
    [60, 24, 31, 'trusses: trade table'],
    [80, 24, 41, 'trusses: trade table'],
  ])('%d ft at %d in: %d (%s)', (feet, inches, count) => {
    expect(spacedCount(feet, inches)).toBe(count)
  })
})

describe('spacedPositions', () => {
  const runs = fc.tuple(
    fc.integer({ min: 12, max: 2400 }).map((inches) => inches / 12),
    fc.constantFrom(16, 24),
  )

  it('covers a run from end to end within the spacing', () => {
    fc.assert(
      fc.property(runs, ([feet, spacing]) => {
        const positions = spacedPositions(feet, spacing)
        expect(positions).toHaveLength(spacedCount(feet, spacing))
        expect(positions[0]).toBe(0)
        expect(positions.at(-1)).toBe(feet)
        for (const [index, at] of positions.slice(1).entries())
          expect(at - (positions[index] ?? 0)).toBeLessThanOrEqual(spacing / 12 + 1e-9)
      }),
    )
  })

  it('never needs fewer on a longer run or at a tighter spacing', () => {
    fc.assert(
      fc.property(runs, fc.double({ min: 0, max: 20, noNaN: true }), ([feet, spacing], more) => {
        expect(spacedCount(feet + more, spacing)).toBeGreaterThanOrEqual(spacedCount(feet, spacing))
        expect(spacedCount(feet, 16)).toBeGreaterThanOrEqual(spacedCount(feet, 24))
      }),
    )
  })
})
