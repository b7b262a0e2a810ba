import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anonymousAddress, erasureObstacles, erasureRefusal, isAnonymousAddress } from './policy'

const FREE = { self: false, lastSuperAdmin: false, openOrders: 0, companiesWithoutOwner: [] }

describe('deleting a person', () => {
  it('asks first for what is open, then for something that can go', () => {
    expect(erasureRefusal([], ['One order'])).toEqual({
      refusal: 'obstacles',
      more: { fields: [{ path: 'address', message: 'One order' }] },
    })
    expect(erasureRefusal([], [])).toEqual({ refusal: 'unknownPerson' })
    expect(erasureRefusal([{ end: 'kept' }], [])).toEqual({ refusal: 'nothingToDelete' })
    expect(erasureRefusal([{ end: 'kept' }, { end: 'anonymised' }], [])).toBeUndefined()
  })

  it('waits for what is open, and says each thing once', () => {
    fc.assert(
      fc.property(
        fc.record({
          self: fc.boolean(),
          lastSuperAdmin: fc.boolean(),
          openOrders: fc.nat({ max: 3 }),
          companiesWithoutOwner: fc.uniqueArray(fc.constantFrom('North Homes', 'South Homes', 'East Frames')),
        }),
        (facts) => {
          const obstacles = erasureObstacles(facts)
          expect(new Set(obstacles).size).toBe(obstacles.length)
          const expected =
            Number(facts.self) + Number(facts.lastSuperAdmin) + Number(facts.openOrders > 0) + facts.companiesWithoutOwner.length
          expect(obstacles).toHaveLength(expected)
        },
      ),
      { numRuns: 100 },
    )
    expect(erasureObstacles(FREE)).toEqual([])
    expect(erasureObstacles({ ...FREE, openOrders: 2 })).toEqual(['2 orders of this person must be completed or cancelled first.'])
  })

  it('leaves an address that is known as such and nobody has', () => {
    expect(isAnonymousAddress(anonymousAddress('6f1e').toUpperCase())).toBe(true)
    expect(isAnonymousAddress('ada@deleted.invalid.example.com')).toBe(false)
  })
})
