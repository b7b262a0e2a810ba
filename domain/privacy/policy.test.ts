import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anonymousAddress, erasureObstacles, erasureRefusal, isAnonymousAddress } from './policy'

const FREE = { self: false, lastSuperAdmin: false, openOrders: 0, companiesWithoutOwner: [], activeShops: [] }

describe('deleting a person', () => {
  it('first requires open matters to be settled, then data that can be deleted', () => {
    expect(erasureRefusal([], ['One order'])).toEqual({
      refusal: 'obstacles',
      more: { fields: [{ path: 'address', message: 'One order' }] },
    })
    expect(erasureRefusal([], [])).toEqual({ refusal: 'unknownPerson' })
    expect(erasureRefusal([{ end: 'kept' }], [])).toEqual({ refusal: 'nothingToDelete' })
    expect(erasureRefusal([{ end: 'kept' }, { end: 'anonymised' }], [])).toBeUndefined()
  })

  it('waits for open matters, listing each once', () => {
    fc.assert(
      fc.property(
        fc.record({
          self: fc.boolean(),
          lastSuperAdmin: fc.boolean(),
          openOrders: fc.nat({ max: 3 }),
          companiesWithoutOwner: fc.uniqueArray(fc.constantFrom('North Homes', 'South Homes', 'East Frames')),
          activeShops: fc.uniqueArray(fc.constantFrom('North Framing', 'South Framing')),
        }),
        (facts) => {
          const obstacles = erasureObstacles(facts)
          expect(new Set(obstacles).size).toBe(obstacles.length)
          const expected =
            Number(facts.self) +
            Number(facts.lastSuperAdmin) +
            Number(facts.openOrders > 0) +
            facts.companiesWithoutOwner.length +
            facts.activeShops.length
          expect(obstacles).toHaveLength(expected)
        },
      ),
      { numRuns: 100 },
    )
    expect(erasureObstacles(FREE)).toEqual([])
    expect(erasureObstacles({ ...FREE, openOrders: 2 })).toEqual(['2 orders of this person must be completed or canceled first.'])
  })

  it('leaves a recognizable address that nobody has', () => {
    expect(isAnonymousAddress(anonymousAddress('6f1e').toUpperCase())).toBe(true)
    expect(isAnonymousAddress('ada@deleted.invalid.example.com')).toBe(false)
  })
})
